import { isMobile } from '@parde/domain';
import { Button, MobileField, Stack, Text } from '@parde/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginFailed } from './LoginFailed.tsx';
import { maySendCode } from './login-machine.ts';
import type { Login } from './use-login.ts';
import { WaitCountdown } from './WaitCountdown.tsx';

interface MobileStepProps {
  intro: string;
  login: Login;
  takesFocus: boolean;
}

export function MobileStep({ intro, login, takesFocus }: MobileStepProps) {
  const { t } = useTranslation(['login', 'shell']);
  const form = useRef<HTMLFormElement>(null);
  /** The content of the field when the viewer left it or pressed Enter. Typing shows no error. */
  const [judged, setJudged] = useState<string>();
  const { mobile, request, failure, waits } = login.state;
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const isSending = request === 'send-code';
  const refused =
    failure?.kind === 'refused' ? (failure.serverMessage ?? t('shell:failure.refused')) : undefined;
  const wrong = mobile === '' ? t('mobileMissing') : t('mobileInvalid');
  const isWrong = mobile === judged && !isMobile(mobile);
  return (
    <form
      ref={form}
      noValidate
      // Leaving an empty field is no error.
      onBlur={() => setJudged(mobile === '' ? undefined : mobile)}
      // The button is disabled until the number is complete, so Enter submits nothing.
      onKeyDown={({ key }) => {
        if (key === 'Enter') setJudged(mobile);
      }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        login.sendCode();
      }}
    >
      <Stack space="lg">
        <Text tone="muted">{intro}</Text>
        <MobileField
          label={t('mobile')}
          hint={t('mobileHint')}
          error={refused ?? (isWrong ? wrong : undefined)}
          name="mobile"
          value={mobile}
          onChange={login.typeMobile}
        />
        <LoginFailed login={login} />
        <Stack space="sm" align="stretch">
          <Button
            type="submit"
            size="lg"
            variant="primary"
            fullWidth
            disabled={!maySendCode(login.state) && !isSending}
            loading={isSending}
          >
            {t('sendCode')}
          </Button>
          <WaitCountdown wait={waits['send-code']} onEnd={login.updateWaits}>
            {t('untilTryAgain')}
          </WaitCountdown>
        </Stack>
      </Stack>
    </form>
  );
}
