import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Box } from '../../components/layout/Box.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { vars } from '../../theme/contract.ts';

/** A section of a foundations page: its title, and one sentence with the reason. */
export function Part({
  title,
  reason,
  children,
}: {
  title: string;
  reason: string;
  children: ReactNode;
}) {
  return (
    <Box
      as="section"
      style={{
        inlineSize: '100%',
        maxInlineSize: '80rem',
        marginInline: 'auto',
        paddingBlock: `${vars.space.md} ${vars.space.xl}`,
      }}
    >
      <Stack space="xl">
        <Stack space="xs">
          <Heading level={2}>{title}</Heading>
          <Text tone="muted" size="lg" measure>
            {reason}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Box>
  );
}
