import { Notice } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { Failed } from '../../app/parts/Failed.tsx';
import type { Login } from './use-login.ts';

/** A failure that is about no field: no answer came, or too many were asked for. */
export function LoginFailed({ login }: { login: Login }) {
  const { t } = useTranslation('login');
  const { failure } = login.state;
  if (!failure || failure.kind === 'refused') return null;
  if (failure.kind === 'too-many') {
    return (
      <Notice tone="warning" live="assertive">
        {failure.said ?? t('tooMany')}
      </Notice>
    );
  }
  const again = failure.request === 'login' ? login.logIn : login.sendCode;
  return (
    <Failed live="assertive" text={failure.said ?? t('noAnswer')} onRetry={() => void again()} />
  );
}
