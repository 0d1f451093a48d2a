import { wrongCode } from '../contract/messages.ts';
import { refuse } from '../contract/refusal.ts';
import type { Database } from '../storage/database.ts';
import { createCodes, type Random } from './codes.ts';
import { createLimiter, type Limit, type Limiter } from './limiter.ts';
import type { Sessions } from './sessions.ts';
import { codeText } from './sms-text.ts';
import type { Users } from './users.ts';

export type Sms = { mobile: string; code: string; text: string };

/** Events per seconds. Four digits are safe only behind such limits. */
export const defaultLimits = {
  codesPerMobile: { max: 3, seconds: 600 },
  codesPerAddress: { max: 5, seconds: 600 },
  wrongCodesPerMobile: { max: 5, seconds: 600 },
  wrongCodesPerAddress: { max: 15, seconds: 600 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;

export type SignInOptions = {
  db: Database;
  sessions: Sessions;
  users: Users;
  limits: Readonly<Record<LimitName, Limit>>;
  sendSms: (sms: Sms) => void | Promise<void>;
  /** The host for WebOTP. */
  smsHost: string;
  random: Random;
  now: () => number;
};

export type SignIn = {
  sendCode: (mobile: string, referral: string, address: string) => Promise<void>;
  /** The token. */
  login: (mobile: string, code: string, address: string) => string;
  clearLimits: () => void;
};

/**
 * Each step is one transaction, so that processes on one database count together. Refusals are thrown outside of it,
 * because wrong tries must stay counted.
 */
export function createSignIn(options: SignInOptions): SignIn {
  const { db, sessions, users, limits, sendSms, smsHost, random, now } = options;
  const codes = createCodes(db, random, now);
  const limiter = (kind: LimitName) => createLimiter(db, kind, limits[kind], now);
  const codesPerMobile = limiter('codesPerMobile');
  const codesPerAddress = limiter('codesPerAddress');
  const wrongPerMobile = limiter('wrongCodesPerMobile');
  const wrongPerAddress = limiter('wrongCodesPerAddress');

  return {
    sendCode: async (mobile, referral, address) => {
      const step = db.transaction(() => {
        const wait = longest(
          [codesPerMobile, mobile],
          [codesPerAddress, address],
          [wrongPerMobile, mobile],
        );
        if (wait > 0) return { wait };
        codesPerMobile.count(mobile);
        codesPerAddress.count(address);
        return { code: codes.issue(mobile, referral) };
      });
      if (step.code === undefined) throw refuse.tooMany(step.wait);
      await sendSms({ mobile, code: step.code, text: codeText(step.code, smsHost) });
    },

    login: (mobile, code, address) => {
      const step = db.transaction(() => {
        const wait = longest([wrongPerMobile, mobile], [wrongPerAddress, address]);
        if (wait > 0) return { wait };
        const redeemed = codes.redeem(mobile, code);
        if (redeemed) {
          wrongPerMobile.forget(mobile);
          users.welcome(mobile, redeemed.referral);
          return { token: sessions.open(mobile).token };
        }
        wrongPerMobile.count(mobile);
        wrongPerAddress.count(address);
        // A locked number loses its code, so that it cannot be tried after the lock.
        if (wrongPerMobile.wait(mobile) > 0) codes.drop(mobile);
        return { wait };
      });
      if (step.token !== undefined) return step.token;
      if (step.wait > 0) throw refuse.tooMany(step.wait);
      throw refuse.invalid(new Map([['password', [wrongCode]]]));
    },

    clearLimits: () => {
      for (const one of [codesPerMobile, codesPerAddress, wrongPerMobile, wrongPerAddress]) {
        one.clear();
      }
    },
  };
}

function longest(...checks: readonly (readonly [Limiter, string])[]): number {
  return Math.max(...checks.map(([limiter, key]) => limiter.wait(key)));
}
