import type { Answer } from '@parde/api-client';
import { createTestApi, read } from '../../src/test-support/test-api.ts';
import { type FuzzedCall, operationOf, type Viewer } from './call.ts';
import { createPool, objectOf } from './pool.ts';
import { ready } from './ready.ts';
import { requestOf } from './request.ts';
import { brokenRule } from './rules.ts';

/** One server and two viewers: calls go to it one after the other, and each answer is held against the rules. */
export type Visit = { make: (call: FuzzedCall) => Promise<number> };

const unlimited = { max: 1_000_000, seconds: 60 };
const limits = {
  codesPerMobile: unlimited,
  codesPerAddress: unlimited,
  wrongCodesPerMobile: unlimited,
  wrongCodesPerAddress: unlimited,
};

export async function createVisit(): Promise<Visit> {
  const reports: unknown[] = [];
  const api = createTestApi({ limits, report: (error) => reports.push(error) });
  const pool = createPool();
  const tokens: Partial<Record<Viewer, string>> = {
    first: await api.signIn('09120000001'),
    second: await api.signIn('09120000003'),
    forged: 'dG9rZW5fb2Zfbm9ib2R5X2F0X2FsbF8xMjM0NTY3ODkw',
  };
  let newcomers = 0;
  const newcomer = () => {
    newcomers += 1;
    return `0935${String(newcomers).padStart(7, '0')}`;
  };

  /** What can only be known by asking just before: the code that was sent, the agreement that still holds. */
  const bodyFromServer = async ({ id, viewer, mutation }: FuzzedCall) => {
    if (mutation !== null) return undefined;
    if (id === 'login') {
      const mobile = newcomer();
      await api.sendCode(mobile);
      return { body: { mobile, password: await api.codeOf(mobile) } };
    }
    const token = viewer === 'forged' ? undefined : tokens[viewer];
    if (id !== 'deleteDebitSubscription' || token === undefined) return undefined;
    const { data } = await read<Answer<'getDebitSubscriptions'>>(
      api.call('GET', '/directdebit/subscriptions', { token }),
    );
    const [agreement] = data.subscriptions;
    return agreement && { body: { id: agreement.id } };
  };

  /** What ends a session ends one of its own, or the later calls would have none. */
  const tokenFor = ({ id, viewer }: FuzzedCall) =>
    (id === 'logout' || id === 'endSession') && (viewer === 'first' || viewer === 'second')
      ? api.signIn(newcomer())
      : tokens[viewer];

  /** Of three who are led to a bank, one pays, one is refused and one leaves the page open. */
  const payAtBank = async (answer: unknown) => {
    const { pay_url: address } = objectOf(objectOf(answer).data);
    const choice = ['pay', 'fail'][pool.turn() % 3];
    if (typeof address !== 'string' || choice === undefined) return;
    await api.send('POST', new URL(address).pathname, {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ choice, return: 'get' }).toString(),
    });
  };

  return {
    make: async (planned) => {
      const call = { ...ready(planned, pool), ...(await bodyFromServer(planned)) };
      const operation = operationOf(call.id);
      const sent = requestOf(call, pool);
      const token = await tokenFor(call);
      const response = await api.send(operation.method, sent.path, {
        headers: sent.headers,
        ...(sent.body !== undefined && { body: sent.body }),
        ...(token !== undefined && { token }),
      });
      const text = await response.text();
      const answer: unknown = JSON.parse(text);
      const broken = brokenRule(call, sent, response.status, answer);
      if (broken) {
        const told = `${operation.method} ${sent.path} as ${call.viewer}: ${sent.body?.slice(0, 500)}`;
        const got = `${response.status} ${text.slice(0, 1000)}`;
        throw new Error(`${broken}\n${told}\n${got}`, { cause: reports.at(-1) });
      }
      if (response.status === 200) {
        pool.learn(call.id, answer, operation.answer);
        await payAtBank(answer);
      }
      return response.status;
    },
  };
}
