import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { picture } from '../../stories/art.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import { Box } from '../layout/Box.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { buttonSizes, buttonVariants } from './button-looks.ts';

/**
 * Does something on this page. What leads elsewhere is a `ButtonLink`.
 *
 * **Do** give a screen one primary button, and name what it does: «تماشای فیلم».
 * **Don't** stand two primary buttons side by side, or write «تأیید» where the deed has a name.
 */
const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'تماشای فیلم', variant: 'primary', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <Button {...args}>{words(localeOf(globals)).watch}</Button>,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Variants: Story = {
  render: (_, { globals }) => {
    const t = words(localeOf(globals));
    return (
      <Stack>
        {buttonSizes.map((size) => (
          <Inline key={size}>
            {buttonVariants.map((variant) => (
              <Button key={variant} size={size} variant={variant} icon={<PlayIcon />}>
                {t.play}
              </Button>
            ))}
          </Inline>
        ))}
      </Stack>
    );
  },
};

/** It keeps its width and its focus, and ignores clicks. */
export const Loading: Story = {
  args: { loading: true },
  render: (args, { globals }) => (
    <Inline>
      <Button {...args}>{words(localeOf(globals)).sendCode}</Button>
      <Button loading>{words(localeOf(globals)).retry}</Button>
    </Inline>
  ),
  play: async ({ args, canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button');
    if (!button) throw new Error('There is no button.');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  render: (_, { globals }) => (
    <Inline>
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {words(localeOf(globals)).sendCode}
        </Button>
      ))}
    </Inline>
  ),
};

export const AsLink: Story = {
  render: (_, { globals }) => (
    <Inline>
      <ButtonLink href="#/play" variant="primary" icon={<PlayIcon />}>
        {words(localeOf(globals)).watch}
      </ButtonLink>
      <ButtonLink href="#/download" icon={<DownloadIcon />}>
        {words(localeOf(globals)).download}
      </ButtonLink>
    </Inline>
  ),
};

/** `overlay` is for pictures, and only for pictures. */
export const OnPicture: Story = {
  render: (_, { globals }) => (
    <Box corners="lg" style={{ position: 'relative', overflow: 'hidden', padding: '4rem 2rem' }}>
      <Picture picture={picture('water', 'sea', 'backdrop')} alt="" ratio="fill" />
      <Box style={{ position: 'relative' }}>
        <Inline>
          <Button variant="primary" size="lg" icon={<PlayIcon />}>
            {words(localeOf(globals)).watch}
          </Button>
          <Button variant="overlay" size="lg" icon={<DownloadIcon />}>
            {words(localeOf(globals)).download}
          </Button>
        </Inline>
      </Box>
    </Box>
  ),
};

export const FullWidth: Story = {
  render: (_, { globals }) => (
    <Box style={{ maxInlineSize: '24rem' }}>
      <Button fullWidth variant="primary" size="lg">
        {words(localeOf(globals)).buy}
      </Button>
    </Box>
  ),
};
