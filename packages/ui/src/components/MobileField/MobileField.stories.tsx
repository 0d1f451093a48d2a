import { isMobile } from '@parde/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { messages } from '../../stories/messages/messages.ts';
import { expectNoOverflow } from '../../stories/no-overflow.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './MobileField.guide.ts';
import { MobileField } from './MobileField.tsx';

/**
 * A mobile number. It accepts any format and any digits, groups the digits as people read them, and reports the
 * number without separators. It runs from left to right in both languages.
 *
 * **Do** show an error only after the field loses the focus or the form is submitted, and say how to fix it.
 * **Don't** require the country code, or forbid pasting: +98, 0098 and spaces are all accepted.
 */
const meta = {
  title: 'Components/MobileField',
  component: MobileField,
  parameters: { guide },
  args: { label: '', value: '', onChange: () => undefined },
} satisfies Meta<typeof MobileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = { maxInlineSize: '24rem' } as const;

function Mobile({ locale }: { locale: StoryLocale }) {
  const t = messages(locale);
  const [value, setValue] = useState('');
  return (
    <Box style={column}>
      <MobileField label={t.mobile} hint={t.mobileHint} value={value} onChange={setValue} />
      <output hidden aria-label="told">
        {value}
      </output>
    </Box>
  );
}

const fieldIn = (canvasElement: HTMLElement, locale: StoryLocale) =>
  within(canvasElement).getByRole('textbox', { name: messages(locale).mobile });

/** Numbers as they are copied from contacts, messages and other sites. */
const pasted = [
  '+98 (912) 345-6789',
  '۰۰۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹',
  '989123456789',
  '٠٩١٢٣٤٥٦٧٨٩',
  '\u202a0912\u200f-345 6789\u202c',
  '۹۱۲-۳۴۵-۶۷۸۹',
] as const;

export const TypedAndPasted: Story = {
  render: (_, { globals }) => <Mobile locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const field = fieldIn(canvasElement, localeOf(globals));
    const submittedOutput = within(canvasElement).getByLabelText('told');
    await step('the phone recognises the field, and shows its number keys', async () => {
      await expect(field).toHaveAttribute('autocomplete', 'tel');
      await expect(field).toHaveAttribute('inputmode', 'tel');
      await expect(getComputedStyle(field).direction).toBe('ltr');
    });
    await step('groups the typed digits, and accepts no letters', async () => {
      await userEvent.type(field, '0912xش۳٤۵۶');
      await expect(field).toHaveValue('0912 345 6');
      await expect(submittedOutput).toHaveTextContent('09123456');
    });
    await step('a digit in the middle leaves the caret after the digit', async () => {
      await userEvent.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
      await expect(field).toHaveValue('0991 234 56');
      await waitFor(() => expect(field).toHaveProperty('selectionStart', 3));
    });
    await step(
      'completes a number without its 0 at the last digit, typed at any position',
      async () => {
        await userEvent.clear(field);
        await userEvent.type(field, '912۳۴۵۶۷۸');
        await expect(field).toHaveValue('912 345 678');
        await userEvent.type(field, '5', { initialSelectionStart: 2, initialSelectionEnd: 2 });
        await expect(field).toHaveValue('0915 234 5678');
        await expect(submittedOutput).toHaveTextContent('09152345678');
        await waitFor(() => expect(field).toHaveProperty('selectionStart', 4));
      },
    );
    await step(
      'reads the clipboard itself, because the browser would cut off a long number',
      async () => {
        const clipboardData = new DataTransfer();
        await expect(await fireEvent.paste(field, { clipboardData })).toBe(false);
      },
    );
    for (const text of pasted) {
      await step(`accepts ${text} from the clipboard`, async () => {
        await userEvent.clear(field);
        await userEvent.click(field);
        await userEvent.paste(text);
        await expect(field).toHaveValue('0912 345 6789');
        await expect(submittedOutput).toHaveTextContent('09123456789');
      });
    }
  },
};

/** Autofill and scripts set the complete text at once, which a `maxLength` would cut before it is read. */
export const FilledIn: Story = {
  ...TypedAndPasted,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const field = fieldIn(canvasElement, localeOf(globals));
    await expect(field).not.toHaveAttribute('maxlength');
    await fireEvent.input(field, { target: { value: '+98 912 345 6789' } });
    await expect(field).toHaveValue('0912 345 6789');
    // A complete number takes no further digit.
    await userEvent.type(field, '5');
    await expect(field).toHaveValue('0912 345 6789');
    await expect(within(canvasElement).getByLabelText('told')).toHaveTextContent(/^09123456789$/);
  },
};

function Entry({ locale }: { locale: StoryLocale }) {
  const t = messages(locale);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isMobile(value)) return;
    setError(t.mobileError);
    const field = event.currentTarget.elements.namedItem('mobile');
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <Box surface="surface" corners="lg" padding="lg" style={column}>
      <form noValidate onSubmit={send}>
        <Stack space="lg">
          <MobileField
            label={t.mobile}
            hint={t.mobileHint}
            error={error}
            name="mobile"
            value={value}
            onChange={(number) => {
              setError(undefined);
              setValue(number);
            }}
          />
          <Button type="submit" variant="primary" fullWidth>
            {t.sendCode}
          </Button>
        </Stack>
      </form>
    </Box>
  );
}

/** Submitted too early: the error is announced, the field gets the focus, and typing removes the error. */
export const Wrong: Story = {
  render: (_, { globals }) => <Entry locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const { mobileError, mobileHint, sendCode } = messages(locale);
    const field = fieldIn(canvasElement, locale);
    const canvas = within(canvasElement);
    await userEvent.type(field, '0912');
    await expect(field).toBeValid();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: sendCode }));
    await step('the error is shown in the field and announced, and returns the focus', async () => {
      await expect(field).toBeInvalid();
      await expect(field).toHaveFocus();
      await expect(field).toHaveAccessibleDescription(`${mobileError} ${mobileHint}`);
      await expect(canvas.getByRole('alert')).toHaveTextContent(mobileError);
    });
    await step('the error disappears with the next digit', async () => {
      await userEvent.keyboard('۳');
      await expect(field).toBeValid();
      await expect(field).toHaveAccessibleDescription(mobileHint);
    });
    await userEvent.click(canvas.getByRole('button', { name: sendCode }));
  },
};

/** A disabled field, text that is not a number, and a number with its country code. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const t = messages(localeOf(globals));
    const nothing = () => undefined;
    return (
      <Box style={{ maxInlineSize: '16rem' }}>
        <Stack space="lg">
          <MobileField label={t.mobile} value="09123456789" onChange={nothing} disabled />
          <MobileField label={t.mobile} value="+98912345" onChange={nothing} />
          <MobileField
            label={t.mobile}
            hint={t.mobileHint}
            error={t.mobileError}
            value="تلفن0912"
            onChange={nothing}
          />
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement }) => {
    const [disabled, foreign, wrong] = within(canvasElement).getAllByRole('textbox');
    await expect(disabled).toBeDisabled();
    await expect(disabled).toHaveValue('0912 345 6789');
    await expect(foreign).toHaveValue('+98912345');
    await expect(wrong).toBeInvalid();
    await expectNoOverflow(canvasElement);
  },
};
