import { send } from '@parde/api-client/query';
import {
  cookieNames,
  isCodeComplete,
  isMobile,
  referralToSend,
  safeRedirect,
  storageKeys,
} from '@parde/domain';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { readCookie } from '../../app/browser/cookies.ts';
import {
  readSessionStorage,
  removeFromSessionStorage,
  writeSessionStorage,
} from '../../app/browser/storage.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { type AfterSignIn, saveResumeAction } from '../../app/session/after-sign-in.ts';
import { notifyOtherTabs } from '../../app/session/other-tabs.ts';
import {
  type LoginRequest,
  loginReducer,
  mayLogIn,
  maySendCode,
  readFailure,
  startOfLogin,
} from './login-machine.ts';

export interface LoginOptions {
  /** The number with which the form begins. */
  readonly mobile?: string | undefined;
  readonly after?: AfterSignIn | undefined;
  /** Closes the modal. */
  readonly close?: () => void;
  readonly onSignedIn?: (() => void) | undefined;
}

export type Login = ReturnType<typeof useLogin>;

export function useLogin({ mobile = '', after, close, onSignedIn }: LoginOptions) {
  const { api, facts } = usePage();
  const [state, dispatch] = useReducer(loginReducer, startOfLogin);
  useEffect(() => {
    // Not in the first render, because the server's document contains no number.
    const at = Date.now();
    const known = knownMobile(mobile, at);
    if (known) dispatch({ type: 'mobile-known', known, at });
  }, [mobile]);
  // A form that is closed forgets the number. A tab that the phone has closed does not run this.
  useEffect(() => forgetMobile, []);
  const sending = useMutation(send(api, 'sendCode'));
  const login = useMutation(send(api, 'login'));
  const isBusy = useRef(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    const markHidden = () => {
      isShown.current = false;
    };
    // A closed modal leaves the history a moment before it unmounts.
    window.addEventListener('popstate', markHidden);
    return () => {
      window.removeEventListener('popstate', markHidden);
      markHidden();
    };
  }, []);

  /** The ref also blocks a second click before the next render. */
  const run = async (name: LoginRequest, request: () => Promise<unknown>, done: () => void) => {
    if (isBusy.current) return;
    isBusy.current = true;
    dispatch({ type: 'started', request: name });
    try {
      await request();
    } catch (error) {
      isBusy.current = false;
      const failure = readFailure(error, name, facts.locale);
      return dispatch({ type: 'failed', failure, at: Date.now() });
    }
    done();
  };

  const sendCode = () => {
    if (!maySendCode(state)) return;
    const ref = referralToSend(readCookie(cookieNames.referral));
    const request = () => sending.mutateAsync({ body: { mobile: state.mobile, ref } });
    void run('send-code', request, () => {
      isBusy.current = false;
      const at = Date.now();
      rememberCode(state.mobile, at);
      dispatch({ type: 'code-sent', at });
    });
  };

  const logIn = (password: string) => {
    if (!mayLogIn({ ...state, code: password })) return;
    const request = () => login.mutateAsync({ body: { mobile: state.mobile, password } });
    // Stays busy, because the page reloads.
    void run('login', request, () => {
      forgetMobile();
      dispatch({ type: 'signed-in' });
      // If the viewer has left in the meantime, only reload the current page.
      if (!isShown.current) return finishSignIn();
      onSignedIn?.();
      finishSignIn(after, close);
    });
  };

  const typeCode = (code: string) => {
    dispatch({ type: 'code-typed', code });
    if (code !== state.code && isCodeComplete(code)) logIn(code);
  };
  useWebOtp(state.step === 'code' && state.request !== 'login', typeCode);

  return {
    state,
    typeMobile: (typed: string) => dispatch({ type: 'mobile-typed', mobile: typed }),
    /** A complete code is submitted at once. */
    typeCode,
    sendCode,
    logIn: () => logIn(state.code),
    rejectMobile: () => {
      forgetMobile();
      dispatch({ type: 'mobile-rejected' });
    },
    /** Checks whether a wait has ended. */
    updateWaits: () => dispatch({ type: 'time-passed', at: Date.now() }),
  };
}

declare global {
  /** WebOTP: the browser can read the code from the SMS. */
  interface CredentialRequestOptions {
    otp?: { transport: readonly 'sms'[] };
  }
}

function useWebOtp(isWaiting: boolean, onCode: (code: string) => void): void {
  const submitCode = useEffectEvent(onCode);
  useEffect(() => {
    if (!isWaiting || !('OTPCredential' in window)) return;
    const controller = new AbortController();
    navigator.credentials.get({ otp: { transport: ['sms'] }, signal: controller.signal }).then(
      (credential) => {
        if (credential && 'code' in credential && !controller.signal.aborted) {
          submitCode(String(credential.code));
        }
      },
      () => {
        // Denied or timed out. The viewer types the code.
      },
    );
    return () => controller.abort();
  }, [isWaiting]);
}

/**
 * Reloads, because the document was rendered for a guest, and replaces the form in the history. `close` first removes
 * the modal's history entry.
 */
export function finishSignIn(after?: AfterSignIn, close?: () => void): void {
  notifyOtherTabs('began');
  // Only paths of this site are allowed.
  const path = after?.kind === 'page' ? safeRedirect(after.path) : undefined;
  if (path !== undefined) {
    window.location.replace(path);
    return;
  }
  if (after && after.kind !== 'page') saveResumeAction(after);
  const reload = () => window.location.reload();
  if (close) {
    window.addEventListener('popstate', reload, { once: true });
    close();
  } else reload();
}

/** A number with which the form begins. */
export interface KnownMobile {
  readonly mobile: string;
  /** If a code is on its way to the number: the time when it was sent, in milliseconds. */
  readonly codeSentAt?: number | undefined;
}

/** An older code has probably expired. */
const codeLifeMs = 5 * 60_000;

/** Lets the form continue where it was, if a phone has closed the tab behind the SMS. */
export function rememberCode(mobile: string, codeSentAt: number): void {
  writeSessionStorage(storageKeys.signIn, JSON.stringify({ mobile, codeSentAt }));
}

export function forgetMobile(): void {
  removeFromSessionStorage(storageKeys.signIn);
}

/** `named` is the number of a link, which anybody may have written. It overrides the code of another number. */
export function knownMobile(named: string, now: number): KnownMobile | undefined {
  const remembered = readRemembered(now);
  if (!isMobile(named) || remembered?.mobile === named) return remembered;
  return { mobile: named };
}

/** Storage is untrusted: any script of the site may have written it. */
function readRemembered(now: number): KnownMobile | undefined {
  try {
    const { mobile, codeSentAt }: { mobile?: unknown; codeSentAt?: unknown } = Object(
      JSON.parse(readSessionStorage(storageKeys.signIn) ?? 'null'),
    );
    if (typeof mobile !== 'string' || !isMobile(mobile)) return undefined;
    const isRunning =
      typeof codeSentAt === 'number' && codeSentAt <= now && now < codeSentAt + codeLifeMs;
    return isRunning ? { mobile, codeSentAt } : { mobile };
  } catch {
    return undefined;
  }
}
