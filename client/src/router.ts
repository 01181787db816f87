/** Which page an address shows. */

export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'game'; id: string }
  | { page: 'join'; token: string }
  | { page: 'rules'; rule: string }
  | { page: 'about' }
  | { page: 'missing' };

export function routeOf(path: string, hash = ''): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second] = parts.map(decode);
  if (parts.length === 0) return { page: 'home' };
  if (parts.length === 1) {
    if (first === 'new' || first === 'about') return { page: first };
    if (first === 'rules') return { page: 'rules', rule: decode(hash.replace(/^#/, '')) };
  }
  if (parts.length === 2 && second) {
    if (first === 'game') return { page: 'game', id: second };
    if (first === 'join') return { page: 'join', token: second };
  }
  return { page: 'missing' };
}

/** The token in what somebody pasted: a whole address or the token alone. Null if it can be neither. */
export function tokenIn(pasted: string): string | null {
  const text = pasted.trim();
  const [, token = text] = /\/join\/([^/?#\s]+)/.exec(text) ?? [];
  return /^[\w~.-]{8,200}$/.test(token) ? token : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
