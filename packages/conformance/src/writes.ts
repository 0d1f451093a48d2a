import { randomUUID } from 'node:crypto';
import type { OperationId } from '@parde/api-client';
import type { Connection, Reply } from './connection.ts';
import type { AnswerOf } from './inputs.ts';
import { type Card, cards, type Given, inputWith, textsAt, unknownId } from './inputs.ts';
import { createDeviation, judgeAnswer, judgeError } from './judge-answer.ts';
import { type Finding, finding, findingOf, type ReadsOptions, withDeviations } from './reads.ts';
import { isSameReply } from './unknown-path.ts';

interface WritesOptions extends ReadsOptions {
  readonly answerOf: AnswerOf;
  readonly write: boolean;
  /** Leads to paths that the server does not have, through a brand's `backend.ts`. */
  readonly unknownPaths: Connection | undefined;
}

/**
 * Calls operations that write, if the change is undone at once or refused. Nothing is paid, and the user loses
 * nothing.
 */
export function createWrites(options: WritesOptions) {
  const { connection, token, isUnknownPath, answerOf, write, unknownPaths } = options;

  async function send(id: OperationId, given: Given): Promise<Finding> {
    const input = inputWith(id, given);
    const reply = await connection.call(id, input, token);
    const candidate = { input, isKnown: true };
    return findingOf({ id, candidate, reply, judgement: judgeAnswer(id, reply) }, isUnknownPath);
  }

  /** Sends an id that does not exist, so that the server refuses the change. */
  async function sendRefused(id: OperationId, given: Given): Promise<Finding> {
    const input = inputWith(id, given);
    const reply = await connection.call(id, input, token);
    const unknown = await unknownPaths?.call(id, input, token);
    const isLikeUnknown = unknown !== undefined && isSameReply(reply, unknown);
    if (isUnknownPath(reply) || isLikeUnknown || isMissingSale(id, reply)) {
      return finding('not there', { isThere: false });
    }
    if (reply.failure !== undefined) return finding('cannot be read', { why: reply.failure });
    const { status } = reply;
    const isRefused = status >= 400 && status < 500 && status !== 401;
    const deviations = isRefused
      ? judgeError(reply, 'unknown id')
      : [createDeviation('unknown id', `status ${status}, not a refusal`, 'noticed')];
    return withDeviations(
      finding('as the contract', { why: 'asked only for what is refused' }),
      deviations,
    );
  }

  async function stateOf({ type, id }: Card): Promise<unknown> {
    const input = inputWith('getTitleState', { path: { content_type: type, id } });
    const reply = await connection.call('getTitleState', input, token);
    return Object(judgeAnswer('getTitleState', reply).body).data;
  }

  /** Uses a title that is not in the list, adds it and removes it again. */
  const putInList = once(async (): Promise<Findings> => {
    for (const card of (await cards(answerOf, ['movie', 'series'])).slice(0, 3)) {
      const { lists } = Object(await stateOf(card));
      if (!Array.isArray(lists) || lists.includes('watchlist')) continue;
      const body = { list: 'watchlist', content_type: card.type, id: card.id };
      const taken = await send('removeFromMyList', { body });
      if (!isDone(taken)) return { removeFromMyList: taken };
      const addToMyList = await send('addToMyList', { body });
      return { addToMyList, removeFromMyList: await send('removeFromMyList', { body }) };
    }
    return {};
  });

  const follow = once(async (): Promise<Findings> => {
    const followed = Object(Object(await answerOf('listFollowing')).data);
    if (!Array.isArray(followed.items) || followed.next_cursor !== null) return {};
    const own = textsAt(followed.items, ['*', 'id']);
    const all = textsAt(await answerOf('listChannels'), ['data', 'items', '*', 'id']);
    const id = all.find((each) => !own.includes(each));
    if (id === undefined) return {};
    const left = await send('unfollowChannel', { body: { id } });
    if (!isDone(left)) return { unfollowChannel: left };
    const followChannel = await send('followChannel', { body: { id } });
    return { followChannel, unfollowChannel: await send('unfollowChannel', { body: { id } }) };
  });

  async function rate(): Promise<Finding | undefined> {
    const [card] = await cards(answerOf, ['movie', 'series']);
    const { rating } = card ? Object(await stateOf(card)) : {};
    if (!card || rating === undefined) return undefined;
    const body = { content_type: card.type, id: card.id };
    const asBefore = { body: { ...body, value: rating } };
    const same = await send('rateTitle', asBefore);
    if (!isDone(same)) return same;
    const rated = await send('rateTitle', { body: { ...body, value: 9 } });
    await send('rateTitle', asBefore);
    return rated;
  }

  /** Sends the name that the user already has. */
  async function rename(): Promise<Finding | undefined> {
    const { name } = Object(Object(await answerOf('getUser')).data);
    return name === undefined ? undefined : send('updateUser', { body: { name } });
  }

  const unknownTitle = { content_type: 'movie', id: unknownId };
  const key = { 'Idempotency-Key': randomUUID() };
  const checks: { readonly [Id in OperationId]?: () => Promise<Finding | undefined> } = {
    addToMyList: async () => (await putInList()).addToMyList,
    removeFromMyList: async () => (await putInList()).removeFromMyList,
    followChannel: async () => (await follow()).followChannel,
    unfollowChannel: async () => (await follow()).unfollowChannel,
    rateTitle: rate,
    updateUser: rename,
    addComment: () => sendRefused('addComment', { body: unknownTitle }),
    reportComment: () => sendRefused('reportComment', { body: { id: unknownId } }),
    saveWatching: () => sendRefused('saveWatching', { body: unknownTitle }),
    removeWatching: () => sendRefused('removeWatching', { body: unknownTitle }),
    markWatched: () => sendRefused('markWatched', { body: unknownTitle }),
    hideDownload: () => sendRefused('hideDownload', { body: unknownTitle }),
    buyPlan: () =>
      sendRefused('buyPlan', {
        header: key,
        body: { plan_id: 'parde-no-such-plan', content_type: null, content_id: null },
      }),
    buyItems: () =>
      sendRefused('buyItems', {
        header: key,
        body: { items: [{ itemid: 'parde-no-such-file', amount: 1000 }], content_id: unknownId },
      }),
    chargeWallet: () =>
      sendRefused('chargeWallet', { body: { payment_method: 'parde-no-such-gateway' } }),
  };

  return {
    async checkOperation(id: OperationId): Promise<Finding> {
      const notAsked = (why: string) => finding('not asked', { isThere: undefined, why });
      const check = checks[id];
      if (!check) return notAsked('it cannot be undone');
      if (!write) return notAsked('it writes: allow it with --write');
      if (token === undefined) return notAsked('it needs a user: sign in with --mobile or --token');
      return (await check()) ?? notAsked('there is nothing to try it on that could be undone');
    },
  };
}

const paidOperations: readonly OperationId[] = ['buyPlan', 'buyItems', 'chargeWallet'];

/** A 404 without a reason and a 405 are about the address, and not about the plan or the file. */
function isMissingSale(id: OperationId, reply: Reply): boolean {
  if (reply.failure !== undefined || !paidOperations.includes(id)) return false;
  const { message, message_fa, errors } = Object(reply.body);
  const hasReason = [message, message_fa, errors].some((each) => each !== undefined);
  return reply.status === 405 || (reply.status === 404 && !hasReason);
}

/** True if the operation that undoes a change works. It is tried before the change is made. */
function isDone({ result }: Finding): boolean {
  return result === 'as the contract' || result === 'differs';
}

type Findings = { readonly [Id in OperationId]?: Finding };

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
