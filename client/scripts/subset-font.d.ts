declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff' | 'woff2' | 'sfnt' | 'truetype';
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  export default function subset(font: Uint8Array, letters: string, options?: Options): Promise<Uint8Array>;
}
