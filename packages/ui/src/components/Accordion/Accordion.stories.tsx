import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Accordion } from './Accordion.tsx';

/** Questions and their answers. **Don't** hide one short paragraph: show it. */
const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: { items: [] },
} satisfies Meta<typeof Accordion>;

export default meta;

export const Questions: StoryObj<typeof meta> = {
  render: (_, { globals }) => (
    <Accordion
      items={controlWords(localeOf(globals)).questions.map(({ title, content }) => ({
        id: title,
        title,
        content,
      }))}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const [question] = controlWords(localeOf(globals)).questions;
    const canvas = within(canvasElement);
    await expect(canvas.getByText(question.content)).not.toBeVisible();
    await userEvent.click(canvas.getByText(question.title));
    await expect(canvas.getByText(question.content)).toBeVisible();
  },
};
