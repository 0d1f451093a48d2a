import { useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../../theme/contract.ts';
import type { StoryLocale } from '../story-locale.ts';
import { BreakableName } from './BreakableName.tsx';

const messages = {
  fa: { copy: (name: string) => `کپی ${name}`, copied: 'کپی شد' },
  en: { copy: (name: string) => `Copy ${name}`, copied: 'Copied' },
} as const;

/** A name as in code; a click copies it. `shown` is the short form of a long name. */
export function CopyName({
  locale,
  name,
  shown = name,
}: {
  locale: StoryLocale;
  name: string;
  shown?: string;
}) {
  const [copied, setCopied] = useState(false);
  const t = messages[locale];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(name);
      setCopied(true);
    } catch {
      // Without permission to copy, the name can still be selected by hand.
    }
  };
  return (
    <span>
      <button
        type="button"
        lang="en"
        dir="ltr"
        aria-label={t.copy(name)}
        title={t.copy(name)}
        onClick={copy}
        onBlur={() => setCopied(false)}
        style={{
          padding: 0,
          border: 'none',
          background: 'none',
          cursor: 'copy',
          minBlockSize: '1.5rem',
          color: copied ? vars.color.successText : vars.color.text,
          fontSize: vars.font.size.sm,
          fontWeight: vars.font.weight.strong,
          lineHeight: vars.font.leading.ui,
          textAlign: 'inherit',
          overflowWrap: 'anywhere',
        }}
      >
        <BreakableName name={shown} />
        {copied ? ' ✓' : null}
      </button>
      <VisuallyHidden live="polite">{copied ? t.copied : ''}</VisuallyHidden>
    </span>
  );
}
