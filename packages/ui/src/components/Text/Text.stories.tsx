import type { Meta, StoryObj } from '@storybook/react-vite';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text, textSizes } from './Text.tsx';

/**
 * Running text. Persian stands on lines of 1.85, Latin on 1.65; no letter is ever spaced.
 *
 * **Do** set `dir="auto"` on words that a server sent. **Don't** centre more than two lines.
 */
const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'پرده' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (_, { globals }) => (
    <Stack>
      {textSizes.map((size) => (
        <Text key={size} size={size} measure>
          {words(localeOf(globals)).paragraph}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: (_, { globals }) => (
    <Stack space="xs">
      {(['default', 'muted', 'accent', 'danger', 'success'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {words(localeOf(globals)).vat}
        </Text>
      ))}
    </Stack>
  ),
};

/** Titles of the other direction keep their own: the dots of the cut land at their end. */
export const Cut: Story = {
  render: () => (
    <Box surface="surface" corners="md" padding="md" style={{ maxInlineSize: '18rem' }}>
      <Stack space="xs">
        <Text lines={1} dir="auto" lang="en">
          What the Violets Dreamt in the Winter That Never Ended
        </Text>
        <Text lines={1} dir="auto" lang="fa">
          خوابِ بنفشه‌ها در زمستانی که هرگز تمام نشد
        </Text>
        <Text lines={2} dir="auto" lang="fa">
          نسخهٔ Director’s Cut از «آخرین برف دماوند» با کیفیت 4K HDR و صدای ۵٫۱ کاناله
        </Text>
      </Stack>
    </Box>
  ),
};
