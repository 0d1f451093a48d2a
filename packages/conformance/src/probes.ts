import { isDeepStrictEqual } from 'node:util';
import type { CallInput, OperationId } from '@parde/api-client';
import { operationById } from '@parde/api-client/operations';
import type { Reply } from './connection.ts';
import { inputWith, textsAt, unknownId } from './inputs.ts';
import { createDeviation, judgeAnswer, judgeError } from './judge-answer.ts';
import type { CheckedCall } from './reads.ts';
import type { Deviation } from './report.ts';
import { notImplemented } from './unknown-path.ts';

type Call = (input: CallInput<OperationId>) => Promise<Reply>;
type Probe = (checkedCall: CheckedCall, call: Call) => Promise<readonly Deviation[]>;

/** Tests the edge cases of an operation that the server has. */
export async function probesFor(
  checkedCall: CheckedCall,
  call: Call,
): Promise<readonly Deviation[]> {
  const probes = [probeUnknownId, probeNextPage, probeFilter];
  return (await Promise.all(probes.map((probe) => probe(checkedCall, call)))).flat();
}

const probeUnknownId: Probe = async ({ id, candidate }, call) => {
  const input = withUnknownId(id, candidate.input.path);
  if (!input) return [];
  const reply = await call(input);
  if (reply.failure !== undefined) return [createDeviation('unknown id', reply.failure, 'noticed')];
  if (reply.status === 429) return judgeError(reply, 'unknown id');
  return reply.status === 404 || (reply.status === 400 && isCart(id))
    ? judgeError(reply, 'unknown id')
    : [createDeviation('unknown id', `status ${reply.status}, not 404`, 'noticed')];
};

/** For a title that cannot be in a cart, the contract also allows a 400. */
export const isCart = (id: OperationId): boolean => id === 'getCart' || id === 'ghostCart';

/** Returns the input with an unknown id as the last parameter of the path. */
function withUnknownId(id: OperationId, path: object | undefined) {
  if (isCart(id)) return inputWith(id, { body: { id: unknownId } });
  const parameters = [...operationById(id).path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const last = parameters.at(-1);
  if (last === undefined || last === 'check_url') return undefined;
  return inputWith(id, { path: { ...Object(path), [last]: unknownId } });
}

const probeNextPage: Probe = async ({ id, candidate, judgement }, call) => {
  const { items, next_cursor: cursor } = Object(Object(judgement.body).data);
  if (typeof cursor !== 'string' || !Array.isArray(items) || items.length === 0) return [];
  const { path, query } = candidate.input;
  const input = inputWith(id, { ...(path && { path }), query: { ...Object(query), cursor } });
  const reply = await call(input);
  if (reply.failure === undefined && reply.status === 429) return judgeError(reply, 'next page');
  const page = judgeAnswer(id, reply);
  if (page.problem !== undefined) return [createDeviation('next page', page.problem, 'failed')];
  const { items: next, next_cursor: following } = Object(Object(page.body).data);
  const isSame = isDeepStrictEqual(next, items) || following === cursor;
  return isSame
    ? [createDeviation('next page', 'the cursor gives the same page again', 'dropped')]
    : [];
};

/** Every filter has an age, and every server has titles for this one. */
const age = '12';

const filtered: readonly OperationId[] = ['getTop', 'listTitles', 'search', 'listGenreTitles'];

const typed: readonly OperationId[] = ['listTitles', 'listGenreTitles'];

const probeFilter: Probe = async ({ id, candidate }, call) => {
  if (!filtered.includes(id)) return [];
  const { path, query } = candidate.input;
  const filter = { age, ...(typed.includes(id) && { type: 'series' }) };
  const input = inputWith(id, { ...(path && { path }), query: { ...Object(query), ...filter } });
  const reply = await call(input);
  if (reply.failure === undefined && reply.status === 429) return judgeError(reply, 'filter');
  // The storefront offers no filters for a search that is derived without the filtered top list.
  if (id === 'search' && reply.failure === undefined && reply.status === notImplemented) {
    return [createDeviation('filter', 'not for a derived search without getTop', 'ignored')];
  }
  const { problem, body } = judgeAnswer(id, reply);
  if (problem !== undefined) {
    return [createDeviation('filter', `${problem}, with ${new URLSearchParams(filter)}`, 'failed')];
  }
  const hasFilms =
    typed.includes(id) && textsAt(body, ['data', 'items', '*', 'content_type']).includes('movie');
  return hasFilms ? [createDeviation('filter', 'type=series gives films', 'noticed')] : [];
};
