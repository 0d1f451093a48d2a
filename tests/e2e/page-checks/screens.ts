import { planForFilm } from '../support/purchase.ts';
import { specRoutes } from '../support/spec-routes.ts';
import { films, titlePages, titles } from '../support/titles.ts';

export type Visitor = 'guest' | 'viewer' | 'child';

export interface Screen {
  readonly visitor: Visitor;
  readonly path: string;
  /**
   * True for the first screen of its kind. `pnpm test` checks only these screens, `pnpm tool check-pages` checks all.
   */
  readonly isFirstOfKind: boolean;
}

/** Addresses of pages that look alike. An address that matches no row is a kind of its own. */
const kinds: readonly (readonly [kind: string, paths: RegExp])[] = [
  ['app', /^\/app\b/],
  ['text', /^\/(accessibility|callback|namad|ref|profile\/(about-contact|faq|internet|terms))\b/],
  ['titles', /^\/(cinema|genres\/|category\/|cast\/)/],
  ['gallery', /^\/(genres|casts\/\w|lists)/],
  ['live', /^\/lives?\b/],
  ['press', /^\/(magazines|channel\/)/],
  ['player', /\/show\//],
  ['files', /^\/\w+\/download\//],
  ['title', /^\/(movie|series|episode|video|ekran)\//],
  ['plan', /^\/(plan\/|profile\/plans|USSDlink)/],
  ['own list', /^\/(payments|profile$|profile\/list)/],
  ['search', /^\/search/],
  ['kids title', /^\/kids\/title/],
];

const search = (term: string) => `/search/${encodeURIComponent(term)}`;

const shown = specRoutes
  .flatMap(({ visits }) => visits)
  .flatMap((visit) => ('title' in visit ? [visit] : []));

/** States of pages that the specification's addresses do not show. */
const others = [
  ...['/nowhere', '/cinema?age=7&lang=3&country=82&f_type=2', '/lists/yalda-nights'],
  ...['/channel/studio', '/channel/golbarg', ...titlePages.map(({ path }) => path)],
  ...[titles.paidMovie, films.long].map((id) => `/movie/${id}`),
  ...[titles.endedEkran, titles.soonEkran].map((id) => `/ekran/${id}`),
  `/movie/download/${titles.freeMovie}`,
  // Searches with many episodes of one series, with episodes of the same name, and without results.
  ...[search('قحوه‌خانه'), search('Magnus'), search('زظطغقصضث')],
];

const paths: Readonly<Record<Visitor, readonly string[]>> = {
  guest: [...shown.filter((visit) => !visit.protected).map(({ at }) => at), ...others],
  viewer: [...shown.map(({ at }) => at), ...others, planForFilm, '/profile/list/following'],
  child: ['movie/1903', 'series/3006']
    .map((title) => `/kids/title/${title}`)
    .concat('/kids', `/kids/search/${encodeURIComponent('ماه')}`, '/kids/leave'),
};

/** Every screen that has an address, for each visitor who may see it. */
export const screens: readonly Screen[] = listScreens();

function listScreens(): Screen[] {
  const seen = new Set<string>();
  return (['guest', 'viewer', 'child'] as const).flatMap((visitor) =>
    [...new Set(paths[visitor])].map((path) => {
      const [kind = path] = kinds.find(([, pattern]) => pattern.test(path)) ?? [];
      // The same address shows a child and an adult different pages.
      const name = visitor === 'child' ? `child's ${kind}` : kind;
      const isFirstOfKind = !seen.has(name);
      seen.add(name);
      return { visitor, path, isFirstOfKind };
    }),
  );
}
