import type { ReactNode } from 'react';
import { CheckIcon } from '../../components/icons/CheckIcon.tsx';
import { CloseIcon } from '../../components/icons/CloseIcon.tsx';
import { Box } from '../../components/layout/Box.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { vars } from '../../theme/contract.ts';
import type { StoryLocale } from '../story-locale.ts';

interface Example {
  /** The sentence below the example. */
  text: string;
  example: ReactNode;
}

const verdicts = {
  fa: { good: 'درست', bad: 'نادرست' },
  en: { good: 'Do', bad: 'Don’t' },
} as const;

/** A correct and an incorrect example side by side. An icon and a text distinguish them, not colour alone. */
export function DoDont({
  locale,
  good,
  bad,
}: {
  locale: StoryLocale;
  good: Example;
  bad: Example;
}) {
  return (
    <Box
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
        gap: vars.space.lg,
      }}
    >
      <Verdict good verdict={verdicts[locale].good} {...good} />
      <Verdict good={false} verdict={verdicts[locale].bad} {...bad} />
    </Box>
  );
}

function Verdict({ good, verdict, text, example }: Example & { good: boolean; verdict: string }) {
  const ink = good ? vars.color.successText : vars.color.dangerText;
  return (
    <figure style={{ display: 'flex', flexDirection: 'column', minInlineSize: 0 }}>
      <Box
        surface="surface"
        style={{
          flex: 1,
          display: 'grid',
          alignContent: 'center',
          minBlockSize: '8rem',
          padding: vars.space.lg,
          borderStartStartRadius: vars.radius.md,
          borderStartEndRadius: vars.radius.md,
          borderBlockEnd: `3px solid ${ink}`,
        }}
      >
        {example}
      </Box>
      <figcaption
        style={{
          display: 'flex',
          gap: vars.space.xs,
          paddingBlockStart: vars.space.sm,
          lineHeight: vars.font.leading.ui,
        }}
      >
        <span style={{ color: ink, fontSize: vars.font.size.lg, paddingBlockStart: '0.1em' }}>
          {good ? <CheckIcon /> : <CloseIcon />}
        </span>
        <Text as="span" size="sm" leading="ui">
          <strong style={{ color: ink }}>{verdict}</strong> {text}
        </Text>
      </figcaption>
    </figure>
  );
}
