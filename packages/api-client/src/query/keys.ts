/** What can be asked for. It is the first part of every key. */
export type Resource =
  | 'app-details'
  | 'cart'
  | 'cast'
  | 'cast-titles'
  | 'casts'
  | 'categories'
  | 'category-titles'
  | 'channel'
  | 'channel-videos'
  | 'channels'
  | 'comments'
  | 'debit-banks'
  | 'debit-subscriptions'
  | 'discover'
  | 'download-links'
  | 'downloads'
  | 'ekran'
  | 'episode'
  | 'episodes'
  | 'filters'
  | 'gateways'
  | 'genre-titles'
  | 'genres'
  | 'ghost-check'
  | 'gift-days'
  | 'list'
  | 'lists'
  | 'live'
  | 'live-playback'
  | 'live-schedule'
  | 'lives'
  | 'magazines'
  | 'movie'
  | 'my-lists'
  | 'my-titles'
  | 'operators'
  | 'page'
  | 'payment'
  | 'payments'
  | 'plans'
  | 'playback'
  | 'quick-search'
  | 'referral'
  | 'search'
  | 'series'
  | 'similar'
  | 'slider'
  | 'title-state'
  | 'titles'
  | 'top'
  | 'trust-badges'
  | 'user'
  | 'ussd-link'
  | 'video'
  | 'wallet'
  | 'watching';

/**
 * The key of a resource, with all that its data differ by; alone, it stands for everything of that resource:
 * `invalidateQueries({ queryKey: keyOf('my-titles') })`.
 */
export function keyOf<R extends Resource>(resource: R): readonly [R];
export function keyOf<R extends Resource, By extends object>(
  resource: R,
  differsBy: By,
): readonly [R, By];
export function keyOf(resource: Resource, differsBy?: object): readonly unknown[] {
  return differsBy ? [resource, differsBy] : [resource];
}
