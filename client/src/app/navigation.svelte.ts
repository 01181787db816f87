/** Where the visitor is, and how to go elsewhere without loading the page anew. */

import { routeOf, type Route } from '../router';

function here(): Route {
  return routeOf(location.pathname, location.hash);
}

export const place: { route: Route } = $state({ route: here() });

export function go(address: string): void {
  history.pushState(null, '', address);
  place.route = here();
  window.scrollTo(0, 0);
}

/** As `go`, but the page left behind is not one to come back to (a seat that has been taken). */
export function goInstead(address: string): void {
  history.replaceState(null, '', address);
  place.route = here();
}

/** Listens to the browser's own buttons and to plain links; called once. */
export function listen(): void {
  window.addEventListener('popstate', () => (place.route = here()));
  window.addEventListener('hashchange', () => (place.route = here()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (!ours(link.pathname) || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}

function ours(path: string): boolean {
  return routeOf(path).page !== 'missing';
}
