import { send } from '@parde/api-client/query';
import { cookieNames, isCodeComplete, referralToSend } from '@parde/domain';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { readCookie } from '../../app/browser/cookies.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import type { AfterSignIn } from '../../app/session/after-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { readFailure } from './login-failure.ts';
import {
  type LoginRequest,
  type LoginState,
  loginReducer,
  mayLogIn,
  maySendCode,
  startOfLogin,
} from './login-machine.ts';
import { forgetMobile, knownMobile, rememberCode } from './remembered-mobile.ts';

export interface LoginOptions {
  /** The number with which the form begins. */
  readonly mobile?: string | undefined;
  readonly after?: AfterSignIn | undefined;
  /** Closes the modal. */
  readonly close?: () => void;
  readonly onSignedIn?: (() => void) | undefined;
}

export interface Login {
  readonly state: LoginState;
  typeMobile(mobile: string): void;
  /** A complete code is submitted at once. */
  typeCode(code: string): void;
  sendCode(): void;
  logIn(): void;
  rejectMobile(): void;
  /** Checks whether a wait has ended. */
  updateWaits(): void;
}

export function useLogin({ mobile = '', after, close, onSignedIn }: LoginOptions): Login {
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
    typeMobile: (typed) => dispatch({ type: 'mobile-typed', mobile: typed }),
    typeCode,
    sendCode,
    logIn: () => logIn(state.code),
    rejectMobile: () => {
      forgetMobile();
      dispatch({ type: 'mobile-rejected' });
    },
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
