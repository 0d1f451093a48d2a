import { formatMobile, showDigits } from '@parde/domain';
import { Notice, VisuallyHidden } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { CodeStep } from './CodeStep.tsx';
import { MobileStep } from './MobileStep.tsx';
import { type LoginOptions, useLogin } from './use-login.ts';

interface LoginFormProps extends LoginOptions {
  intro?: string | undefined;
}

/** Used on the login page and in the modal. */
export function LoginForm({ intro, ...options }: LoginFormProps) {
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
