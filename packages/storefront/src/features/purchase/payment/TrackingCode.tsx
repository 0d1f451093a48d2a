import { CheckIcon, CopyIcon, IconButton, Inline, VisuallyHidden } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The code by which support finds a payment, and a button that copies it. */
export function TrackingCode({ code }: { code: string }) {
  const { t } = useTranslation('purchase');
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      // A browser that copies nothing still shows it.
      () => setCopied(false),
    );
  };
  return (
    <Inline space="xs" align="center" wrap={false}>
      <bdi dir="ltr">{code}</bdi>
      <IconButton
        size="sm"
        variant="ghost"
        icon={isCopied ? <CheckIcon /> : <CopyIcon />}
        label={t('copy')}
        onClick={copy}
      />
      <VisuallyHidden live="polite">{isCopied ? t('copied') : null}</VisuallyHidden>
    </Inline>
  );
}
