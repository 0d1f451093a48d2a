import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowForwardIcon } from '../components/icons/ArrowForwardIcon.tsx';
import { ChevronBackIcon } from '../components/icons/ChevronBackIcon.tsx';
import { ClockIcon } from '../components/icons/ClockIcon.tsx';
import { PlayIcon } from '../components/icons/PlayIcon.tsx';
import { Box } from '../components/layout/Box.tsx';
import { Grid } from '../components/layout/Grid.tsx';
import { Inline } from '../components/layout/Inline.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { vars } from '../theme/contract.ts';

/**
 * Written from the start of the line to its end. Only gradients, transforms and scrolling by code
 * are told left from right.
 *
 * **Do** write `inlineStart`, and isolate what a server sends. **Don't** turn play, clocks or stars.
 */
const meta = { title: 'Foundations/Right to left' } satisfies Meta;

export default meta;

const mixed = {
  rtl: 'فیلم «The Last Snow» در ۱۴۰۲، ۴٫۲ GB',
  ltr: 'The film «آخرین برف دماوند» of 2023, 4.2 GB',
} as const;

export const BothWays: StoryObj = {
  render: () => (
    <Grid item="panel">
      {(['rtl', 'ltr'] as const).map((dir) => (
        <Box key={dir} dir={dir} surface="surface" corners="md" padding="lg">
          <Stack>
            <Text size="xs" tone="muted" lang="en">
              {`dir="${dir}"`}
            </Text>
            <Box
              corners="sm"
              style={{
                blockSize: '1rem',
                background: `linear-gradient(${vars.direction.towardEnd}, ${vars.color.accent}, transparent)`,
              }}
            />
            <Inline space="md">
              <ChevronBackIcon size="lg" />
              <ArrowForwardIcon size="lg" />
              <PlayIcon size="lg" />
              <ClockIcon size="lg" />
            </Inline>
            <Text lang={dir === 'rtl' ? 'fa' : 'en'}>{mixed[dir]}</Text>
            <Text dir="auto" lines={1} lang={dir === 'rtl' ? 'en' : 'fa'}>
              {mixed[dir === 'rtl' ? 'ltr' : 'rtl']}
            </Text>
            <Text dir="ltr" tabular>
              ۰۹۱۲ ۳۴۵ ۶۷۸۹
            </Text>
          </Stack>
        </Box>
      ))}
    </Grid>
  ),
};
