import { isDeepStrictEqual } from 'node:util';
import type { CallInput, OperationId } from '@parde/api-client';
import { operationById } from '@parde/api-client/operations';
import type { Reply } from './connection.ts';
import { inputWith, unknownId } from './inputs.ts';
import { judgeAnswer, judgeError, place } from './judge-answer.ts';
import type { Asked } from './reads.ts';
import type { Place } from './report.ts';

type Ask = (input: CallInput<OperationId>) => Promise<Reply>;
type Probe = (asked: Asked, ask: Ask) => Promise<readonly Place[]>;

/** Tests the edge cases of an operation that the server has. */
export async function probesFor(asked: Asked, ask: Ask): Promise<readonly Place[]> {
  const probes = [askUnknownId, askNextPage, askWithFilter];
  return (await Promise.all(probes.map((probe) => probe(asked, ask)))).flat();
}

const askUnknownId: Probe = async ({ id, question }, ask) => {
  const input = withUnknownId(id, question.input.path);
  if (!input) return [];
  const reply = await ask(input);
  if (reply.failure !== undefined) return [place('unknown id', reply.failure, 'noticed')];
  if (reply.status === 429) return judgeError(reply, 'unknown id');
  return reply.status === 404 || (reply.status === 400 && isCart(id))
    ? judgeError(reply, 'unknown id')
    : [place('unknown id', `status ${reply.status}, not 404`, 'noticed')];
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

const askNextPage: Probe = async ({ id, question, judgement }, ask) => {
  const { items, next_cursor: cursor } = Object(Object(judgement.body).data);
  if (typeof cursor !== 'string' || !Array.isArray(items) || items.length === 0) return [];
  const { path, query } = question.input;
  const input = inputWith(id, { ...(path && { path }), query: { ...Object(query), cursor } });
  const reply = await ask(input);
  if (reply.failure === undefined && reply.status === 429) return judgeError(reply, 'next page');
  const page = judgeAnswer(id, reply);
  if (page.problem !== undefined) return [place('next page', page.problem, 'failed')];
  const { items: next, next_cursor: following } = Object(Object(page.body).data);
  const isSame = isDeepStrictEqual(next, items) || following === cursor;
  return isSame ? [place('next page', 'the cursor gives the same page again', 'dropped')] : [];
};

/** Every filter has an age, and every server has titles for this one. */
const age = 12;

const filtered: readonly OperationId[] = ['getTop', 'listTitles', 'search', 'listGenreTitles'];

const askWithFilter: Probe = async ({ id, question }, ask) => {
  if (!filtered.includes(id)) return [];
  const { path, query } = question.input;
  const input = inputWith(id, { ...(path && { path }), query: { ...Object(query), age } });
  const reply = await ask(input);
  if (reply.failure === undefined && reply.status === 429) return judgeError(reply, 'filter');
  const { problem } = judgeAnswer(id, reply);
  return problem === undefined ? [] : [place('filter', `${problem}, with age=${age}`, 'failed')];
};
