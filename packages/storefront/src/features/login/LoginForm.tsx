import { formatCountdown, formatMobile, isCodeComplete, isMobile, showDigits } from '@parde/domain';
import {
  Box,
  Button,
  CodeField,
  Countdown,
  type CountdownProps,
  MobileField,
  Notice,
  Spread,
  Stack,
  Text,
  VisuallyHidden,
} from '@parde/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { Note } from '../../app/parts/Note.tsx';
import { SupportLink } from '../../app/parts/SupportLink.tsx';
import { longestCountdown, mayLogIn, maySendCode, type Wait } from './login-machine.ts';
import { type Login, type LoginOptions, useLogin } from './use-login.ts';

/** Used on the login page and in the modal. */
export function LoginForm({ intro, ...options }: LoginOptions & { intro?: string | undefined }) {
  const { t } = useTranslation('login');
  const { locale } = usePage().facts;
  const login = useLogin(options);
  const { step, mobile, codesSent, waits } = login.state;
  const [wasAtCode, setWasAtCode] = useState(false);
  if (step === 'code' && !wasAtCode) setWasAtCode(true);
  const shown = `\u2066${showDigits(formatMobile(mobile), locale)}\u2069`;
  const news = () => {
    if (step === 'signed-in') return t('signedIn');
    if (step === 'mobile') return null;
    if (!waits['send-code']) return t('mayResend');
    return codesSent > 1 ? t('resent') : t('codeSent', { mobile: shown });
  };
  return (
    <>
      {step === 'mobile' ? (
        <MobileStep
          intro={intro ?? t('lead')}
          login={login}
          // Focus the field in a modal and when the viewer returns from the code. On the page, screen readers start
          // at the top.
          takesFocus={options.close !== undefined || wasAtCode}
        />
      ) : null}
      {step === 'code' ? <CodeStep login={login} /> : null}
      {step === 'signed-in' ? <Notice tone="success">{t('signedIn')}</Notice> : null}
      <VisuallyHidden live="polite">{news()}</VisuallyHidden>
    </>
  );
}

interface MobileStepProps {
  intro: string;
  login: Login;
  takesFocus: boolean;
}

function MobileStep({ intro, login, takesFocus }: MobileStepProps) {
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

function CodeStep({ login }: { login: Login }) {
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
          <Note align="center">
            {t('noCode')} <SupportLink before={t('askSupport')} />
          </Note>
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

/** Failures that belong to no field. */
function LoginFailed({ login }: { login: Login }) {
  const { t } = useTranslation(['login', 'shell']);
  const { failure } = login.state;
  if (!failure || failure.kind === 'refused') return null;
  if (failure.kind === 'too-many') {
    return (
      <Notice tone="warning" live="assertive">
        {failure.serverMessage ?? t('tooMany')}
      </Notice>
    );
  }
  const retry = failure.request === 'login' ? login.logIn : login.sendCode;
  return (
    <Failed
      live="assertive"
      text={failure.serverMessage ?? t(`shell:failure.${failure.reason}`)}
      onRetry={() => void retry()}
    />
  );
}

interface WaitCountdownProps {
  wait: Wait | undefined;
  onEnd: () => void;
  children: string;
}

/** Not announced, because a screen reader would read every second. The server's message contains a wait of hours. */
function WaitCountdown({ wait, onEnd, children }: WaitCountdownProps) {
  const { locale } = usePage().facts;
  if (!wait || wait.seconds > longestCountdown) return null;
  return (
    <Note align="center">
      <FromNow
        key={wait.since}
        until={wait.since + wait.seconds * 1000}
        format={(seconds) => formatCountdown(seconds, locale)}
        onEnd={onEnd}
      />{' '}
      {children}
    </Note>
  );
}

/** The wait may have begun in an earlier document. */
function FromNow(countdown: Omit<CountdownProps, 'now'>) {
  const [now] = useState(() => Date.now());
  return <Countdown {...countdown} now={now} />;
}
