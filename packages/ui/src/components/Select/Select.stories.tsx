import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { fieldMessages } from '../../stories/messages/field-messages.ts';
import { expectNoOverflow } from '../../stories/no-overflow.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './Select.guide.ts';
import { Select } from './Select.tsx';

/**
 * One of many options. The list is the system's native one: on a phone, the familiar picker.
 *
 * **Do** put the most common option first, and select it. **Don't** use it for five or fewer options that fit on the
 * page (use a `RadioGroup`), or for navigation: use a `Menu`.
 */
const meta = {
  title: 'Components/Select',
  component: Select,
  parameters: { guide },
  args: { label: '', options: [] },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const sorts = (locale: StoryLocale) =>
  controlMessages(locale).sorts.map((label) => ({ value: label, label }));

export const Order: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <Box style={{ maxInlineSize: '20rem' }}>
        <Select label={controlMessages(locale).sort} options={sorts(locale)} />
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = controlMessages(localeOf(globals));
    const select = within(canvasElement).getByRole('combobox', { name: t.sort });
    await expect(select).toHaveDisplayValue(t.sorts[0]);
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, t.sorts[2]);
    await expect(select).toHaveDisplayValue(t.sorts[2]);
  },
};

export const States: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = controlMessages(locale);
    const f = fieldMessages(locale);
    return (
      <Box style={{ maxInlineSize: '20rem' }}>
        <Stack space="lg">
          <Select label={t.sort} hint={t.settings[0].hint} options={sorts(locale)} required />
          <Select label={t.rating} error={f.required} options={sorts(locale)} />
          <Select label={t.qualityTitle} options={sorts(locale)} disabled />
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const t = controlMessages(locale);
    const canvas = within(canvasElement);
    const one = (name: string) => canvas.getByRole('combobox', { name });
    await expect(one(t.sort)).toBeRequired();
    await expect(one(t.sort)).toHaveAccessibleDescription(t.settings[0].hint);
    await expect(one(t.rating)).toBeInvalid();
    await expect(one(t.rating)).toHaveAccessibleDescription(fieldMessages(locale).required);
    await expect(one(t.qualityTitle)).toBeDisabled();
  },
};

/** The selected option is truncated before the arrow, and the texts of the field may be long. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const f = fieldMessages(localeOf(globals));
    const options = [f.mixed, f.longTerms].map((label) => ({ value: label, label }));
    return (
      <Box style={{ maxInlineSize: '16rem' }}>
        <Stack space="lg">
          <Select label={f.longLabel} hint={f.longHint} error={f.longError} options={options} />
          <Select label={f.film} options={options} defaultValue={f.longTerms} />
          <Select label={f.person} options={[]} />
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const f = fieldMessages(localeOf(globals));
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: f.film })).toHaveDisplayValue(f.longTerms);
    await expect(canvas.getByRole('combobox', { name: f.longLabel })).toHaveAccessibleDescription(
      `${f.longError} ${f.longHint}`,
    );
    await expectNoOverflow(canvasElement);
  },
};
