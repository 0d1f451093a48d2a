import { CheckIcon, CopyIcon, IconButton, Inline, VisuallyHidden } from '@parde/ui';
import { useState } from 'react';
import { copyText } from '../browser/share.ts';
import { showToast } from '../toast-store.ts';

interface CopyableTextProps {
  text: string;
  /** The button's accessible name. */
  label: string;
  /** The announcement after copying. */
  copied: string;
  /** The toast's message if copying fails. */
  notCopied: string;
}

/** A left-to-right code or address with a button that copies it. */
export function CopyableText({ text, label, copied, notCopied }: CopyableTextProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // Reset the message, so that it is announced each time.
    setCopied(false);
    const isDone = await copyText(text);
    setCopied(isDone);
    if (!isDone) showToast({ id: 'copy', tone: 'danger', text: notCopied });
  };
  return (
    <Inline space="xs" align="center">
      <bdi dir="ltr">{text}</bdi>
      <IconButton
        size="sm"
        variant="ghost"
        icon={isCopied ? <CheckIcon /> : <CopyIcon />}
        label={label}
        onClick={() => void copy()}
      />
      <VisuallyHidden live="polite">{isCopied ? copied : null}</VisuallyHidden>
    </Inline>
  );
}
