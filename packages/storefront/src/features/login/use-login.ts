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
  startLogin,
} from './login-machine.ts';

export interface LoginOptions {
  /** A number that a code was sent to already. */
  readonly mobile?: string | undefined;
  readonly after?: AfterSignIn | undefined;
  /** Of a modal. */
  readonly close?: () => void;
}

export interface Login {
  readonly state: LoginState;
  typeMobile(mobile: string): void;
  /** A complete one is tried at once. */
  typeCode(code: string): void;
  sendCode(): void;
  logIn(): void;
  rejectMobile(): void;
  /** A wait may be over. */
  updateWaits(): void;
}

/** Runs the machine of signing in: its requests, and what comes after. */
export function useLogin({ mobile = '', after, close }: LoginOptions): Login {
  const { api, facts } = usePage();
  const [state, dispatch] = useReducer(loginReducer, mobile, (given) =>
    startLogin(given, Date.now()),
  );
  const sending = useMutation(send(api, 'sendCode'));
  const login = useMutation(send(api, 'login'));
  const isBusy = useRef(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    const markHidden = () => {
      isShown.current = false;
    };
    // A modal that was closed is out of the history a moment before it is off the page.
    window.addEventListener('popstate', markHidden);
    return () => {
      window.removeEventListener('popstate', markHidden);
      markHidden();
    };
  }, []);

  /** A second press comes before the first has been drawn. */
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
      dispatch({ type: 'code-sent', at: Date.now() });
    });
  };

  const logIn = (password: string) => {
    if (!mayLogIn({ ...state, code: password })) return;
    const request = () => login.mutateAsync({ body: { mobile: state.mobile, password } });
    // Nothing more is sent: this document is at its end.
    void run('login', request, () => {
      dispatch({ type: 'signed-in' });
      // Who has gone on meanwhile stays where they are, as who they are now.
      if (isShown.current) finishSignIn(after, close);
      else finishSignIn();
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
    rejectMobile: () => dispatch({ type: 'mobile-rejected' }),
    updateWaits: () => dispatch({ type: 'time-passed', at: Date.now() }),
  };
}

declare global {
  /** WebOTP: the browser reads the code out of the message, if the viewer lets it. */
  interface CredentialRequestOptions {
    otp?: { transport: readonly 'sms'[] };
  }
}

/** Waits for a message with a code, where the browser can, for as long as `isWaiting`. */
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
        // The viewer said no, or it took too long: the code is typed.
      },
    );
    return () => controller.abort();
  }, [isWaiting]);
}
