import { sendCodeMutation } from '@parde/api-client/query';
import {
  cookieNames,
  isMobile,
  mobileInputMaxLength,
  readMobile,
  referralToSend,
  showMobile,
  stripMobile,
} from '@parde/domain';
import { Button, Stack, TextField } from '@parde/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCookie } from '../../browser/cookies.ts';
import { usePage } from '../../page/Storefront.tsx';
import { useErrorText } from './use-error-text.ts';

interface MobileStepProps {
  /** As it is shown. */
  mobile: string;
  onChange: (mobile: string) => void;
  onSent: () => void;
}

export function MobileStep({ mobile, onChange, onSent }: MobileStepProps) {
  const { t } = useTranslation('login');
  const { api } = usePage();
  const errorText = useErrorText('mobile');
  const [wasLeft, setWasLeft] = useState(false);
  const send = useMutation({ ...sendCodeMutation(api), onSuccess: onSent });
  const number = stripMobile(readMobile(mobile));
  const isValid = isMobile(number);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || send.isPending) return;
    send.mutate({ mobile: number, ref: referralToSend(readCookie(cookieNames.referral)) });
  };
  const complaint = wasLeft && mobile !== '' && !isValid ? t('mobileInvalid') : undefined;
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextField
          label={t('mobile')}
          hint={t('mobileHint')}
          error={send.error ? errorText(send.error) : complaint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          maxLength={mobileInputMaxLength}
          value={mobile}
          onChange={(event) => {
            send.reset();
            onChange(showMobile(event.target.value));
          }}
          onPaste={(event) => {
            // A pasted number may be longer than the field until it is read.
            event.preventDefault();
            send.reset();
            onChange(showMobile(event.clipboardData.getData('text')));
          }}
          onBlur={() => setWasLeft(true)}
        />
        <Button
          type="submit"
          variant="primary"
          fullWidth
          disabled={!isValid}
          loading={send.isPending}
        >
          {t('sendCode')}
        </Button>
      </Stack>
    </form>
  );
}
