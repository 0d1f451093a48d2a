import { createTestApi } from '../../src/test-support/test-api.ts';
import { type FuzzedCall, operationOf, type Viewer } from './call.ts';
import { createPool, objectOf } from './pool.ts';
import { payAt, prepare } from './prerequisites.ts';
import { ready } from './ready.ts';
import { requestOf } from './request.ts';
import { brokenRule } from './rules.ts';

/** A server with two viewers. Calls are made in sequence, and each answer is checked against the rules. */
export type Visit = { make: (call: FuzzedCall) => Promise<number> };

const unlimited = { max: 1_000_000, seconds: 60 };
const limits = {
  codesPerMobile: unlimited,
  codesPerMobileADay: unlimited,
  codesPerMobileAndAddressADay: unlimited,
  codesPerAddress: unlimited,
  wrongCodesPerRequest: unlimited,
  wrongCodesPerAddress: unlimited,
};

/** Calls that end a session: their own one always, or the one with the given id. */
const endings: ReadonlySet<string> = new Set([
  'logout',
  'endSession',
  'revokeSession',
  'revokeAllSessions',
]);

export async function createVisit(): Promise<Visit> {
  const reports: unknown[] = [];
  const api = createTestApi({ limits, report: (error) => reports.push(error) });
  const pool = createPool();
  const tokens: Partial<Record<Viewer, string>> = {
    first: await api.signIn('09120000001'),
    second: await api.signIn('09120000003'),
    forged: 'dG9rZW5fb2Zfbm9ib2R5X2F0X2FsbF8xMjM0NTY3ODkw',
  };
  let newMobileCount = 0;
  const newMobile = () => {
    newMobileCount += 1;
    return `0935${String(newMobileCount).padStart(7, '0')}`;
  };

  const asked = (call: FuzzedCall) => {
    const token = call.viewer === 'forged' ? undefined : (tokens[call.viewer] ?? '');
    if (call.mutation !== null || token === undefined) return undefined;
    return token === '' && call.id !== 'login'
      ? undefined
      : prepare(call, { api, pool, token, newMobile });
  };

  /** Calls that end a session use an extra session, so that later calls still have theirs. */
  const tokenFor = ({ id, viewer }: FuzzedCall) =>
    endings.has(id) && (viewer === 'first' || viewer === 'second')
      ? api.signIn(newMobile())
      : tokens[viewer];

  /** Pays one of every three payments at a bank, fails one and leaves one open. */
  const payAtBank = async (answer: unknown) => {
    const { pay_url: address } = objectOf(objectOf(answer).data);
    const choice = ['pay', 'fail'][pool.turn() % 3];
    if (typeof address !== 'string' || choice === undefined) return;
    await payAt(api, address, choice);
  };

  return {
    make: async (planned) => {
      const call = { ...ready(planned, pool), ...(await asked(planned)) };
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
        const sentText = `${operation.method} ${sent.path} as ${call.viewer}: ${sent.body?.slice(0, 500)}`;
        const got = `${response.status} ${text.slice(0, 1000)}`;
        throw new Error(`${broken}\n${sentText}\n${got}`, { cause: reports.at(-1) });
      }
      if (response.status === 200) {
        pool.learn(call.id, answer, operation.answer);
        await payAtBank(answer);
      }
      return response.status;
    },
  };
}
