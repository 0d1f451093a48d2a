/** An address of the specification, and what a visitor meets there. */
export interface SpecRoute {
  /** As section 2 writes it. */
  readonly route: string;
  readonly visits: readonly Visit[];
}

export type Layout = 'default' | 'no-footer' | 'empty' | 'body';

export interface Shown {
  readonly at: string;
  /** The page's name. The brand's follows it, unless it is in it. */
  readonly title: Readonly<Record<'fa' | 'en', string>>;
  readonly layout: Layout;
  /** The bar at the foot of a phone. */
  readonly bar: boolean;
  /** The address that a search engine should know it by. Without it, none. */
  readonly canonical?: string;
  /** It is somebody's own: a guest is asked to sign in first. */
  readonly protected?: true;
}

export type Visit =
  | Shown
  | { readonly at: string; readonly leadsTo: string }
  | { readonly at: string; readonly missing: true };

export function page(at: string, fa: string, en: string, more: Partial<Shown> = {}): Shown {
  const { layout = 'default' } = more;
  return { at, title: { fa, en }, layout, bar: layout === 'default', ...more };
}

export const leads = (at: string, leadsTo: string): Visit => ({ at, leadsTo });
export const missing = (...ats: readonly string[]): Visit[] =>
  ats.map((at) => ({ at, missing: true }));

export function route(pattern: string, ...visits: readonly Visit[]): SpecRoute {
  return { route: pattern, visits };
}
