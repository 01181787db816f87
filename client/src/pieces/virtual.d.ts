/** Made by scripts/icons.ts: path data by icon name. */
declare module 'virtual:icons/table' {
  const paths: Record<string, string>;
  export default paths;
}
declare module 'virtual:icons/board' {
  const paths: Record<string, string>;
  export default paths;
}
declare module 'virtual:icons/pages' {
  const paths: Record<string, string>;
  export default paths;
}
declare module 'virtual:icons/cards' {
  const paths: Record<string, string>;
  export default paths;
}
declare module 'virtual:icons/more' {
  const paths: Record<string, string>;
  export default paths;
}
