import type { Meta, StoryObj } from '@storybook/react-vite';
import { film } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { Text } from '../Text/Text.tsx';
import { MetaLine } from './MetaLine.tsx';

/** A dot stands only between two facts of one line, never at the start of the next. */
const meta = {
  title: 'Components/MetaLine',
  component: MetaLine,
  args: { items: [{ id: 'year', content: '۱۴۰۲' }] },
} satisfies Meta<typeof MetaLine>;

export default meta;

export const WideAndNarrow: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const { rating, year, genre } = film(locale);
    const t = words(locale);
    const line = (
      <Text as="div" tone="muted">
        <MetaLine
          items={[
            { id: 'rating', content: <Rating {...rating} /> },
            { id: 'year', content: year },
            { id: 'genre', content: genre },
            { id: 'length', content: t.minutes },
            { id: 'age', content: t.age },
            { id: 'quality', content: '4K HDR' },
          ]}
        />
      </Text>
    );
    return (
      <Stack space="lg">
        {line}
        <Box surface="surface" corners="md" padding="md" style={{ maxInlineSize: '16rem' }}>
          {line}
        </Box>
      </Stack>
    );
  },
};
