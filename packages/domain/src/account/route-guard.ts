import { safeRedirect } from './login-redirect.ts';

/** The viewers that may see a page: everyone, guests only (the login page), or signed-in viewers only. */
export const routeGuards = ['open', 'guest-only', 'protected'] as const;

/** One of {@link routeGuards}. */
export type RouteGuard = (typeof routeGuards)[number];

/** A guard's decision. An unknown guard in the route table is a programming mistake: 500. */
export type RouteDecision =
  | { readonly outcome: 'allow' }
  | { readonly outcome: 'redirect'; readonly to: string }
  | { readonly outcome: 'fail'; readonly status: 500; readonly message: 'Unknown middleware' };

const home = '/';

const loginPage = '/login';

const allow: RouteDecision = { outcome: 'allow' };

/**
 * Decides about an address (path and query). Guests are redirected from a protected page to the login page, which
 * stores the way back; signed-in viewers are redirected from a guests' page to the home page. Never redirects to the
 * same page.
 */
export function decideRoute(guard: string, signedIn: boolean, address: string): RouteDecision {
  switch (guard) {
    case 'open':
      return allow;
    case 'guest-only':
      return signedIn && pathOf(address) !== home ? { outcome: 'redirect', to: home } : allow;
    case 'protected':
      return signedIn || pathOf(address) === loginPage
        ? allow
        : { outcome: 'redirect', to: loginPath(address) };
    default:
      return { outcome: 'fail', status: 500, message: 'Unknown middleware' };
  }
}

/**
 * Returns the login page with a way back. An unsafe address and the login page itself are left out; the viewer then
 * goes home.
 */
export function loginPath(address: string): string {
  const back = safeRedirect(address.replace(/#.*/s, ''));
  const remembered = back !== undefined && pathOf(back) !== loginPage && back !== home;
  return remembered ? `${loginPage}?redirect=${encodeURIComponent(back)}` : loginPage;
}

/** Normalizes a path in the same way as the router: ignores case and extra slashes. */
function pathOf(address: string): string {
  const path = address.toLowerCase().replace(/[?#].*/s, '');
  const parts = path.split('/').filter((part) => part !== '');
  return `/${parts.join('/')}`;
}
