import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { guide } from './Accordion.guide.ts';
import { Accordion } from './Accordion.tsx';

/**
 * Questions that expand to show their answers. It works without script, and the browser's page search finds collapsed
 * text.
 *
 * **Do** ask as a viewer would: “What does the data cost?”, not “Tariffs”.
 *
 * **Don't** hide one short paragraph, or text that the viewer must read before paying: show it.
 */
const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  parameters: { guide },
  args: { items: [] },
} satisfies Meta<typeof Accordion>;

export default meta;

export const Questions: StoryObj<typeof meta> = {
  render: (_, { globals }) => (
    <Accordion
      items={controlMessages(localeOf(globals)).questions.map(({ title, content }) => ({
        id: title,
        title,
        content,
      }))}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const [question] = controlMessages(localeOf(globals)).questions;
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('group');
    await expect(canvas.getByText(question.content)).not.toBeVisible();
    await userEvent.click(canvas.getByText(question.title));
    await expect(canvas.getByText(question.content)).toBeVisible();
    // The Tab key moves from question to question, and opening an answer does not close another.
    await userEvent.tab();
    await expect(second?.querySelector('summary')).toHaveFocus();
    second?.querySelector('summary')?.click();
    await expect(second).toHaveAttribute('open');
    await expect(first).toHaveAttribute('open');
  },
};

const edges = {
  fa: {
    long: 'اگر هنگام تماشای «The Long Way Home: Director’s Cut» اینترنت قطع شود، آیا دوباره از همان جا آغاز می‌شود و مصرف نیم‌بها می‌ماند؟',
    other: 'Can I watch outside Iran?',
    answer:
      'https://parde.example/help/a-very-long-address-without-any-place-to-break-it/index.html',
  },
  en: {
    long: 'If the connection is lost while I watch «آخرین برف دماوند: نسخهٔ کامل», does it go on from the same place, and is the data still half price?',
    other: 'آیا بیرون از ایران هم می‌توان تماشا کرد؟',
    answer:
      'https://parde.example/help/a-very-long-address-without-any-place-to-break-it/index.html',
  },
} as const;

/** A question of many lines, a question in the other direction, and an answer without line breaks. */
export const Edges: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'w320' } },
  render: (_, { globals }) => {
    const { long, other, answer } = edges[localeOf(globals)];
    return (
      <Accordion items={[long, other].map((title) => ({ id: title, title, content: answer }))} />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { long } = edges[localeOf(globals)];
    const canvas = within(canvasElement);
    for (const item of canvas.getAllByRole('group')) {
      item.querySelector('summary')?.click();
      await expect(item).toHaveAttribute('open');
      await expect(item.scrollWidth).toBe(item.clientWidth);
    }
    const messages = canvas.getByText(long).getBoundingClientRect();
    const line = canvas.getByText(long).parentElement?.getBoundingClientRect();
    await expect(messages.top).toBeGreaterThan((line?.top ?? 0) + 4);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
