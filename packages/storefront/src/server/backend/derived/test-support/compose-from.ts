import { createApiClient, type Input, isApiError, type OperationId } from '@parde/api-client';
import { matchOperation } from '@parde/api-client/operations';
import { createAnswerReader } from '@parde/api-client/read';
import { fixture } from '@parde/api-client/testing/fixtures';
import { createAnswerCheck } from '@parde/api-client/validate';
import { Refusal } from '../../define-backend.ts';
import { derived } from '../../operations.ts';

type Body = object | number;

/** The server's answers: a body, or the status of a failure. A function may choose by the query. */
export type Answers = { readonly [Id in OperationId]?: Body | ((query: URLSearchParams) => Body) };

const baseUrl = 'https://api.test/api/v1';
const read = createAnswerReader();
const checkAnswer = createAnswerCheck();

/** The home page of the contract's examples. */
export const home = {
  getTop: fixture('getTop'),
  getDiscover: fixture('getDiscover'),
  getSlider: fixture('getSlider'),
} satisfies Answers;

/** A home page without content. */
export const emptyHome = {
  getTop: { data: { top: [] } },
  getDiscover: { data: [] },
  getSlider: { data: { sliders: [], live: [] } },
} satisfies Answers;

export const failingHome: Answers = { getTop: 503, getDiscover: 503, getSlider: 503 };

/** Composes an answer from these server answers alone, and checks it against the contract. */
export async function composeFrom<Id extends OperationId>(
  answers: Answers,
  id: Id,
  input: Input<Id>,
  { signedIn = false } = {},
): Promise<unknown> {
  const api = createApiClient({
    baseUrl,
    retry: false,
    getToken: () => (signedIn ? 'a-token' : undefined),
    fetch: async ({ method, url }) => {
      const { pathname, searchParams } = new URL(url);
      const operation = matchOperation(method, pathname.replace('/api/v1', ''));
      const known = operation && answers[operation.operationId];
      const answer = typeof known === 'function' ? known(searchParams) : (known ?? 501);
      return typeof answer === 'number'
        ? Response.json({}, { status: answer })
        : Response.json(answer);
    },
  });
  const unused = () => Promise.reject(new Error('No derived operation calls the server itself'));
  const viewer = { signedIn, token: signedIn ? 'a-token' : undefined, locale: 'fa' } as const;
  const { body } = read(id, await derived[id]?.compose(input, api.call, viewer, unused));
  const problem = checkAnswer(id, body);
  if (problem !== undefined) throw new Error(problem);
  return body;
}

/** Returns the status of our own refusal, or the server's error. */
export async function failureOf(composed: Promise<unknown>): Promise<number | string | undefined> {
  const error: unknown = await composed.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Refusal) return error.error.status;
  return isApiError(error) ? `server ${error.status}` : undefined;
}
