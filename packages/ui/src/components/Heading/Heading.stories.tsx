import type { Meta, StoryObj } from '@storybook/react-vite';
import { film } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Stack } from '../layout/Stack.tsx';
import { Heading, headingSizes } from './Heading.tsx';

/** `level` is its place in the outline, `size` its looks. **Don't** choose a level for its size. */
const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: 'آخرین برف دماوند' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (_, { globals }) => (
    <Stack>
      {[...headingSizes].reverse().map((size, index) => (
        <Heading key={size} level={index === 0 ? 1 : 2} size={size}>
          {film(localeOf(globals), index).title}
        </Heading>
      ))}
    </Stack>
  ),
};
