import { isApiError, serverMessage } from '@parde/api-client';
import {
  isCodeComplete,
  isMobile,
  type Locale,
  resendDelaySeconds,
  secondsUntilResend,
} from '@parde/domain';
import { type FailureReason, failureReason } from '../../app/parts/Failed.tsx';
import type { KnownMobile } from './use-login.ts';

export type LoginRequest = 'send-code' | 'login';

/** Stored as clock time, so that the wait is right after a phone has slept. */
export interface Wait {
  /** In milliseconds. */
  readonly since: number;
  readonly seconds: number;
}

/**
 * The longest wait that is counted down, in seconds. A longer wait is the daily limit of a number, and another number
 * need not wait for it.
 */
export const longestCountdown = 3600;

export interface LoginState {
  readonly step: 'mobile' | 'code' | 'signed-in';
  /** Digits only. */
  readonly mobile: string;
  readonly code: string;
  readonly request: LoginRequest | undefined;
  readonly failure: LoginFailure | undefined;
  readonly waits: Readonly<Partial<Record<LoginRequest, Wait>>>;
  readonly codesSent: number;
}

export type LoginEvent =
  | { readonly type: 'mobile-known'; readonly known: KnownMobile; readonly at: number }
  | { readonly type: 'mobile-typed'; readonly mobile: string }
  | { readonly type: 'code-typed'; readonly code: string }
  | { readonly type: 'started'; readonly request: LoginRequest }
  | { readonly type: 'code-sent'; readonly at: number }
  | { readonly type: 'signed-in' }
  | { readonly type: 'failed'; readonly failure: LoginFailure; readonly at: number }
  | { readonly type: 'time-passed'; readonly at: number }
  | { readonly type: 'mobile-rejected' };

export const startOfLogin: LoginState = {
  step: 'mobile',
  mobile: '',
  code: '',
  request: undefined,
  failure: undefined,
  waits: {},
  codesSent: 0,
};

export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'mobile-known':
      return mobileKnown(state, event.known, event.at);
    case 'mobile-typed':
      // The number may not change while it is being sent.
      if (state.step !== 'mobile' || state.request) return state;
      return {
        ...state,
        mobile: event.mobile,
        failure: undefined,
        waits: event.mobile === state.mobile ? state.waits : withoutDays(state.waits),
      };
    case 'code-typed':
      if (state.step !== 'code' || state.request === 'login') return state;
      return { ...state, code: event.code, failure: undefined };
    case 'started':
      return { ...state, request: event.request, failure: undefined };
    case 'code-sent':
      return codeSent(state, event.at);
    case 'signed-in':
      return { ...startOfLogin, step: 'signed-in' };
    case 'failed':
      return failed(state, event.failure, event.at);
    case 'time-passed':
      return withoutExpiredWaits(state, event.at);
    case 'mobile-rejected':
      if (state.step !== 'code' || state.request) return state;
      return { ...startOfLogin, mobile: state.mobile };
  }
}

export function maySendCode({ mobile, request, waits }: LoginState): boolean {
  return isMobile(mobile) && !request && !waits['send-code'];
}

export function mayLogIn({ step, code, request, waits }: LoginState): boolean {
  return step === 'code' && isCodeComplete(code) && !request && !waits.login;
}

/** The form continues where it was if a code is on its way. A number that the viewer has typed is not replaced. */
function mobileKnown(state: LoginState, known: KnownMobile, at: number): LoginState {
  const { mobile, codeSentAt } = known;
  if (state.step !== 'mobile' || state.mobile !== '' || !isMobile(mobile)) return state;
  const filled = { ...state, mobile };
  return codeSentAt === undefined ? filled : withoutExpiredWaits(codeSent(filled, codeSentAt), at);
}

function codeSent(state: LoginState, at: number): LoginState {
  return {
    ...state,
    step: 'code',
    code: '',
    request: undefined,
    failure: undefined,
    waits: { 'send-code': { since: at, seconds: resendDelaySeconds } },
    codesSent: state.codesSent + 1,
  };
}

function failed(state: LoginState, failure: LoginFailure, at: number): LoginState {
  const { request, kind, wait } = failure;
  return {
    ...state,
    request: undefined,
    failure,
    // A wrong code is cleared. Without an answer, the code stays for a retry.
    code: request === 'login' && kind === 'refused' ? '' : state.code,
    waits: wait ? { ...state.waits, [request]: { since: at, seconds: wait } } : state.waits,
  };
}

function withoutDays({ 'send-code': send, ...waits }: LoginState['waits']): LoginState['waits'] {
  return send && send.seconds <= longestCountdown ? { ...waits, 'send-code': send } : waits;
}

function withoutExpiredWaits(state: LoginState, at: number): LoginState {
  const isOver = ({ since, seconds }: Wait) => secondsUntilResend(since, at, seconds) === 0;
  const { 'send-code': send, login } = state.waits;
  const waits = {
    ...(send && !isOver(send) && { 'send-code': send }),
    ...(login && !isOver(login) && { login }),
  };
  const { failure } = state;
  // The message is about a wait that has ended.
  const isExpired = failure?.wait !== undefined && waits[failure.request] === undefined;
  return { ...state, waits, failure: isExpired ? undefined : failure };
}

export interface LoginFailure {
  readonly request: LoginRequest;
  readonly kind: 'refused' | 'too-many' | 'no-answer';
  readonly reason: FailureReason;
  readonly serverMessage: string | undefined;
  /** From Retry-After, in seconds. */
  readonly wait: number | undefined;
}

/** The fields that may contain the error, in order of preference. */
const fields = { 'send-code': ['mobile', 'password'], login: ['password', 'mobile'] } as const;

export function readFailure(error: unknown, request: LoginRequest, locale: Locale): LoginFailure {
  const reason = failureReason(error);
  const noAnswer = {
    request,
    kind: 'no-answer',
    reason,
    serverMessage: undefined,
    wait: undefined,
  } as const;
  if (!isApiError(error)) return noAnswer;
  const fieldMessages = fields[request].map((field) => error.errors?.[field]?.[0]);
  const why =
    fieldMessages.find((message) => message !== undefined) ?? serverMessage(error, locale);
  if (error.kind === 'rate-limited') {
    return {
      request,
      kind: 'too-many',
      reason,
      serverMessage: why,
      wait: error.retryAfter || undefined,
    };
  }
  if (reason !== 'refused') return { ...noAnswer, serverMessage: why };
  return { request, kind: 'refused', reason, serverMessage: why, wait: undefined };
}
