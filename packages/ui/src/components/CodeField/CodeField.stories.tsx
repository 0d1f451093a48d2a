import { showDigits } from '@parde/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Stack } from '../layout/Stack.tsx';
import { CodeField } from './CodeField.tsx';

/** The code of a message, in one field: it can be pasted whole, and the phone may fill it in. */
const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: { label: '', value: '', onChange: () => undefined, showDigits: (digits) => digits },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Code({ locale }: { locale: StoryLocale }) {
  const t = controlWords(locale);
  const label = words(locale).code;
  const [value, setValue] = useState('48');
  const show = (digits: string) => showDigits(digits, locale);
  return (
    <Stack space="lg">
      <CodeField
        label={label}
        hint={t.codeHint}
        value={value}
        onChange={setValue}
        showDigits={show}
      />
      <CodeField
        label={label}
        error={t.codeError}
        value="1234"
        onChange={() => undefined}
        showDigits={show}
      />
    </Stack>
  );
}

export const TypedAndPasted: Story = {
  render: (_, { globals }) => <Code locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const { code } = words(localeOf(globals));
    const [field] = within(canvasElement).getAllByRole('textbox', { name: code });
    if (!field) throw new Error('There is no field.');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('کد شما: ۴۸۲۱');
    await expect(field).toHaveValue('4821');
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('482');
  },
};
