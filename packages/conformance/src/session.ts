import type { OperationId } from '@parde/api-client';
import type { Connection, Reply } from './connection.ts';
import { inputWith } from './inputs.ts';
import { judgeAnswer, judgeError, place } from './judge-answer.ts';
import { type Finding, finding, findingOf, withPlaces } from './reads.ts';
import type { Place } from './report.ts';
import type { IsUnknownPath } from './unknown-path.ts';

/** The user whose session is begun. */
export interface SignIn {
  /** Eleven digits: `09123456789`. */
  readonly mobile: string;
  /** Called after the code has been sent. */
  readonly code: () => Promise<string>;
}

interface SessionOptions {
  readonly token: string | undefined;
  readonly signIn: SignIn | undefined;
  readonly write: boolean;
}

const signsIn: readonly OperationId[] = ['sendCode', 'login', 'logout', 'endSession'];

/** Signs in if needed. Returns the user's token and the findings about signing in. */
export async function beginSession(
  connection: Connection,
  { token: given, signIn, write }: SessionOptions,
) {
  const replies = new Map<OperationId, Reply>();
  const more: Place[] = [];

  const ask = async (id: OperationId, body?: object, token?: string): Promise<unknown> => {
    const input = inputWith(id, body ? { body: { ...body } } : {});
    const reply = await connection.ask(id, input, token);
    replies.set(id, reply);
    return judgeAnswer(id, reply).body;
  };

  async function tokenFor({ mobile, code }: SignIn): Promise<string | undefined> {
    const { request_id } = Object(await ask('sendCode', { mobile, ref: '0' }));
    const request = typeof request_id === 'string' ? { request_id } : {};
    const sent = replies.get('sendCode');
    if (!sent || judgeAnswer('sendCode', sent).problem !== undefined) return undefined;
    const password = await code();
    if (write) {
      const wrong = { mobile, password: password === '0000' ? '1111' : '0000', ...request };
      more.push(
        ...wrongCodePlaces(await connection.ask('login', inputWith('login', { body: wrong }))),
      );
    }
    const { token } = Object(await ask('login', { mobile, password, ...request }));
    return typeof token === 'string' ? token : undefined;
  }

  const token = given ?? (signIn && (await tokenFor(signIn)));

  return {
    token,

    /** Signs out of a session that this check began, but not one whose token was given. */
    async end(): Promise<void> {
      if (given === undefined && token !== undefined) await ask('logout', undefined, token);
    },

    /** True if an operation begins or ends a session. */
    isOf: (id: OperationId): boolean => signsIn.includes(id),

    findingOf(id: OperationId, isUnknownPath: IsUnknownPath): Finding {
      const reply = replies.get(id);
      if (!reply) return finding('not asked', { isThere: undefined, why: whyNot(id, signIn) });
      const question = { input: inputWith(id), isKnown: true };
      const asked = { id, question, reply, judgement: judgeAnswer(id, reply) };
      const found = findingOf(asked, isUnknownPath);
      return id === 'login' ? withPlaces(found, more) : found;
    },
  };
}

function whyNot(id: OperationId, signIn: SignIn | undefined): string {
  if (id === 'endSession') return 'logout ends a session as well';
  if (!signIn) return 'it is part of signing in: give --mobile';
  return id === 'login' ? 'no code was sent' : 'nobody was signed in';
}

function wrongCodePlaces(reply: Reply): Place[] {
  if (reply.failure !== undefined) return [place('wrong code', reply.failure, 'noticed')];
  const { status } = reply;
  return status === 422 || status === 429
    ? judgeError(reply, 'wrong code')
    : [place('wrong code', `status ${status}, not 422`, 'noticed')];
}
