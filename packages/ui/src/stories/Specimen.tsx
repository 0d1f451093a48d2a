import type { ReactNode } from 'react';
import { Box } from '../components/layout/Box.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { vars } from '../theme/contract.ts';

/** One row of a page of foundations: a token's name, its value, and what it looks like. */
export function Specimen({
  name,
  value,
  children,
}: {
  name: string;
  value?: string;
  children: ReactNode;
}) {
  return (
    <Box
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)',
        gap: vars.space.lg,
        alignItems: 'center',
        paddingBlock: vars.space.sm,
        borderBlockEnd: `1px solid ${vars.color.border}`,
      }}
    >
      <Stack space="none">
        <Text size="sm" weight="strong" dir="ltr" lang="en">
          {name}
        </Text>
        {value ? (
          <Text size="xs" tone="muted" dir="ltr" lang="en">
            {value}
          </Text>
        ) : null}
      </Stack>
      {children}
    </Box>
  );
}
