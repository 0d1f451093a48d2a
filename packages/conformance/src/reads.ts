import type { CallInput, OperationId } from '@parde/api-client';
import { operationById } from '@parde/api-client/operations';
import type { Connection, Reply } from './connection.ts';
import {
  type AnswerOf,
  type CallCandidate,
  candidatesFor,
  inputWith,
  mayBeNone,
} from './inputs.ts';
import { createDeviation, type Judgement, judgeAnswer, judgeError } from './judge-answer.ts';
import { isCart, probesFor } from './probes.ts';
import { type Deviation, differs, type OperationReport, type Result } from './report.ts';
import { type IsUnknownPath, notImplemented } from './unknown-path.ts';

/** The result of checking one operation. */
export type Finding = Pick<OperationReport, 'result' | 'isThere' | 'why' | 'deviations'>;

export interface ReadsOptions {
  readonly connection: Connection;
  readonly token: string | undefined;
  readonly isUnknownPath: IsUnknownPath;
  readonly hidesPaths: boolean;
}

/** The question sent to an operation, and the server's reply. */
export interface CheckedCall<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly candidate: CallCandidate<Id>;
  readonly reply: Reply;
  readonly judgement: Judgement;
}

/** Checks operations that only read. Each one is called once, even if other checks need its answer. */
export function createReads({ connection, token, isUnknownPath, hidesPaths }: ReadsOptions) {
  const checkedCalls = new Map<OperationId, Promise<CheckedCall>>();
  /** True if an unknown id was answered differently from an unknown path. */
  let distinguishesUnknownIds = false;

  function answerTo(id: OperationId): Promise<CheckedCall> {
    const known = checkedCalls.get(id) ?? callFirst(id);
    checkedCalls.set(id, known);
    return known;
  }

  /** Returns the first answer for a title that exists and that the viewer has access to. */
  async function callFirst(id: OperationId): Promise<CheckedCall> {
    const candidates = await candidatesFor(id, answerOf);
    let last: CheckedCall | undefined;
    for (const candidate of candidates) {
      const reply = await connection.call(id, candidate.input, token);
      last = { id, candidate, reply, judgement: judgeAnswer(id, reply) };
      const isElsewhere = reply.failure === undefined && [403, 404].includes(reply.status);
      if (!isElsewhere || isUnknownPath(reply)) break;
    }
    if (!last) throw new Error(`Nothing to ask of ${id}`);
    return last;
  }

  const answerOf: AnswerOf = async (id) => {
    const isForUsers = operationById(id).auth === 'required' && token === undefined;
    return isForUsers ? undefined : (await answerTo(id)).judgement.body;
  };

  async function checkOperation(id: OperationId): Promise<Finding> {
    const { auth } = operationById(id);
    const isForUsers = auth === 'required';
    const guest = isForUsers ? await callAsGuest(id) : undefined;
    if (guest && token === undefined) return guest;
    const first = await answerTo(id);
    const own = findingOf(first, isUnknownPath);
    if (own.isThere !== true) return own;
    const probed = await probesFor(first, async (input) => {
      const reply = await connection.call(id, input, token);
      const isNotFound = reply.failure === undefined && reply.status === 404;
      if (isNotFound && !isUnknownPath(reply)) distinguishesUnknownIds = true;
      return reply;
    });
    return withDeviations(own, [...probed, ...(guest?.deviations ?? [])]);
  }

  async function callAsGuest(id: OperationId): Promise<Finding> {
    const input: CallInput<OperationId> = inputWith(id);
    const reply = await connection.call(id, input);
    if (isUnknownPath(reply)) return finding('not there', { isThere: false });
    const isRefused = reply.failure === undefined && reply.status === 401;
    const problem = reply.failure ?? `status ${reply.status}, not 401`;
    const deviations = isRefused
      ? judgeError(reply)
      : [createDeviation('without a token', problem, 'noticed')];
    const why = 'it needs a user: sign in with --mobile or --token';
    const isThere = isRefused && !hidesPaths ? true : undefined;
    return finding('not asked', { isThere, why, deviations });
  }

  return {
    answerOf,
    checkOperation,
    /** Decides findings that stayed open until every operation was checked. */
    resolveAmbiguous: (found: Finding): Finding =>
      distinguishesUnknownIds && found.why === likeUnknownPath
        ? finding('not there', { isThere: false })
        : found,
  };
}

const likeUnknownPath =
  'the server has named nothing to ask for, and answers an example as an unknown path';

export function finding(result: Result, rest: Partial<Finding> = {}): Finding {
  return { result, isThere: true, why: undefined, deviations: [], ...rest };
}

/** Adds more differences to a finding. A finding with any difference is no longer "as the contract". */
export function withDeviations(found: Finding, more: readonly Deviation[]): Finding {
  const deviations = [...found.deviations, ...more];
  const isOff = differs(deviations) && found.result === 'as the contract';
  return { ...found, deviations, result: isOff ? 'differs' : found.result };
}

export function findingOf(
  { id, candidate, reply, judgement }: CheckedCall,
  isUnknown: IsUnknownPath,
): Finding {
  const { problem, deviations } = judgement;
  const status = reply.failure === undefined ? reply.status : undefined;
  if (isUnknown(reply)) {
    return candidate.isKnown || status === notImplemented
      ? finding('not there', { isThere: false })
      : finding('not asked', {
          isThere: undefined,
          why: likeUnknownPath,
        });
  }
  if (problem === undefined) return withDeviations(finding('as the contract'), deviations);
  const hasNoSuchId = status === 404 || (status === 400 && isCart(id));
  if (hasNoSuchId && !candidate.isKnown) {
    return mayBeNone.includes(id)
      ? withDeviations(
          finding('as the contract', { why: 'asked only for what is not there' }),
          deviations,
        )
      : finding('not asked', { deviations, why: 'the server has named nothing to ask for' });
  }
  if (status === 403) {
    return finding('not asked', { deviations, why: 'this viewer may not (403): try another user' });
  }
  if (status === 429) return finding('not asked', { deviations, why: 'too many requests (429)' });
  const why = status === 402 ? `${problem}: the contract refuses with 403` : problem;
  return finding('cannot be read', { why, deviations });
}
