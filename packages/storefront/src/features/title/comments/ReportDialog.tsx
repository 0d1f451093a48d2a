import type { ReportReason } from '@parde/api-client';
import { send } from '@parde/api-client/query';
import { Button, Notice, RadioGroup, Stack, TextField } from '@parde/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../app/modals/ModalDialog.tsx';
import { usePage } from '../../../app/page/Storefront.tsx';

export interface ReportDialogProps {
  open: boolean;
  id: string;
  onClose: () => void;
  onReported: () => void;
}

const reasons = [
  'spoiler',
  'insult',
  'advertising',
  'off-topic',
  'other',
] as const satisfies readonly ReportReason[];

const maxLength = 500;

export function ReportDialog({ open, id, onClose, onReported }: ReportDialogProps) {
  const { t } = useTranslation('comments');
  const { api } = usePage();
  const [reason, choose] = useState<ReportReason>();
  const [text, setText] = useState('');
  const { mutate, isPending, isError } = useMutation(
    send(api, 'reportComment', { onSuccess: onReported }),
  );
  const submit = () => {
    if (!reason) return;
    const details = text.trim();
    mutate({ body: { id, reason, ...(details !== '' && { text: details }) } });
  };
  return (
    <ModalDialog
      open={open}
      size="sm"
      title={t('reportTitle')}
      onClose={onClose}
      actions={
        <Button variant="primary" loading={isPending} disabled={!reason} onClick={submit}>
          {t('sendReport')}
        </Button>
      }
    >
      <Stack>
        <RadioGroup
          label={t('reportWhy')}
          value={reason}
          options={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          onChange={(value) => choose(reasons.find((each) => each === value))}
        />
        <TextField
          label={t('reportMore')}
          value={text}
          maxLength={maxLength}
          onChange={(event) => setText(event.target.value)}
        />
        {isError ? (
          <Notice tone="danger" live="assertive">
            {t('reportFailed')}
          </Notice>
        ) : null}
      </Stack>
    </ModalDialog>
  );
}
