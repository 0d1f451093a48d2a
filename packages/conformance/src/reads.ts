import type { CallInput, OperationId } from '@parde/api-client';
import { operationById } from '@parde/api-client/operations';
import type { Connection, Reply } from './connection.ts';
import { type AnswerOf, inputWith, mayBeNone, type Question, questionsFor } from './inputs.ts';
import { type Judgement, judgeAnswer, judgeError, place } from './judge-answer.ts';
import { isCart, probesFor } from './probes.ts';
import type { OperationReport, Place, Result } from './report.ts';
import { type IsUnknownPath, notImplemented } from './unknown-path.ts';

/** The result of checking one operation. */
export type Finding = Pick<OperationReport, 'result' | 'isThere' | 'why' | 'places'>;

export interface ReadsOptions {
  readonly connection: Connection;
  readonly token: string | undefined;
  readonly isUnknownPath: IsUnknownPath;
  readonly hidesPaths: boolean;
}

/** The question sent to an operation, and the server's reply. */
export interface Asked<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly question: Question<Id>;
  readonly reply: Reply;
  readonly judgement: Judgement;
}

/** Checks operations that only read. Each one is called once, even if other checks need its answer. */
export function createReads({ connection, token, isUnknownPath, hidesPaths }: ReadsOptions) {
  const asked = new Map<OperationId, Promise<Asked>>();
  /** True if an unknown id was answered differently from an unknown path. */
  let tellsApart = false;

  function answerTo(id: OperationId): Promise<Asked> {
    const known = asked.get(id) ?? askFirst(id);
    asked.set(id, known);
    return known;
  }

  /** Returns the first answer for a title that exists and that the viewer has access to. */
  async function askFirst(id: OperationId): Promise<Asked> {
    const questions = await questionsFor(id, answerOf);
    let last: Asked | undefined;
    for (const question of questions) {
      const reply = await connection.ask(id, question.input, token);
      last = { id, question, reply, judgement: judgeAnswer(id, reply) };
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

  async function findOut(id: OperationId): Promise<Finding> {
    const { auth } = operationById(id);
    const isForUsers = auth === 'required';
    const guest = isForUsers ? await askAsGuest(id) : undefined;
    if (guest && token === undefined) return guest;
    const first = await answerTo(id);
    const own = findingOf(first, isUnknownPath);
    if (own.isThere !== true) return own;
    const probed = await probesFor(first, async (input) => {
      const reply = await connection.ask(id, input, token);
      const isNotFound = reply.failure === undefined && reply.status === 404;
      if (isNotFound && !isUnknownPath(reply)) tellsApart = true;
      return reply;
    });
    return withPlaces(own, [...probed, ...(guest?.places ?? [])]);
  }

  async function askAsGuest(id: OperationId): Promise<Finding> {
    const input: CallInput<OperationId> = inputWith(id);
    const reply = await connection.ask(id, input);
    if (isUnknownPath(reply)) return finding('not there', { isThere: false });
    const isRefused = reply.failure === undefined && reply.status === 401;
    const said = reply.failure ?? `status ${reply.status}, not 401`;
    const places = isRefused ? judgeError(reply) : [place('without a token', said, 'noticed')];
    const why = 'it needs a user: sign in with --mobile or --token';
    const isThere = isRefused && !hidesPaths ? true : undefined;
    return finding('not asked', { isThere, why, places });
  }

  return {
    answerOf,
    findOut,
    /** Decides findings that stayed open until every operation was checked. */
    settled: (found: Finding): Finding =>
      tellsApart && found.why === likeUnknownPath
        ? finding('not there', { isThere: false })
        : found,
  };
}

const likeUnknownPath =
  'the server has named nothing to ask for, and answers an example as an unknown path';

export function finding(result: Result, rest: Partial<Finding> = {}): Finding {
  return { result, isThere: true, why: undefined, places: [], ...rest };
}

/** Adds more differences to a finding. A finding with any difference is no longer "as the contract". */
export function withPlaces(found: Finding, more: readonly Place[]): Finding {
  const places = [...found.places, ...more];
  const isOff = places.length > 0 && found.result === 'as the contract';
  return { ...found, places, result: isOff ? 'differs' : found.result };
}

export function findingOf(
  { id, question, reply, judgement }: Asked,
  isUnknown: IsUnknownPath,
): Finding {
  const { problem, places } = judgement;
  const status = reply.failure === undefined ? reply.status : undefined;
  if (isUnknown(reply)) {
    return question.isKnown || status === notImplemented
      ? finding('not there', { isThere: false })
      : finding('not asked', {
          isThere: undefined,
          why: likeUnknownPath,
        });
  }
  if (problem === undefined) return withPlaces(finding('as the contract'), places);
  const hasNoSuchId = status === 404 || (status === 400 && isCart(id));
  if (hasNoSuchId && !question.isKnown) {
    return mayBeNone.includes(id)
      ? withPlaces(finding('as the contract', { why: 'asked only for what is not there' }), places)
      : finding('not asked', { places, why: 'the server has named nothing to ask for' });
  }
  if (status === 403) {
    return finding('not asked', { places, why: 'this viewer may not (403): try another user' });
  }
  if (status === 429) return finding('not asked', { places, why: 'too many requests (429)' });
  return finding('cannot be read', { why: problem, places });
}
