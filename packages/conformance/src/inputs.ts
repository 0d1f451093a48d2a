import type { CallInput, OperationId } from '@parde/api-client';
import { requestFixture } from '@parde/api-client/testing/fixtures';

/** What an operation is asked with. */
export interface Question<Id extends OperationId> {
  readonly input: CallInput<Id>;
  /** Whether the server itself has named what is asked for. The contract's examples are ids of another server. */
  readonly isKnown: boolean;
}

/** Answers in the contract's form; undefined where an operation has none. */
export type AnswerOf = (id: OperationId) => Promise<unknown>;

/** Takes the place of the contract's example, parameter by parameter. */
export interface Given {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly header?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The contract's example, with other parameters. */
export function inputWith<Id extends OperationId>(id: Id, given: Given = {}): CallInput<Id> {
  const input = requestFixture(id);
  for (const [part, values] of Object.entries(given)) {
    Reflect.set(input, part, { ...Object(Reflect.get(input, part)), ...values });
  }
  return input;
}

/** Nothing lists what can be asked for here, and there may be none: a 404 is as good an answer as any. */
export const mayBeNone: readonly OperationId[] = ['findPurchase', 'getPayment', 'getUssdLink'];

/** Without either of two optional parameters it is a 422. */
const madeUp: { readonly [Id in OperationId]?: Given } = {
  getUssdLink: { query: { package: 'm1' } },
};

/** So many are tried where a viewer may not, or what a card leads to is gone. */
const mostTried = 3;

/** What an operation can be asked with, the best first: from the server's own answers, else the contract's example. */
export async function questionsFor<Id extends OperationId>(
  id: Id,
  answerOf: AnswerOf,
): Promise<readonly Question<Id>[]> {
  const given = sources[id];
  if (!given) return [{ input: inputWith(id, madeUp[id]), isKnown: !mayBeNone.includes(id) }];
  const known = (await given(answerOf)).slice(0, mostTried);
  return known.length > 0
    ? known.map((each) => ({ input: inputWith(id, each), isKnown: true }))
    : [{ input: inputWith(id), isKnown: false }];
}

/** An id that no server has, and that any can look up: it fits a whole number of four bytes. */
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

/** All that a device could keep of the first pages, in one call. */
const kept: Source = async (answerOf) => {
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

/** Where the server names what can be asked for. */
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
  listOfflineTerms: kept,
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

/** What is on the server's first pages, free of charge first: more viewers may have it. */
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

/** The texts at a pointer, in which `*` is each row and `~` each name of a map. */
export function textsAt(value: unknown, steps: readonly string[]): string[] {
  const [step, ...others] = steps;
  if (step === undefined) return typeof value === 'string' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (step === '~') return Object.keys(value);
  const next = step === '*' ? Object.values(value) : [Reflect.get(value, step)];
  return next.flatMap((each) => textsAt(each, others));
}
