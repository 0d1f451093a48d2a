import type { Input } from '../calls.ts';
import type { OperationId } from '../operation.ts';
import type { LooseInput } from '../transport.ts';
import type { ReadId } from './reads.ts';

/** All that an operation is asked with, and so all that its data differ by. */
export type KeyInput<Id extends OperationId> = Partial<Pick<Input<Id>, 'path' | 'query' | 'body'>>;

/** The key of what one operation gives for one input. */
export type Key<Id extends OperationId> = readonly [operation: Id, input: KeyInput<Id>];

/** What is left out is not there: an empty input and none have one key. */
export function keyFor<Id extends OperationId>(
  operation: Id,
  input: LooseInput | undefined,
): Key<Id>;
export function keyFor(operation: OperationId, input: LooseInput = {}): readonly unknown[] {
  const { path, query, body } = input;
  return [
    operation,
    { ...(path && { path }), ...(query && { query }), ...(body !== undefined && { body }) },
  ];
}

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
export function keyOf<R extends Resource | ReadId>(resource: R): readonly [R];
export function keyOf<R extends Resource, By extends object>(
  resource: R,
  differsBy: By,
): readonly [R, By];
export function keyOf(resource: Resource | ReadId, differsBy?: object): readonly unknown[] {
  return differsBy ? [resource, differsBy] : [resource];
}
