import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { film } from '../../stories/catalogue.ts';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './VisuallyHidden.guide.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Text for screen readers only: the meaning of an icon, or a change.
 *
 * **Do** add a live element to the page before its text, or screen readers do not announce it.
 * **Don't** hide information that everyone needs, or put focusable elements into it.
 */
const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { guide },
  args: { children: 'امتیاز ۸٫۴ از ۱۰' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read by screen readers, but not visible. */
export const BesideAnIcon: Story = {
  render: (_, { globals }) => {
    const { rating } = film(localeOf(globals));
    return (
      <Text>
        <span aria-hidden="true">★ {rating.value}</span>
        <VisuallyHidden>{rating.label}</VisuallyHidden>
      </Text>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { rating } = film(localeOf(globals));
    const hidden = within(canvasElement).getByText(rating.label);
    const { width, height } = hidden.getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
    // With either of these values, screen readers would skip the text.
    const { display, visibility } = getComputedStyle(hidden);
    await expect(display).not.toBe('none');
    await expect(visibility).toBe('visible');
  },
};

function SavedMessage({ locale }: { locale: StoryLocale }) {
  const [announcement, setAnnouncement] = useState('');
  return (
    <>
      <Button onClick={() => setAnnouncement(controlMessages(locale).added)}>
        {messages(locale).addToList}
      </Button>
      <VisuallyHidden live="polite">{announcement}</VisuallyHidden>
    </>
  );
}

/** Announces a change that is visible elsewhere. */
export const Announcing: Story = {
  render: (_, { globals }) => <SavedMessage locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const aloud = canvasElement.querySelector('[aria-live="polite"]');
    await expect(aloud).toBeEmptyDOMElement();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(aloud).toHaveTextContent(controlMessages(localeOf(globals)).added);
  },
};
