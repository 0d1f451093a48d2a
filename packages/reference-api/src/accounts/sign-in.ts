import type { Locale } from '@parde/domain';
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

/** Limits as events per seconds. Four digits are safe only with such limits. */
export const defaultLimits = {
  codesPerMobile: { max: 3, seconds: 600 },
  codesPerMobileADay: { max: 10, seconds: day },
  /** Lower than the limit of a number, so that nobody at one address can use up another user's codes of the day. */
  codesPerMobileAndAddressADay: { max: 6, seconds: day },
  codesPerAddress: { max: 5, seconds: 600 },
  /** The period is at least the longest life of a request. */
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
  /** The host that is named for WebOTP. */
  smsHost: string;
  random: Random;
  now: () => number;
};

type SendCodeInput = {
  mobile: string;
  referral: string;
  address: string;
  /** The browser's previous request. */
  requestId: string | undefined;
  /** True if the browser stores the request's id. Then a login with the code must name the request. */
  isNamed: boolean;
  locale: Locale;
};

type LoginTry = {
  mobile: string;
  code: string;
  /** If undefined, the request must be from the same network and must never have been named. */
  requestId: string | undefined;
  address: string;
  device: string | null;
};

export type SignIn = {
  /** Sends a code and returns the id of the request. */
  sendCode: (input: SendCodeInput) => Promise<string>;
  /** Signs in and returns the token. */
  login: (attempt: LoginTry) => string;
  clearLimits: () => void;
};

/**
 * Each step is one transaction, so that processes on one database share their counts. Refusals are thrown outside the
 * transaction, because wrong attempts must stay counted.
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

  /** Counts a wrong code for its request. Returns true if the request has ended. */
  const endsRequest = (requestId: string) => {
    if (codes.isLive(requestId)) wrongPerRequest.count(requestId);
    if (wrongPerRequest.wait(requestId) === 0) return false;
    // The request ends for good, however short the limit.
    codes.drop(requestId);
    return true;
  };

  /**
   * Counts a wrong code of a login that names no request. After too many, such logins are refused, but the request
   * stays valid: a login that names it still works, so nobody can lock out the browser that requested the code.
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
    sendCode: async ({ mobile, referral, address, requestId, isNamed, locale }) => {
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
      await sendSms({ mobile, code, text: codeText(code, smsHost, locale) });
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
