import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { RadioGroup } from './RadioGroup.tsx';

/** One of a few, all in sight. **Do** offer the usual choice first. */
const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: '', options: [], value: undefined, onChange: () => undefined },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

function Payment({ locale }: { locale: StoryLocale }) {
  const t = controlWords(locale);
  const [value, setValue] = useState('card');
  return (
    <Box style={{ maxInlineSize: '30rem' }}>
      <RadioGroup
        label={t.payWith}
        value={value}
        onChange={setValue}
        options={t.banks.map((bank, index) => ({ ...bank, disabled: index === 2 }))}
      />
    </Box>
  );
}

export const WaysToPay: Story = {
  render: (_, { globals }) => <Payment locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const t = controlWords(localeOf(globals));
    const [card, wallet] = t.banks;
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: t.payWith })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: new RegExp(card.label) })).toHaveFocus();
    await userEvent.click(canvas.getByText(wallet.label));
    await expect(canvas.getByRole('radio', { name: new RegExp(wallet.label) })).toBeChecked();
  },
};
