/** The page's few addresses: home, a new table, a table, the rules. */
export type Route =
  | { readonly name: 'home' }
  | { readonly name: 'new' }
  | { readonly name: 'rules' }
  | { readonly name: 'table'; readonly id: string };

function routeOf(path: string): Route {
  const table = /^\/t\/([A-Za-z0-9_-]{8,64})\/?$/.exec(path)?.[1];
  if (table !== undefined) return { name: 'table', id: table };
  if (path.startsWith('/new')) return { name: 'new' };
  if (path.startsWith('/rules')) return { name: 'rules' };
  return { name: 'home' };
}

class Place {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = routeOf(path);
    scrollTo(0, 0);
  }
}

export const place = new Place();

/** Follows a link inside the page, leaving new-tab clicks to the browser. */
export function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  place.go(link.pathname);
}
