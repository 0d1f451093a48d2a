import { loginMutation } from '@parde/api-client/query';
import {
  codeLength,
  isCodeComplete,
  readCode,
  readMobile,
  showDigits,
  stripMobile,
} from '@parde/domain';
import { Button, Stack, Text, TextField } from '@parde/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/Storefront.tsx';
import { useErrorText } from './use-error-text.ts';

interface CodeStepProps {
  mobile: string;
  onSignedIn: () => void;
  onEdit: () => void;
}

export function CodeStep({ mobile, onSignedIn, onEdit }: CodeStepProps) {
  const { t } = useTranslation('login');
  const { api, facts } = usePage();
  const errorText = useErrorText('password');
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The step before it is gone, and the focus with it.
  useEffect(() => field.current?.focus(), []);
  const login = useMutation({ ...loginMutation(api), onSuccess: onSignedIn });
  const submit = (password: string) => {
    if (isCodeComplete(password) && !login.isPending) {
      login.mutate({ mobile: stripMobile(readMobile(mobile)), password });
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <Stack>
        <Text>{t('codeSent', { mobile: `\u2066${showDigits(mobile, facts.locale)}\u2069` })}</Text>
        <TextField
          ref={field}
          label={t('code')}
          error={login.error ? errorText(login.error) : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={codeLength}
          value={code}
          onChange={(event) => {
            const typed = readCode(event.target.value);
            login.reset();
            setCode(typed);
            submit(typed);
          }}
        />
        <Button
          type="submit"
          variant="primary"
          fullWidth
          disabled={!isCodeComplete(code)}
          loading={login.isPending}
        >
          {t('signIn')}
        </Button>
        <Button variant="ghost" onClick={onEdit}>
          {t('editMobile')}
        </Button>
      </Stack>
    </form>
  );
}
