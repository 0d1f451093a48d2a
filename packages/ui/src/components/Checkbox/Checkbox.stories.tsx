import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { fieldMessages } from '../../stories/messages/field-messages.ts';
import { expectNoOverflow } from '../../stories/no-overflow.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './Checkbox.guide.ts';
import { Checkbox } from './Checkbox.tsx';

/**
 * Yes or no, effective when the form is submitted. The entire row is clickable.
 *
 * **Do** word it so that the tick means yes: «مرا به خاطر بسپارید».
 * **Don't** preselect options that cost money, or use it for settings that take effect immediately: use a `Switch`.
 */
const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: { guide },
  args: { label: 'مرا به خاطر بسپارید' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (_, { globals }) => {
    const t = controlMessages(localeOf(globals));
    return (
      <Stack space="none">
        <Checkbox label={t.remember} defaultChecked />
        <Checkbox label={t.terms} hint={t.termsHint} required />
        <Checkbox label={t.saved} checked disabled onChange={() => undefined} />
      </Stack>
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const t = controlMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const terms = canvas.getByRole('checkbox', { name: t.terms });
    await step('is named by only its label, described by its hint, and required', async () => {
      await expect(terms).toHaveAccessibleDescription(t.termsHint);
      await expect(terms).toBeRequired();
    });
    await step('a click on its texts, or Space, toggles it', async () => {
      await userEvent.click(canvas.getByText(t.termsHint));
      await expect(terms).toBeChecked();
      await userEvent.keyboard(' ');
      await expect(terms).not.toBeChecked();
    });
    await step('a disabled checkbox does not change', async () => {
      const disabled = canvas.getByRole('checkbox', { name: t.saved });
      await userEvent.click(canvas.getByText(t.saved), { pointerEventsCheck: 0 });
      await expect(disabled).toBeDisabled();
      await expect(disabled).toBeChecked();
    });
  },
};

/** Terms of three lines. The box is beside the first line. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const f = fieldMessages(localeOf(globals));
    return (
      <Box style={{ maxInlineSize: '18rem' }}>
        <Stack space="none">
          <Checkbox label={f.longTerms} hint={f.longHint} />
          <Checkbox label={<bdi>{f.mixed}</bdi>} defaultChecked />
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { longTerms } = fieldMessages(localeOf(globals));
    const box = canvas.getByRole('checkbox', { name: longTerms }).getBoundingClientRect();
    const label = canvas.getByText(longTerms);
    const line = Number.parseFloat(getComputedStyle(label).lineHeight);
    const firstLine = label.getBoundingClientRect().top + line / 2;
    await expect(Math.abs(box.top + box.height / 2 - firstLine)).toBeLessThan(2);
    await expectNoOverflow(canvasElement);
  },
};
