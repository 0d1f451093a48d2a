import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Box } from '../layout/Box.tsx';
import { MobileField } from './MobileField.tsx';

/** A mobile number. It takes any form and any digits, groups them, and tells the bare number. */
const meta = {
  title: 'Components/MobileField',
  component: MobileField,
  args: { label: '', value: '', onChange: () => undefined },
} satisfies Meta<typeof MobileField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Mobile({ locale }: { locale: StoryLocale }) {
  const t = words(locale);
  const [value, setValue] = useState('');
  return (
    <Box style={{ maxInlineSize: '24rem' }}>
      <MobileField label={t.mobile} hint={t.mobileHint} value={value} onChange={setValue} />
      <output>{value}</output>
    </Box>
  );
}

export const TypedAndPasted: Story = {
  render: (_, { globals }) => <Mobile locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: words(localeOf(globals)).mobile });
    const number = canvas.getByRole('status');
    await step('groups what is typed, and lets no letter in', async () => {
      await userEvent.type(field, '0912x۳۴۵۶');
      await expect(field).toHaveValue('0912 345 6');
      await expect(number).toHaveTextContent('09123456');
    });
    await step('a digit in the middle leaves the caret behind it', async () => {
      await userEvent.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
      await expect(field).toHaveValue('0991 234 56');
      await waitFor(() => expect(field).toHaveProperty('selectionStart', 3));
    });
    await step('takes a number with its country code', async () => {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste('+98 (912) 345-6789');
      await expect(field).toHaveValue('0912 345 6789');
      await expect(number).toHaveTextContent('09123456789');
    });
  },
};
