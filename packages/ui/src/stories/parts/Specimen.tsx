import type { ReactNode } from 'react';
import { Box } from '../../components/layout/Box.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { vars } from '../../theme/contract.ts';
import type { StoryLocale } from '../story-locale.ts';
import { CopyName } from './CopyName.tsx';

/**
 * A row of a foundations page: a token's name, which can be copied, its value, its computed value, and a sample. On a
 * phone the sample is below the text.
 */
export function Specimen({
  locale,
  path,
  value,
  live,
  children,
}: {
  locale: StoryLocale;
  /** The name in code, without `vars`: «space.md». */
  path: string;
  value?: string;
  live?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Box
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: vars.space.lg,
        rowGap: vars.space.sm,
        alignItems: 'center',
        paddingBlock: vars.space.md,
        borderBlockEnd: `1px solid ${vars.color.border}`,
      }}
    >
      <Box style={{ flex: '0 0 13rem', display: 'grid', justifyItems: 'start' }}>
        <CopyName locale={locale} name={`vars.${path}`} shown={path} />
        {value ? (
          <Text as="span" size="xs" tone="muted" leading="ui" dir="ltr" lang="en">
            {value}
          </Text>
        ) : null}
        {live}
      </Box>
      <Box style={{ flex: '1 1 16rem', minInlineSize: 0 }}>{children}</Box>
    </Box>
  );
}
