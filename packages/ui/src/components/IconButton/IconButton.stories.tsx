import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { picture } from '../../stories/art.ts';
import { fieldMessages } from '../../stories/messages/field-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { buttonSizes, buttonVariants } from '../Button/button-variants.ts';
import { BookmarkIcon } from '../icons/BookmarkIcon.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { ChevronBackIcon } from '../icons/ChevronBackIcon.tsx';
import { ChevronForwardIcon } from '../icons/ChevronForwardIcon.tsx';
import { GlobeIcon } from '../icons/GlobeIcon.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { Box } from '../layout/Box.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { guide } from './IconButton.guide.ts';
import { IconButton } from './IconButton.tsx';
import { IconButtonLink } from './IconButtonLink.tsx';

/**
 * An action with a well-known icon: close, search, play. Its label is its accessible name, and is shown on hover.
 *
 * **Do** leave 44 px for a thumb (`sm` only where a pointer is certain, as in a table), and change the label with the
 * action.
 * **Don't** make viewers guess: without a well-known icon, use a `Button` with text.
 */
const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  parameters: { guide },
  argTypes: { icon: { control: false } },
  args: { label: 'جست‌وجو', icon: <SearchIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `overlay` is shown on a picture, because it is only for pictures. */
const onPage = buttonVariants.filter((variant) => variant !== 'overlay');

export const Playground: Story = {
  render: (args, { globals }) => (
    <IconButton {...args} label={messages(localeOf(globals)).search} />
  ),
  play: async ({ args, canvasElement, globals }) => {
    const name = messages(localeOf(globals)).search;
    const button = within(canvasElement).getByRole('button', { name });
    // The title is visible on hover, and screen readers announce it only once.
    await expect(within(button).getByTitle(name)).toBeVisible();
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  render: (_, { globals }) => (
    <Stack>
      {buttonSizes.map((size) => (
        <Inline key={size}>
          {onPage.map((variant) => (
            <IconButton
              key={variant}
              size={size}
              variant={variant}
              label={messages(localeOf(globals)).search}
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
    <IconButtonLink href="#/en" label={messages(localeOf(globals)).language} icon={<GlobeIcon />} />
  ),
  play: async ({ canvasElement, globals }) => {
    const name = messages(localeOf(globals)).language;
    const link = within(canvasElement).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', '#/en');
  },
};

function SaveButton({ label }: { label: string }) {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <IconButton
      variant="secondary"
      label={label}
      icon={isSaved ? <CheckIcon /> : <BookmarkIcon />}
      aria-pressed={isSaved}
      onClick={() => setIsSaved(!isSaved)}
    />
  );
}

/** A toggle button: its name stays the same, its icon changes, and a screen reader announces «pressed». */
export const Pressed: Story = {
  render: (_, { globals }) => <SaveButton label={fieldMessages(localeOf(globals)).pressed} />,
  play: async ({ canvasElement, globals }) => {
    const name = fieldMessages(localeOf(globals)).pressed;
    const one = (pressed: boolean) => within(canvasElement).getByRole('button', { name, pressed });
    await userEvent.click(one(false));
    await expect(one(true)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(one(false)).toBeVisible();
    await userEvent.keyboard(' ');
  },
};

/** Arrows point in the direction of their movement. Search, clock and play icons are never mirrored. */
export const Directions: Story = {
  render: (_, { globals }) => {
    const t = messages(localeOf(globals));
    return (
      <Inline>
        <IconButton variant="secondary" label={t.previous} icon={<ChevronBackIcon />} />
        <IconButton variant="secondary" label={t.next} icon={<ChevronForwardIcon />} />
        <IconButton variant="secondary" label={t.play} icon={<PlayIcon />} />
        <IconButton variant="secondary" label={t.search} icon={<SearchIcon />} />
      </Inline>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const t = messages(locale);
    const flips = (name: string) => {
      const sign = within(canvasElement).getByRole('button', { name }).querySelector('svg');
      if (!sign) throw new Error(`There is no sign in ${name}.`);
      return new DOMMatrix(getComputedStyle(sign).transform).a < 0;
    };
    await expect(flips(t.next)).toBe(locale === 'fa');
    await expect(flips(t.previous)).toBe(locale === 'fa');
    await expect(flips(t.play)).toBe(false);
    await expect(flips(t.search)).toBe(false);
  },
};

/** On a picture it has a dark translucent background, in light mode too. */
export const OnPicture: Story = {
  render: (_, { globals }) => {
    const t = messages(localeOf(globals));
    return (
      <Box corners="lg" style={{ position: 'relative', overflow: 'hidden', padding: '3rem 2rem' }}>
        <Picture picture={picture('water', 'sea', 'backdrop')} alt="" ratio="fill" />
        <Box style={{ position: 'relative' }}>
          <Inline>
            {buttonSizes.map((size) => (
              <IconButton
                key={size}
                size={size}
                variant="overlay"
                label={t.play}
                icon={<PlayIcon />}
              />
            ))}
          </Inline>
        </Box>
      </Box>
    );
  },
};
