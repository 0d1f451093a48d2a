import { Notice } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { Failed } from '../../app/parts/Failed.tsx';
import type { Login } from './use-login.ts';

/** Failures that belong to no field. */
export function LoginFailed({ login }: { login: Login }) {
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
