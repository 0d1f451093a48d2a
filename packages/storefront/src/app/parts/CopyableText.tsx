import { CheckIcon, CopyIcon, IconButton, Inline, VisuallyHidden } from '@parde/ui';
import { useState } from 'react';
import { copyText } from '../browser/copy.ts';
import { showToast } from '../toast-store.ts';

interface CopyableTextProps {
  text: string;
  /** The button's name. */
  label: string;
  /** Announced when it is done. */
  copied: string;
  /** What a toast says where it is not. */
  notCopied: string;
}

/** A code or an address, from left to right, with a button that copies it. */
export function CopyableText({ text, label, copied, notCopied }: CopyableTextProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // So that it is announced each time.
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
