import type { OperationId } from '@parde/api-client';
import { matchOperation } from '@parde/api-client/operations';
import { isForKids, type KidsAge, kidsTitleTypes } from '@parde/domain';
import * as v from 'valibot';
import type { Backend } from '../backend/backend.server.ts';
import { apiAddress } from '../proxy/outgoing-address.ts';
import { type FilteredParam, kidsRules } from './kids-rules.ts';

const refusals = {
  call: {
    message: 'This isn’t possible in kids mode.',
    message_fa: 'این کار در حالت کودک ممکن نیست.',
  },
  title: { message: 'This title isn’t for children.', message_fa: 'این عنوان برای کودکان نیست.' },
};

interface KidsCall {
  readonly operationId: OperationId;
  /** The call's address at the API. */
  readonly url: URL;
  readonly age: KidsAge;
  /** Sends the call to the API. */
  readonly send: (url: URL) => Promise<Response>;
}

/**
 * Restricts a call of a kids' page to what children may request and see. Used for renders of documents and for calls
 * from browsers.
 */
export async function callForKids(call: KidsCall): Promise<Response> {
  const { url, age, send } = call;
  switch (kidsRules[call.operationId]) {
    case 'allowed':
      return send(url);
    case 'filtered':
      return onlyTitles(call);
    case 'rated':
      return onlyForAge(await send(url), age);
    case 'looked-at':
      return onlyForAgeEach(await send(url), call);
    case 'of-title':
      return (await titleRefusal(call)) ?? send(url);
    default:
      return refuseCall();
  }
}

const refused = new WeakSet<Response>();

/** True if this server has refused the call, so that the call had no effect and no session has ended. */
export const isRefusedToKids = (answer: Response): boolean => refused.has(answer);

function refuseCall(): Response {
  const answer = Response.json(refusals.call, { status: 403 });
  refused.add(answer);
  return answer;
}

/** Applies the same restrictions to the API client of a render. */
export function fetchForKids(
  age: KidsAge,
  { API_BASE_URL, CHECK_URL }: { readonly API_BASE_URL: string; readonly CHECK_URL: string },
  backend: Pick<Backend, 'send'>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.slice(new URL(API_BASE_URL).pathname.length);
    const operation = matchOperation(request.method, path, { checkUrl: CHECK_URL });
    if (!operation) return refuseCall();
    const { operationId } = operation;
    const send = (to: URL) => backend.send(new Request(to, request));
    return callForKids({ operationId, url, age, send });
  };
}

const filteredParams: Readonly<Record<FilteredParam, true>> = {
  country: true,
  cursor: true,
  f_type: true,
  accessible: true,
  lang: true,
  limit: true,
  query: true,
  role: true,
  sort: true,
  type: true,
};

/**
 * Returns the address with the child's age and only parameters of the contract, because a server may also read
 * `age[]` or ` age` as the age.
 */
function withAge(url: URL, age: KidsAge): URL {
  const filtered = new URL(url);
  filtered.search = '';
  for (const [name, value] of url.searchParams) {
    if (Object.hasOwn(filteredParams, name)) filtered.searchParams.append(name, value);
  }
  filtered.searchParams.set('age', String(age));
  return filtered;
}

const list = v.looseObject({ data: v.looseObject({ items: v.array(v.unknown()) }) });

/** Reads a list. An unreadable list is an error and not an empty list, so that the page reports a failure. */
async function readList(answer: Response) {
  const read = v.safeParse(list, await answer.json().catch(() => undefined));
  return read.success ? read.output : Response.json({}, { status: 502 });
}

const titleCard = v.looseObject({ content_type: v.picklist(kidsTitleTypes) });

/**
 * The number of further pages that are fetched after pages without titles. Otherwise, a child would take an empty
 * page for the end.
 */
const mostEmptyPages = 2;

/**
 * Keeps only titles, because people and channels have no age rating and link to contents with other ratings.
 * Suggested search terms are removed for the same reason.
 */
async function onlyTitles(call: KidsCall, emptyPages = 0): Promise<Response> {
  const { url, age, send } = call;
  const answer = await send(withAge(url, age));
  if (!answer.ok) return answer;
  const read = await readList(answer);
  if (read instanceof Response) return read;
  const { data, ...rest } = read;
  const items = data.items.filter((item) => v.is(titleCard, item));
  const { next_cursor: next } = data;
  if (items.length === 0 && typeof next === 'string' && emptyPages < mostEmptyPages) {
    const following = new URL(url);
    following.searchParams.set('cursor', next);
    return onlyTitles({ ...call, url: following }, emptyPages + 1);
  }
  const about = v.is(v.looseObject({ did_you_mean: v.unknown() }), data.about) && {
    about: { ...data.about, did_you_mean: null },
  };
  return Response.json({ ...rest, data: { ...data, ...about, items } });
}

const rated = v.looseObject({ data: v.looseObject({ age_rating: v.number() }) });

async function onlyForAge(answer: Response, age: KidsAge): Promise<Response> {
  if (!answer.ok) return answer;
  const read = v.safeParse(rated, await answer.json().catch(() => undefined));
  if (!read.success || !isForKids(read.output.data.age_rating, age)) return refuseTitle();
  const { data, ...rest } = read.output;
  // Remove similar titles, because cards do not contain their own age ratings.
  return Response.json({ ...rest, data: 'similar' in data ? { ...data, similar: [] } : data });
}

/** Answers as if the title did not exist, so that the page shows this message. */
function refuseTitle(): Response {
  return Response.json(refusals.title, { status: 404 });
}

const ratingLives = 5 * 60_000;
const mostRatings = 2000;
/** Age ratings by the title's address. The cache helps, because episodes of a series are fetched one after another. */
const ratings = new Map<string, { readonly value: number; readonly until: number }>();

/** Returns undefined if the title in the path is suitable for the child's age. */
async function titleRefusal(call: KidsCall): Promise<Response | undefined> {
  const path = call.url.pathname;
  const named = /^.*\/get\/(?:[a-z_]+\/)*?(movie|series|episode|video)\/([^/]+)/.exec(path);
  if (!named) return refuseTitle();
  const [, type = '', id = ''] = named;
  const rating = await ratingOf(call, type, id);
  if (rating instanceof Response) return rating;
  return isForKids(rating, call.age) ? undefined : refuseTitle();
}

/** Returns the age rating of a title, or the answer that contains none. */
async function ratingOf({ url, send }: KidsCall, type: string, id: string) {
  const base = url.origin + url.pathname.replace(/\/get\/.*/, '');
  const title = apiAddress(base, ['', 'get', type, id].join('/'));
  if (title === undefined) return refuseTitle();
  const known = ratings.get(title);
  if (known && known.until > Date.now()) return known.value;
  const answer = await send(new URL(title));
  if (!answer.ok) return answer;
  const read = v.safeParse(rated, await answer.json().catch(() => undefined));
  if (!read.success) return refuseTitle();
  const value = read.output.data.age_rating;
  if (ratings.size >= mostRatings) ratings.clear();
  ratings.set(title, { value, until: Date.now() + ratingLives });
  return value;
}

const begun = v.looseObject({
  card: v.looseObject({
    content_type: v.picklist(kidsTitleTypes),
    id: v.string(),
  }),
});

/** Filters the viewer's own list by the age rating of each title. The list is short. */
async function onlyForAgeEach(answer: Response, call: KidsCall): Promise<Response> {
  if (!answer.ok) return answer;
  const read = await readList(answer);
  if (read instanceof Response) return read;
  const { data, ...rest } = read;
  const fits = await Promise.all(
    data.items.map(async (item) => {
      if (!v.is(begun, item)) return false;
      const { content_type: type, id } = item.card;
      return isForKids(await ratingOf(call, type, encodeURIComponent(id)), call.age);
    }),
  );
  return Response.json({
    ...rest,
    data: { ...data, items: data.items.filter((_, at) => fits[at]) },
  });
}
