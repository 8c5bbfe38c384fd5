import { RULES_PAGES, type RulesPage } from './rules-pages.ts';

/** What an address of the page shows. */
export type Route =
  | { readonly name: 'home' }
  | { readonly name: 'new' }
  /** `page` is null for the list of them. */
  | { readonly name: 'rules'; readonly page: RulesPage | null }
  | { readonly name: 'table'; readonly id: string }
  | { readonly name: 'not-found' };

function routeOf(path: string): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (table !== undefined) return { name: 'table', id: table };
  if (path === '/') return { name: 'home' };
  if (path.startsWith('/new')) return { name: 'new' };
  const rules = /^\/rules(?:\/([a-z-]*))?\/?$/.exec(path);
  if (rules)
    return { name: 'rules', page: RULES_PAGES.find(({ name }) => name === rules[1]) ?? null };
  return { name: 'not-found' };
}

/** The address shown now. */
class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(location.pathname)));
  }

  /** Goes to a path of this page, which may end in a `#` part. */
  go(path: string): void {
    history.pushState(null, '', path);
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Follows a link inside the page, leaving new-tab clicks to the browser. */
export function followLink(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
