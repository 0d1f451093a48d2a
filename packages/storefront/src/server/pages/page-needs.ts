import type { OperationId } from '@parde/api-client';
import type { PageFacts } from '../../app/page/page.ts';
import { textFiles } from '../../brand/text-files.ts';
import { pageTexts, type TextName } from '../../brand/texts.ts';
import type { PageId } from '../../paths.ts';
import { routeRow } from '../../route-table.ts';
import type { Backend } from '../backend/backend.server.ts';

/** The operations that kids' pages need. */
const kidsCalls: readonly OperationId[] = [
  ...(['listTitles', 'listGenreTitles', 'search', 'getMovie', 'getSeries'] as const),
  ...(['listEpisodes', 'getEpisode', 'getVideo', 'getPlayback'] as const),
];

/**
 * The operations that a page requires, by the id of its row in the route table. They are not in the table itself,
 * because every phone loads the table. A document lists the missing pages instead.
 */
export const pageNeeds: Readonly<Record<PageId, readonly OperationId[]>> = {
  home: [],
  app: ['getAppDetails'],
  'app-episode': ['getEpisode', 'getPlayback'],
  'app-series': ['getSeries'],
  'app-ekran': ['getEkran'],
  'app-show': ['getMovie', 'getPlayback'],
  callback: [],
  cinema: ['listTitles'],
  download: ['getDownloadLinks'],
  genres: ['getGenres'],
  genre: ['listGenreTitles'],
  lives: ['listLives'],
  live: ['listLives', 'getLive', 'getLivePlayback'],
  'live-show': ['listLives', 'getLive', 'getLivePlayback'],
  login: ['sendCode', 'login'],
  magazines: ['listMagazines', 'listChannels'],
  'magazines-channels': ['listChannels'],
  namad: ['getTrustBadges'],
  payments: ['listPayments'],
  profile: ['getUser'],
  'profile-list': ['listMyTitles'],
  'about-contact': ['getPage'],
  accessibility: [],
  faq: ['getPage'],
  internet: ['listOperators'],
  plans: ['getPlans'],
  settings: [],
  terms: ['getPage'],
  directors: ['listCasts'],
  'foreign-actors': ['listCasts'],
  'iranian-actors': ['listCasts'],
  cast: ['getCast', 'listCastTitles'],
  episode: ['getEpisode'],
  'episode-download': ['getEpisode', 'getDownloadLinks'],
  'episode-show': ['getEpisode', 'getPlayback'],
  movie: ['getMovie'],
  'movie-download': ['getMovie', 'getDownloadLinks'],
  'movie-show': ['getMovie', 'getPlayback'],
  series: ['getSeries'],
  'series-download': ['getSeries', 'listEpisodes', 'getDownloadLinks'],
  video: ['getVideo'],
  'video-show': ['getVideo', 'getPlayback'],
  category: ['listCategoryTitles'],
  channel: ['getChannel', 'listChannelVideos'],
  ekran: ['getEkran'],
  lists: ['listLists', 'getList'],
  plan: ['getPlans'],
  ref: [],
  search: ['search'],
  'ussd-link': ['getUssdLink'],
  'ussd-package': ['getUssdLink'],
  kids: kidsCalls,
  'kids-search': kidsCalls,
  'kids-title': kidsCalls,
  'kids-watch': kidsCalls,
  'kids-leave': [],
};

/**
 * The main parts of a page, if they differ from its required operations. The page has content as long as one of these
 * queries succeeds. A part is named by the first element of its query key, which is usually the operation's name.
 */
const mainParts: Readonly<Partial<Record<PageId, readonly string[]>>> = {
  home: ['getSlider', 'getDiscover'],
  profile: ['getUser', 'getWallet', 'listMyLists', 'listMyTitles', 'listFollowing'],
  'profile-list': ['listMyTitles', 'listFollowing'],
  'kids-search': ['search'],
  'kids-title': ['kidsTitle'],
  'kids-watch': ['kidsTitle'],
  // Only for brands that have such lists.
  download: ['listDownloads', 'listMyDownloads'],
};

/** Returns the main parts of a page. Empty for pages that work without the API, and for pages of the brand. */
export function mainPartsOf(id: string): readonly string[] {
  return isPageId(id) && !isReplaced(id) ? (mainParts[id] ?? pageNeeds[id]) : [];
}

/** True if the brand has its own page here. It may need other operations than the built-in page. */
const isReplaced = (id: PageId) => routeRow(id).replaces !== undefined;

const isPageId = (id: string): id is PageId => Object.hasOwn(pageNeeds, id);

/** Returns the facts about the server for a page. If all operations are available, nothing is added to the document. */
export function factsOf({
  operations,
  derived,
}: Pick<Backend, 'operations' | 'derived'>): Pick<PageFacts, 'operations' | 'derived' | 'missing'> {
  return {
    ...(operations && { operations, missing: missingPages({ operations, derived }) }),
    ...(derived.length > 0 && { derived }),
  };
}

/**
 * Returns the pages that need an operation that the server does not have. `texts` contains the file names of the
 * brand's own texts.
 */
export function missingPages(
  { operations, derived }: Pick<Backend, 'operations' | 'derived'>,
  texts: readonly string[] = textFiles,
): readonly PageId[] {
  if (operations === undefined) return [];
  // Kids' pages need the server's own operations, because composed answers have no age ratings.
  const isThere = (id: PageId) =>
    isReplaced(id) ||
    hasCustomText(id, texts) ||
    pageNeeds[id].every(
      (need) =>
        operations.includes(need) && !(pageNeeds[id] === kidsCalls && derived.includes(need)),
    );
  return Object.keys(pageNeeds)
    .filter(isPageId)
    .filter((id) => !isThere(id));
}

function hasCustomText(id: PageId, texts: readonly string[]): boolean {
  const names: Partial<Record<PageId, readonly TextName[]>> = pageTexts;
  const [first] = names[id] ?? [];
  return first !== undefined && texts.includes(`${first}.fa.md`);
}
