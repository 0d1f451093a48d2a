import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Stack } from '../layout/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

/** Yes or no, until the form is sent. **Don't** tick for the viewer what costs money. */
const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'مرا به خاطر بسپار' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (_, { globals }) => {
    const t = controlWords(localeOf(globals));
    return (
      <Stack space="none">
        <Checkbox label={t.remember} defaultChecked />
        <Checkbox label={t.terms} hint={t.termsHint} />
        <Checkbox label={t.remember} checked disabled onChange={() => undefined} />
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = controlWords(localeOf(globals));
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: new RegExp(t.terms) });
    await userEvent.click(canvas.getByText(t.terms));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
