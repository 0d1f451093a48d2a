import type { Meta, StoryObj } from '@storybook/react-vite';
import { people } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Inline } from '../layout/Inline.tsx';
import { Avatar, avatarSizes } from './Avatar.tsx';

/** A face, or a letter. **Do** write the name beside it. */
const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'مهتاب رستگار' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (_, { globals }) => (
    <Inline>
      {people(localeOf(globals))
        .slice(0, 3)
        .flatMap(({ id, name, picture }, index) => [
          <Avatar key={id} name={name} picture={picture} size={avatarSizes[index] ?? 'md'} />,
          <Avatar key={`${id}-letter`} name={name} size={avatarSizes[index] ?? 'md'} />,
        ])}
    </Inline>
  ),
};
