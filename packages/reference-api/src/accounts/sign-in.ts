import { wrongCode } from '../contract/messages.ts';
import { refuse } from '../contract/refusal.ts';
import { type Codes, createCodes, type Random } from './codes.ts';
import { createLimiter, type Limit, type Limiter } from './limiter.ts';
import type { Sessions } from './sessions.ts';

export type Sms = { mobile: string; code: string; text: string };

/** How often, in how many seconds. Four digits hold only behind limits like these. */
export const defaultLimits = {
  codesPerMobile: { max: 3, seconds: 600 },
  codesPerAddress: { max: 5, seconds: 600 },
  wrongCodesPerMobile: { max: 5, seconds: 600 },
  wrongCodesPerAddress: { max: 15, seconds: 600 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;

export type SignInOptions = {
  sessions: Sessions;
  limits: Readonly<Record<LimitName, Limit>>;
  sendSms: (sms: Sms) => void | Promise<void>;
  random: Random;
  now: () => number;
};

export type SignIn = {
  sendCode: (mobile: string, address: string) => Promise<void>;
  /** The token. */
  login: (mobile: string, code: string, address: string) => string;
  clearLimits: () => void;
};

export function createSignIn(options: SignInOptions): SignIn {
  const { sessions, limits, sendSms, random, now } = options;
  const codes = createCodes(random, now);
  const codesPerMobile = createLimiter(limits.codesPerMobile, now);
  const codesPerAddress = createLimiter(limits.codesPerAddress, now);
  const wrongPerMobile = createLimiter(limits.wrongCodesPerMobile, now);
  const wrongPerAddress = createLimiter(limits.wrongCodesPerAddress, now);

  return {
    sendCode: async (mobile, address) => {
      demandRoom([codesPerMobile, mobile], [codesPerAddress, address], [wrongPerMobile, mobile]);
      codesPerMobile.count(mobile);
      codesPerAddress.count(address);
      const code = codes.issue(mobile);
      await sendSms({ mobile, code, text: `کد ورود شما به پرده: ${code}` });
    },

    login: (mobile, code, address) => {
      demandRoom([wrongPerMobile, mobile], [wrongPerAddress, address]);
      if (codes.redeem(mobile, code)) {
        wrongPerMobile.forget(mobile);
        return sessions.open(mobile).token;
      }
      wrongPerMobile.count(mobile);
      wrongPerAddress.count(address);
      voidAfterLastTry(codes, wrongPerMobile, mobile);
      throw refuse.invalid(new Map([['password', [wrongCode]]]));
    },

    clearLimits: () => {
      for (const limiter of [codesPerMobile, codesPerAddress, wrongPerMobile, wrongPerAddress]) {
        limiter.clear();
      }
    },
  };
}

/** A number that is locked out loses its code too: it does not wait for the lock to end. */
function voidAfterLastTry(codes: Codes, wrong: Limiter, mobile: string): void {
  if (wrong.wait(mobile) > 0) codes.drop(mobile);
}

function demandRoom(...checks: readonly (readonly [Limiter, string])[]): void {
  const seconds = Math.max(...checks.map(([limiter, key]) => limiter.wait(key)));
  if (seconds > 0) throw refuse.tooMany(seconds);
}
