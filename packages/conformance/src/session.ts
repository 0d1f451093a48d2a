import type { OperationId } from '@parde/api-client';
import type { Connection, Reply } from './connection.ts';
import { inputWith } from './inputs.ts';
import { createDeviation, judgeAnswer, judgeError } from './judge-answer.ts';
import { type Finding, finding, findingOf, withDeviations } from './reads.ts';
import type { Deviation } from './report.ts';
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

const sessionOperations: readonly OperationId[] = ['sendCode', 'login', 'logout', 'endSession'];

/** Signs in if needed. Returns the user's token and the findings about signing in. */
export async function beginSession(
  connection: Connection,
  { token: given, signIn, write }: SessionOptions,
) {
  const replies = new Map<OperationId, Reply>();
  const more: Deviation[] = [];

  const call = async (id: OperationId, body?: object, token?: string): Promise<unknown> => {
    const input = inputWith(id, body ? { body: { ...body } } : {});
    const reply = await connection.call(id, input, token);
    replies.set(id, reply);
    return judgeAnswer(id, reply).body;
  };

  async function tokenFor({ mobile, code }: SignIn): Promise<string | undefined> {
    const { request_id } = Object(await call('sendCode', { mobile, ref: '0' }));
    const request = typeof request_id === 'string' ? { request_id } : {};
    const sent = replies.get('sendCode');
    if (!sent || judgeAnswer('sendCode', sent).problem !== undefined) return undefined;
    const password = await code();
    if (!/^\d{4}$/.test(password)) {
      more.push(createDeviation('code', 'not four digits, which sign-in needs', 'failed'));
    }
    if (write) {
      const wrong = { mobile, password: password === '0000' ? '1111' : '0000', ...request };
      more.push(
        ...wrongCodeDeviations(await connection.call('login', inputWith('login', { body: wrong }))),
      );
    }
    const { token } = Object(await call('login', { mobile, password, ...request }));
    return typeof token === 'string' ? token : undefined;
  }

  const token = given ?? (signIn && (await tokenFor(signIn)));

  return {
    token,

    /** Signs out of a session that this check began, but not one whose token was given. */
    async end(): Promise<void> {
      if (given === undefined && token !== undefined) await call('logout', undefined, token);
    },

    /** True if an operation begins or ends a session. */
    isSessionOperation: (id: OperationId): boolean => sessionOperations.includes(id),

    findingOf(id: OperationId, isUnknownPath: IsUnknownPath): Finding {
      const reply = replies.get(id);
      if (!reply)
        return finding('not asked', { isThere: undefined, why: reasonNotCalled(id, signIn) });
      const candidate = { input: inputWith(id), isKnown: true };
      const checkedCall = { id, candidate, reply, judgement: judgeAnswer(id, reply) };
      const found = findingOf(checkedCall, isUnknownPath);
      return id === 'login' ? withDeviations(found, more) : found;
    },
  };
}

function reasonNotCalled(id: OperationId, signIn: SignIn | undefined): string {
  if (id === 'endSession') return 'logout ends a session as well';
  if (!signIn) return 'it is part of signing in: give --mobile';
  return id === 'login' ? 'no code was sent' : 'nobody was signed in';
}

function wrongCodeDeviations(reply: Reply): Deviation[] {
  if (reply.failure !== undefined) return [createDeviation('wrong code', reply.failure, 'noticed')];
  const { status } = reply;
  return status === 422 || status === 429
    ? judgeError(reply, 'wrong code')
    : [createDeviation('wrong code', `status ${status}, not 422`, 'noticed')];
}
