import { films } from '../support/films.ts';
import { planForFilm } from '../support/purchase.ts';
import { specRoutes } from '../support/spec-routes.ts';
import { titlePages, titles } from '../support/titles.ts';

const search = (term: string) => `/search/${encodeURIComponent(term)}`;

const shown = specRoutes
  .flatMap(({ visits }) => visits)
  .flatMap((visit) => ('title' in visit ? [visit] : []));
/** The page of each thing that search engines may list. */
const listed = shown.flatMap(({ at, canonical }) => (canonical === at ? [at] : []));
const ofTitles: readonly string[] = titlePages.map(({ path }) => path);
/** A test of their own looks at them, or another address shows the same screen. */
const elsewhere = [
  '/',
  '/profile/plans',
  '/namad',
  '/casts/directors',
  '/casts/foreign-actors',
  '/lists/drama',
  ...ofTitles,
];

/** Every screen that opens by its address. Others are checked by the test that reaches them. */
export const screens = {
  'what is listed': listed.filter((path) => !elsewhere.includes(path)),
  'what is not': [
    '/login',
    '/nowhere',
    '/kids',
    '/cinema?age=7&lang=3&country=82&f_type=2',
    '/lists/yalda-nights',
    '/channel/studio',
    '/channel/golbarg',
  ],
  titles: [
    ...ofTitles,
    `/movie/${films.long}`,
    `/movie/download/${films.usual}`,
    `/movie/download/${titles.freeMovie}`,
  ],
  // Of one series, many episodes; of several, episodes of one name.
  'the search': ['/search', search('قحوه‌خانه'), search('Magnus'), search('زظطغقصضث')],
};

export const screensOfChild = [
  '/kids',
  `/kids/search/${encodeURIComponent('ماه')}`,
  '/kids/title/series/3006',
  '/kids/leave',
];

export const screensOfViewer = [
  ...['/profile/plans', planForFilm, '/callback', '/USSDlink/9/17/m3', '/ref/abc'],
  ...['/profile', '/profile/list/following', '/download'],
];

/** All of them, and each address of the specification that shows something. */
export const everyScreen = {
  guest: unique([
    ...shown.flatMap((visit) => (visit.protected ? [] : [visit.at])),
    ...Object.values(screens).flat(),
  ]),
  viewer: unique([
    ...shown.map(({ at }) => at),
    ...Object.values(screens).flat(),
    ...screensOfViewer,
  ]),
  child: screensOfChild,
} as const satisfies Record<string, readonly string[]>;

function unique(paths: readonly string[]): readonly string[] {
  return [...new Set(paths)];
}
