import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { picture } from '../../stories/art.ts';
import { fieldMessages } from '../../stories/messages/field-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { expectNoOverflow } from '../../stories/no-overflow.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { ArrowForwardIcon } from '../icons/ArrowForwardIcon.tsx';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import { Box } from '../layout/Box.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { guide } from './Button.guide.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { buttonSizes, buttonVariants } from './button-variants.ts';

/**
 * Performs an action on this page. For navigation, use a `ButtonLink`.
 *
 * **Do** have one primary button per screen, and name its action: «تماشای فیلم».
 * **Don't** put two primary buttons side by side, or write «تأیید» if the action has a name.
 */
const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: { guide },
  args: { children: 'تماشای فیلم', variant: 'primary', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `overlay` is shown on a picture, because it is only for pictures. */
const onPage = buttonVariants.filter((variant) => variant !== 'overlay');

export const Playground: Story = {
  render: (args, { globals }) => <Button {...args}>{messages(localeOf(globals)).watch}</Button>,
  play: async ({ args, canvasElement, globals }) => {
    const name = messages(localeOf(globals)).watch;
    const button = within(canvasElement).getByRole('button', { name });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Variants: Story = {
  render: (_, { globals }) => {
    const t = messages(localeOf(globals));
    return (
      <Stack>
        {buttonSizes.map((size) => (
          <Inline key={size}>
            {onPage.map((variant) => (
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

/** A loading button keeps its width and its focus, and ignores clicks. */
export const Loading: Story = {
  args: { loading: true },
  render: (args, { globals }) => (
    <Inline>
      <Button {...args}>{messages(localeOf(globals)).sendCode}</Button>
      <Button loading>{messages(localeOf(globals)).retry}</Button>
    </Inline>
  ),
  play: async ({ args, canvasElement, globals }) => {
    // The hidden text is still the button's accessible name.
    const name = messages(localeOf(globals)).sendCode;
    const button = within(canvasElement).getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A disabled button is not focusable. **Do** explain beside it what is missing. */
export const Disabled: Story = {
  render: (args, { globals }) => (
    <Inline>
      {onPage.map((variant) => (
        <Button key={variant} variant={variant} disabled onClick={args.onClick}>
          {messages(localeOf(globals)).sendCode}
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ args, canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      await expect(button).toBeDisabled();
      await userEvent.click(button, { pointerEventsCheck: 0 });
    }
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const AsLink: Story = {
  render: (_, { globals }) => (
    <Inline>
      <ButtonLink href="#/play" variant="primary" icon={<PlayIcon />}>
        {messages(localeOf(globals)).watch}
      </ButtonLink>
      <ButtonLink href="#/download" icon={<DownloadIcon />}>
        {messages(localeOf(globals)).download}
      </ButtonLink>
    </Inline>
  ),
  play: async ({ canvasElement, globals }) => {
    const { watch } = messages(localeOf(globals));
    const link = within(canvasElement).getByRole('link', { name: watch });
    await expect(link).toHaveAttribute('href', '#/play');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** `overlay` is only for pictures. */
export const OnPicture: Story = {
  render: (_, { globals }) => (
    <Box corners="lg" style={{ position: 'relative', overflow: 'hidden', padding: '4rem 2rem' }}>
      <Picture picture={picture('water', 'sea', 'backdrop')} alt="" ratio="fill" />
      <Box style={{ position: 'relative' }}>
        <Inline>
          <Button variant="primary" size="lg" icon={<PlayIcon />}>
            {messages(localeOf(globals)).watch}
          </Button>
          <Button variant="overlay" size="lg" icon={<DownloadIcon />}>
            {messages(localeOf(globals)).download}
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
        {messages(localeOf(globals)).buy}
      </Button>
    </Box>
  ),
};

/**
 * A label of several lines, a film name in the other direction, a single letter, and an icon at the end that is
 * mirrored.
 */
export const Edges: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const f = fieldMessages(locale);
    return (
      <Box style={{ maxInlineSize: '16rem' }}>
        <Stack>
          <Button variant="primary" size="lg" fullWidth icon={<PlayIcon />}>
            {f.longAction}
          </Button>
          <Button fullWidth icon={<PlayIcon />}>
            <bdi>{fieldMessages(locale === 'fa' ? 'en' : 'fa').mixed}</bdi>
          </Button>
          <Button iconEnd={<ArrowForwardIcon />}>
            DirectorsCut_TheLastSnowOfDamavand_2160p_HDR.mkv
          </Button>
          <Button size="sm">{locale === 'fa' ? '۱' : '1'}</Button>
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      await expectNoOverflow(button);
    }
    await expectNoOverflow(canvasElement);
  },
};
