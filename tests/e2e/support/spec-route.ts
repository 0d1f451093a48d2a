/** A route of the specification with example addresses. */
export interface SpecRoute {
  /** The route as section 2 writes it. */
  readonly route: string;
  readonly visits: readonly Visit[];
}

export type Layout = 'default' | 'no-footer' | 'empty' | 'body';

export interface Shown {
  readonly at: string;
  /** The page's name. The brand's name follows, unless the page's name contains it. */
  readonly title: Readonly<Record<'fa' | 'en', string>>;
  readonly layout: Layout;
  /** True if the page has the bottom bar on phones. */
  readonly bar: boolean;
  /** The canonical address. Missing if the page has none. */
  readonly canonical?: string;
  /** True if a guest must sign in first. */
  readonly protected?: true;
}

export type Visit =
  | Shown
  | { readonly at: string; readonly redirectsTo: string }
  | { readonly at: string; readonly missing: true };

export function page(at: string, fa: string, en: string, more: Partial<Shown> = {}): Shown {
  const { layout = 'default' } = more;
  return { at, title: { fa, en }, layout, bar: layout === 'default', ...more };
}

/** A page that search engines may list under this address. */
export function listed(at: string, fa: string, en: string, more: Partial<Shown> = {}): Shown {
  return page(at, fa, en, { ...more, canonical: at });
}

export const redirect = (at: string, redirectsTo: string): Visit => ({ at, redirectsTo });
export const missing = (...ats: readonly string[]): Visit[] =>
  ats.map((at) => ({ at, missing: true }));

export function route(pattern: string, ...visits: readonly Visit[]): SpecRoute {
  return { route: pattern, visits };
}
