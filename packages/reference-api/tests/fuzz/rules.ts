import type { OperationId } from '@parde/api-client';
import { operations } from '@parde/api-client/operations';
import { createAnswerCheck } from '@parde/api-client/validate';
import { type FuzzedCall, operationOf } from './call.ts';
import { objectOf } from './pool.ts';
import type { FuzzedRequest } from './request.ts';

const check = createAnswerCheck();

/** The rule that an answer breaks, or undefined. */
export function brokenRule(
  { id, viewer }: FuzzedCall,
  sent: FuzzedRequest,
  status: number,
  answer: unknown,
): string | undefined {
  if (status >= 500) return 'A server does not fail.';
  const mustSignIn = isSentAway(operationOf(id).auth, viewer);
  if (mustSignIn && status !== 401) return 'Who has no session is told so before all else.';
  if (!mustSignIn && status === 401) return 'Who has a session is not sent away.';
  if (status === 200) {
    if (sent.mustFail) return 'What is not in the contract is refused.';
    return isOperationId(id) ? check(id, answer)?.toString() : `There is no ${id}.`;
  }
  if (!isRefusal(answer)) return 'A refusal says why, in both languages.';
  return status === 422 ? brokenFieldRule(answer, sent) : undefined;
}

function isSentAway(auth: 'none' | 'optional' | 'required', viewer: FuzzedCall['viewer']): boolean {
  if (viewer === 'forged') return auth !== 'none';
  return viewer === 'guest' && auth === 'required';
}

function brokenFieldRule(answer: object, { fields }: FuzzedRequest): string | undefined {
  const named = Object.keys(objectOf(objectOf(answer).errors));
  if (named.length === 0) return 'A 422 names its field.';
  const strange = named.find((field) => !fields.has(field.split('.')[0] ?? ''));
  return strange && `A 422 names a field of the call, not ${strange}.`;
}

function isOperationId(id: string): id is OperationId {
  return operations.some(({ operationId }) => operationId === id);
}

function isRefusal(answer: unknown): answer is object {
  const { message, message_fa: persian } = objectOf(answer);
  return typeof message === 'string' && typeof persian === 'string' && /[آ-ی]/.test(persian);
}
