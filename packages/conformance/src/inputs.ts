import type { CallInput, OperationId } from '@parde/api-client';
import { requestFixture } from '@parde/api-client/testing/fixtures';

/** The input that an operation is called with. */
export interface CallCandidate<Id extends OperationId> {
  readonly input: CallInput<Id>;
  /** True if the server's own answers name the requested id. The contract's examples are ids of another server. */
  readonly isKnown: boolean;
}

/** Returns an operation's answer in the contract's form, or undefined if it has no usable answer. */
export type AnswerOf = (id: OperationId) => Promise<unknown>;

/** Parameters that replace those of the contract's example. */
export interface Given {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly header?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Returns the contract's example with the given parameters. */
export function inputWith<Id extends OperationId>(id: Id, given: Given = {}): CallInput<Id> {
  const input = requestFixture(id);
  for (const [part, values] of Object.entries(given)) {
    Reflect.set(input, part, { ...Object(Reflect.get(input, part)), ...values });
  }
  return input;
}

/**
 * Operations whose ids no other answer lists. The server may have nothing for any id, so a 404 conforms to the
 * contract.
 */
export const mayBeNone: readonly OperationId[] = ['findPurchase', 'getPayment', 'getUssdLink'];

/** The request needs one of two optional parameters; without either the answer is a 422. */
const inventedInputs: { readonly [Id in OperationId]?: Given } = {
  getUssdLink: { query: { package: 'm1' } },
};

/** The number of inputs tried when the viewer has no access to a title, or a card's title no longer exists. */
const maxCandidates = 3;

/**
 * Returns the inputs to call an operation with, the best first: from the server's own answers, or else the contract's
 * example.
 */
export async function candidatesFor<Id extends OperationId>(
  id: Id,
  answerOf: AnswerOf,
): Promise<readonly CallCandidate<Id>[]> {
  const given = sources[id];
  if (!given)
    return [{ input: inputWith(id, inventedInputs[id]), isKnown: !mayBeNone.includes(id) }];
  const known = (await given(answerOf)).slice(0, maxCandidates);
  return known.length > 0
    ? known.map((each) => ({ input: inputWith(id, each), isKnown: true }))
    : [{ input: inputWith(id), isKnown: false }];
}

/** An id that no server has but every server can look up, because it fits a four-byte integer. */
export const unknownId = '2000000001';

type Source = (answerOf: AnswerOf) => Promise<readonly Given[]>;

const byId = (ids: (answerOf: AnswerOf) => Promise<readonly string[]>, name = 'id'): Source => {
  return async (answerOf) => (await ids(answerOf)).map((id) => ({ path: { [name]: id } }));
};

const byTitle = (...types: readonly string[]): Source => {
  return async (answerOf) =>
    (await cards(answerOf, types)).map(({ type, id }) => ({ path: { content_type: type, id } }));
};

const inCart: Source = async (answerOf) =>
  (await cards(answerOf, ['movie', 'episode', 'video', 'ekran'])).map(({ type, id }) => ({
    body: { type, id },
  }));

/** Requests, in one call, the offline terms of all titles on the first pages that a device could save. */
const offlineTitles: Source = async (answerOf) => {
  const known = await cards(answerOf, ['movie', 'episode', 'video', 'ekran']);
  const titles = known.slice(0, 50).map(({ type, id }) => ({ content_type: type, id }));
  return titles.length > 0 ? [{ body: { titles } }] : [];
};

const byName: Source = async (answerOf) => {
  const names = (await cards(answerOf)).map(({ name }) => name);
  return names.filter((name) => name.length >= 3).map((query) => ({ query: { query } }));
};

const ofType = (type: string, ...lists: readonly (readonly [OperationId, string])[]) => {
  return async (answerOf: AnswerOf) => [
    ...(await cards(answerOf, [type])).map(({ id }) => id),
    ...(await firstOf(answerOf, lists)),
  ];
};

const listed = (...lists: readonly (readonly [OperationId, string])[]) => {
  return (answerOf: AnswerOf) => firstOf(answerOf, lists);
};

const series = byId(ofType('series'));
const person = byId(ofType('person', ['listCasts', '/data/items/*/id']));
const channel = byId(ofType('channel', ['listChannels', '/data/items/*/id']));
const live = byId(
  ofType('live', ['listLives', '/data/items/*/id'], ['getSlider', '/data/live/*/id']),
);
const titles = byTitle('movie', 'series', 'video', 'episode', 'ekran');
const playable = byTitle('movie', 'episode', 'video', 'ekran');

/** The operations for which the server's other answers name ids to request. */
const sources: { readonly [Id in OperationId]?: Source } = {
  getMovie: byId(ofType('movie')),
  getSeries: series,
  listEpisodes: series,
  getEpisode: byId(ofType('episode', ['listEpisodes', '/data/items/*/id'])),
  getVideo: byId(ofType('video', ['listMagazines', '/data/items/*/id'])),
  getEkran: byId(ofType('ekran')),
  listSimilar: titles,
  listGenreTitles: byId(listed(['getGenres', '/~']), 'key'),
  listCategoryTitles: byId(listed(['getCategories', '/*/category_id']), 'category_id'),
  getList: byId(listed(['listLists', '/data/items/*/id']), 'list'),
  getCast: person,
  listCastTitles: person,
  getChannel: channel,
  listChannelVideos: channel,
  listChannelSeries: channel,
  getLive: live,
  getLiveSchedule: live,
  quickSearch: byName,
  search: byName,
  listComments: titles,
  getPlayback: playable,
  getLivePlayback: live,
  getDownloadLinks: playable,
  listOfflineTerms: offlineTitles,
  listMyTitles: byId(listed(['listMyLists', '/data/*/list']), 'list'),
  getTitleState: titles,
  getCart: inCart,
  ghostCart: inCart,
  getPayment: byId(listed(['listPayments', '/data/items/*/tracking_code']), 'tracking_code'),
};

export interface Card {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  readonly isFree: boolean;
}

const withCards: readonly OperationId[] = ['getDiscover', 'getTop', 'getSlider', 'listTitles'];

/** Returns the cards on the server's first pages. Free titles come first, because more viewers have access to them. */
export async function cards(answerOf: AnswerOf, types?: readonly string[]): Promise<Card[]> {
  const bodies = await Promise.all(withCards.map(answerOf));
  const all = bodies
    .flatMap(cardsIn)
    .filter(({ type }) => types === undefined || types.includes(type));
  const byKey = new Map(all.map((card) => [`${card.type}/${card.id}`, card]));
  return [...byKey.values()].sort((one, other) => Number(other.isFree) - Number(one.isFree));
}

function cardsIn(value: unknown): Card[] {
  if (Array.isArray(value)) return value.flatMap(cardsIn);
  if (typeof value !== 'object' || value === null) return [];
  const fields: Readonly<Record<string, unknown>> = Object(value);
  const { content_type: type, content_id, access, name_fa, title_fa } = fields;
  const id = content_id ?? fields.id;
  const below = Object.values(fields).flatMap(cardsIn);
  if (typeof type !== 'string' || typeof id !== 'string') return below;
  const card = { type, id, name: String(name_fa ?? title_fa ?? ''), isFree: access === 'free' };
  return [card, ...below];
}

async function firstOf(
  answerOf: AnswerOf,
  lists: readonly (readonly [OperationId, string])[],
): Promise<string[]> {
  const found = await Promise.all(
    lists.map(async ([id, pattern]) => textsAt(await answerOf(id), pattern.slice(1).split('/'))),
  );
  return found.flat();
}

/** Returns the texts at a pointer, in which `*` matches every row and `~` every name of a map. */
export function textsAt(value: unknown, steps: readonly string[]): string[] {
  const [step, ...others] = steps;
  if (step === undefined) return typeof value === 'string' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (step === '~') return Object.keys(value);
  const next = step === '*' ? Object.values(value) : [Reflect.get(value, step)];
  return next.flatMap((each) => textsAt(each, others));
}
