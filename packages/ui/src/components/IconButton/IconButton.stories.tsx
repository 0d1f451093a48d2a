import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { buttonSizes, buttonVariants } from '../Button/button-looks.ts';
import { GlobeIcon } from '../icons/GlobeIcon.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { IconButton } from './IconButton.tsx';
import { IconButtonLink } from './IconButtonLink.tsx';

/** **Do** use it for what everyone knows by its sign. **Don't** make viewers guess: write the words. */
const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  argTypes: { icon: { control: false } },
  args: { label: 'جست‌وجو', icon: <SearchIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <IconButton {...args} label={words(localeOf(globals)).search} />,
  play: async ({ args, canvasElement, globals }) => {
    const name = words(localeOf(globals)).search;
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Variants: Story = {
  render: (_, { globals }) => (
    <Stack>
      {buttonSizes.map((size) => (
        <Inline key={size}>
          {buttonVariants.map((variant) => (
            <IconButton
              key={variant}
              size={size}
              variant={variant}
              label={words(localeOf(globals)).search}
              icon={<SearchIcon />}
            />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const AsLink: Story = {
  render: (_, { globals }) => (
    <IconButtonLink href="#/en" label={words(localeOf(globals)).language} icon={<GlobeIcon />} />
  ),
};
