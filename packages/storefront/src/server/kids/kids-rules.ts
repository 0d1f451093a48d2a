import type { Input, OperationId } from '@parde/api-client';

/**
 * The treatment of a call in kids mode:
 * - `allowed`: the answer shows no title.
 * - `filtered`: the API takes an age, which is at most the child's. Only titles remain of the cards.
 * - `rated`: the answer is one title with its age rating.
 * - `of-title`: the path names a title, whose age rating is fetched first.
 * - `looked-at`: the answer is a short list, and the age rating of each title is fetched.
 *
 * All other calls are refused, such as money, comments, sign-in, links to further contents, and everything that the
 * API cannot filter.
 */
type KidsRule = 'allowed' | 'filtered' | 'rated' | 'of-title' | 'looked-at';

type QueryOf<Id extends OperationId> = NonNullable<Input<Id>['query']>;

/** The operations of the contract that have an age parameter. */
type FilteredId = {
  [Id in OperationId]: [QueryOf<Id>] extends [never]
    ? never
    : 'age' extends keyof QueryOf<Id>
      ? Id
      : never;
}[OperationId];

/** The other parameters of filtered operations. */
export type FilteredParam = {
  [Id in keyof typeof rules]: (typeof rules)[Id] extends 'filtered'
    ? Exclude<keyof QueryOf<Id>, 'age'>
    : never;
}[keyof typeof rules];

const rules = {
  getCategories: 'allowed',
  getMovie: 'rated',
  getSeries: 'rated',
  listEpisodes: 'of-title',
  getEpisode: 'rated',
  getVideo: 'rated',
  getGenres: 'allowed',
  getFilters: 'allowed',
  listTitles: 'filtered',
  listGenreTitles: 'filtered',
  listCategoryTitles: 'filtered',
  getList: 'filtered',
  listCastTitles: 'filtered',
  search: 'filtered',
  getPlayback: 'of-title',
  // Returns the terms of titles that are already saved, with their age ratings.
  listOfflineTerms: 'allowed',
  listWatching: 'looked-at',
  getTitleState: 'of-title',
  // Saves the position in a film. The answer contains nothing to show.
  saveWatching: 'allowed',
  // Returns whether the viewer is subscribed and whether the session is valid.
  getUser: 'allowed',
  ghostCheck: 'allowed',
} as const satisfies {
  readonly [Id in OperationId]?: Id extends FilteredId ? KidsRule : Exclude<KidsRule, 'filtered'>;
};

/** The rules of the operations that are not refused. A new operation is refused until its effect is considered. */
export const kidsRules: Readonly<Partial<Record<OperationId, KidsRule>>> = rules;
