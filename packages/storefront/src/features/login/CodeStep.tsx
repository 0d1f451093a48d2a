import { formatMobile, isCodeComplete, showDigits } from '@parde/domain';
import { Box, Button, CodeField, Spread, Stack, Text } from '@parde/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { SupportLink } from '../../app/parts/SupportLink.tsx';
import { LoginFailed } from './LoginFailed.tsx';
import { mayLogIn, maySendCode } from './login-machine.ts';
import type { Login } from './use-login.ts';
import { WaitCountdown } from './WaitCountdown.tsx';

export function CodeStep({ login }: { login: Login }) {
  const { t } = useTranslation(['login', 'shell']);
  const { locale } = usePage().facts;
  const form = useRef<HTMLFormElement>(null);
  const { mobile, code, request, failure, waits, codesSent } = login.state;
  const isTrying = request === 'login';
  /** The content of the field when the viewer pressed Enter. */
  const [judged, setJudged] = useState<string>();
  const incomplete = judged === code && !isCodeComplete(code) ? t('codeIncomplete') : undefined;
  const refused =
    failure?.kind === 'refused' ? (failure.serverMessage ?? t('shell:failure.refused')) : undefined;
  // Focus the field, because the previous step or button has disappeared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code and a wrong one call for the field.
  useEffect(() => form.current?.querySelector('input')?.focus(), [codesSent, refused]);
  return (
    <form
      ref={form}
      noValidate
      // The button is disabled until the code is complete, so Enter submits nothing.
      onKeyDown={({ key }) => {
        if (key === 'Enter') setJudged(code);
      }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        login.logIn();
      }}
    >
      <Stack space="lg">
        <Stack space="sm">
          <Text tone="muted">{t('codeSentHere')}</Text>
          <Box surface="raised" corners="md" padding="xs">
            <Spread align="center" space="none" wrap>
              <Box padding="xs">
                <Text as="strong" dir="ltr" weight="strong">
                  {showDigits(formatMobile(mobile), locale)}
                </Text>
              </Box>
              <Button variant="ghost" size="sm" onClick={login.rejectMobile}>
                {t('editMobile')}
              </Button>
            </Spread>
          </Box>
        </Stack>
        <CodeField
          label={t('code')}
          error={refused ?? incomplete}
          name="code"
          value={code}
          onChange={login.typeCode}
          showDigits={(digits) => showDigits(digits, locale)}
        />
        <LoginFailed login={login} />
        <Stack space="sm" align="stretch">
          <Button
            type="submit"
            size="lg"
            variant="primary"
            fullWidth
            disabled={!mayLogIn(login.state) && !isTrying}
            loading={isTrying}
          >
            {t('signIn')}
          </Button>
          <WaitCountdown wait={waits.login} onEnd={login.updateWaits}>
            {t('untilTryAgain')}
          </WaitCountdown>
          <Resend login={login} />
          <Text size="sm" tone="muted" align="center">
            {t('noCode')} <SupportLink />
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}

function Resend({ login }: { login: Login }) {
  const { t } = useTranslation('login');
  const { state } = login;
  const wait = state.waits['send-code'];
  const isSending = state.request === 'send-code';
  if (wait) {
    return (
      <WaitCountdown wait={wait} onEnd={login.updateWaits}>
        {t('untilResend')}
      </WaitCountdown>
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
