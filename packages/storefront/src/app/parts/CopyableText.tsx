import { CheckIcon, CopyIcon, IconButton, Inline, VisuallyHidden } from '@parde/ui';
import { useState } from 'react';

interface CopyableTextProps {
  text: string;
  /** The button's name. */
  label: string;
  /** Announced when it is done. */
  copied: string;
}

/** A code or an address, from left to right, with a button that copies it. */
export function CopyableText({ text, label, copied }: CopyableTextProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // The text stays readable without the clipboard.
      () => setCopied(false),
    );
  };
  return (
    <Inline space="xs" align="center" wrap={false}>
      <bdi dir="ltr">{text}</bdi>
      <IconButton
        size="sm"
        variant="ghost"
        icon={isCopied ? <CheckIcon /> : <CopyIcon />}
        label={label}
        onClick={copy}
      />
      <VisuallyHidden live="polite">{isCopied ? copied : null}</VisuallyHidden>
    </Inline>
  );
}
