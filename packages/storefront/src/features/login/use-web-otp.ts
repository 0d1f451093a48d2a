import { useEffect, useEffectEvent } from 'react';

declare global {
  /** WebOTP: the browser reads the code out of the message, if the viewer lets it. */
  interface CredentialRequestOptions {
    otp?: { transport: readonly 'sms'[] };
  }
}

/** Waits for a message with a code, where the browser can, for as long as `isWaiting`. */
export function useWebOtp(isWaiting: boolean, onCode: (code: string) => void): void {
  const hand = useEffectEvent(onCode);
  useEffect(() => {
    if (!isWaiting || !('OTPCredential' in window)) return;
    const wait = new AbortController();
    navigator.credentials.get({ otp: { transport: ['sms'] }, signal: wait.signal }).then(
      (credential) => {
        if (credential && 'code' in credential && !wait.signal.aborted) {
          hand(String(credential.code));
        }
      },
      () => {
        // The viewer said no, or it took too long: the code is typed.
      },
    );
    return () => wait.abort();
  }, [isWaiting]);
}
