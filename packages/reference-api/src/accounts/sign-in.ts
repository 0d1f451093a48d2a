import { wrongCode } from '../contract/messages.ts';
import { type Refusal, refuse } from '../contract/refusal.ts';
import { networkOf } from '../server/address.ts';
import type { Database } from '../storage/database.ts';
import { type CodeRequest, createCodes, type Random } from './codes.ts';
import { createLimiter, type Limit, type Limiter } from './limiter.ts';
import { codesOfTheDay, requestOver } from './messages.ts';
import type { Sessions } from './sessions.ts';
import { codeText } from './sms-text.ts';
import type { Users } from './users.ts';

export type Sms = { mobile: string; code: string; text: string };

const day = 24 * 60 * 60;

/** Events per seconds. Four digits are safe only behind such limits. */
export const defaultLimits = {
  codesPerMobile: { max: 3, seconds: 600 },
  codesPerMobileADay: { max: 10, seconds: day },
  /** Less than a number has, so that nobody uses up another's day from one place. */
  codesPerMobileAndAddressADay: { max: 6, seconds: day },
  codesPerAddress: { max: 5, seconds: 600 },
  /** As long as a request can live, or longer. */
  wrongCodesPerRequest: { max: 5, seconds: 600 },
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

type CodeWish = {
  mobile: string;
  referral: string;
  address: string;
  /** The browser's request before. */
  requestId: string | undefined;
  /** The browser keeps the name of the request, so the code needs it. */
  isNamed: boolean;
};

type LoginTry = {
  mobile: string;
  code: string;
  /** Without it, the request must be of the same network, and never have been named. */
  requestId: string | undefined;
  address: string;
  device: string | null;
};

export type SignIn = {
  /** The id of the request. */
  sendCode: (wish: CodeWish) => Promise<string>;
  /** The token. */
  login: (attempt: LoginTry) => string;
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
  const codesPerMobileADay = limiter('codesPerMobileADay');
  const codesPerMobileAndAddressADay = limiter('codesPerMobileAndAddressADay');
  const codesPerAddress = limiter('codesPerAddress');
  const wrongPerRequest = limiter('wrongCodesPerRequest');
  const wrongPerAddress = limiter('wrongCodesPerAddress');

  /** Counts a wrong code against its request. Tells whether the request is over. */
  const endsRequest = (requestId: string) => {
    if (codes.isLive(requestId)) wrongPerRequest.count(requestId);
    if (wrongPerRequest.wait(requestId) === 0) return false;
    // For good, however short the limit.
    codes.drop(requestId);
    return true;
  };

  /**
   * Counts a wrong code of a login that names no request. Such logins may end for a request, but not the request: its
   * name still signs in, so nobody locks out a browser that knows it.
   */
  const endsUnnamed = (mobile: string, network: string) => {
    const requestId = codes.unnamed(mobile, network);
    if (requestId === undefined) return false;
    const key = `unnamed ${requestId}`;
    wrongPerRequest.count(key);
    if (wrongPerRequest.wait(key) === 0) return false;
    codes.needName(requestId);
    return true;
  };

  return {
    sendCode: async ({ mobile, referral, address, requestId, isNamed }) => {
      const network = networkOf(address);
      const both = `${mobile} ${network}`;
      const counted = [
        [codesPerMobile, mobile],
        [codesPerMobileADay, mobile],
        [codesPerMobileAndAddressADay, both],
        [codesPerAddress, network],
      ] as const;
      const step = db.transaction((): { refusal: Refusal } | { request: CodeRequest } => {
        const wait = longest(...counted);
        const isDayFull = wait > 0 && wait === longest(counted[1], counted[2]);
        if (wait > 0)
          return { refusal: refuse.tooMany(wait, isDayFull ? codesOfTheDay : undefined) };
        for (const [limit, key] of counted) limit.count(key);
        return {
          request: codes.issue({
            mobile,
            referral,
            network: isNamed ? null : network,
            requestId,
          }),
        };
      });
      if ('refusal' in step) throw step.refusal;
      const { code } = step.request;
      await sendSms({ mobile, code, text: codeText(code, smsHost) });
      return step.request.requestId;
    },

    login: ({ mobile, code, requestId, address, device }) => {
      const network = networkOf(address);
      const step = db.transaction((): { refusal: Refusal } | { token: string } => {
        const wait = wrongPerAddress.wait(network);
        if (wait > 0) return { refusal: refuse.tooMany(wait) };
        const request = requestId ?? codes.unnamed(mobile, network, code);
        const redeemed = request && codes.redeem(request, mobile, code);
        if (redeemed) {
          users.welcome(mobile, redeemed.referral);
          return { token: sessions.open(mobile, device).token };
        }
        wrongPerAddress.count(network);
        const isOver = requestId ? endsRequest(requestId) : endsUnnamed(mobile, network);
        const reason = isOver ? requestOver : wrongCode;
        return { refusal: refuse.invalid(new Map([['password', [reason]]])) };
      });
      if ('refusal' in step) throw step.refusal;
      return step.token;
    },

    clearLimits: () => {
      const all = [codesPerMobile, codesPerMobileADay, codesPerMobileAndAddressADay];
      for (const one of [...all, codesPerAddress, wrongPerRequest, wrongPerAddress]) one.clear();
    },
  };
}

function longest(...checks: readonly (readonly [Limiter, string])[]): number {
  return Math.max(...checks.map(([limiter, key]) => limiter.wait(key)));
}
