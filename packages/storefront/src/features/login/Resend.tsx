import { Button } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { maySendCode } from './login-machine.ts';
import type { Login } from './use-login.ts';
import { WaitNote } from './WaitNote.tsx';

/** How long until the next code, then the way to it. */
export function Resend({ login }: { login: Login }) {
  const { t } = useTranslation('login');
  const { state } = login;
  const wait = state.waits['send-code'];
  const isSending = state.request === 'send-code';
  if (wait) {
    return (
      <WaitNote wait={wait} onEnd={login.lookAtClock}>
        {t('untilResend')}
      </WaitNote>
    );
  }
  return (
    <Button
      variant="ghost"
      fullWidth
      loading={isSending}
      disabled={!maySendCode(state) && !isSending}
      onClick={login.sendCode}
    >
      {t('resend')}
    </Button>
  );
}
