import { codeLength, isCodeComplete, showDigits } from '@parde/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './CodeField.guide.ts';
import { CodeField } from './CodeField.tsx';

/**
 * The code of a text message, in one field that looks like four. It can be pasted at once or filled in by the phone,
 * and screen readers announce one number. The boxes run from left to right in both languages.
 *
 * **Do** show the digits in the viewer's script, and say in the hint to which number the code was sent.
 * **Don't** split it into four fields, or clear it after a wrong code: perhaps only one digit is wrong.
 */
const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  parameters: { guide, propCode: { showDigits: "(digits) => showDigits(digits, 'fa')" } },
  args: { label: '', value: '', onChange: () => undefined, showDigits: (digits) => digits },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Isolates the number from left to right, as numbers are read in either language. */
const hintOf = (locale: StoryLocale): string => {
  const number = showDigits('0912 345 6789', locale);
  return controlMessages(locale).codeHint.replace(number, `\u2066${number}\u2069`);
};

function Code({ locale }: { locale: StoryLocale }) {
  const [value, setValue] = useState('48');
  return (
    <CodeField
      label={messages(locale).code}
      hint={hintOf(locale)}
      value={value}
      onChange={setValue}
      showDigits={(digits) => showDigits(digits, locale)}
    />
  );
}

const fieldIn = (canvasElement: HTMLElement, locale: StoryLocale): HTMLInputElement =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: messages(locale).code });

/** Returns the visible boxes: the digits, and the box that is next. */
const boxesIn = (canvasElement: HTMLElement): HTMLElement[] =>
  Array.from(canvasElement.querySelectorAll<HTMLElement>('[aria-hidden] > span'));

const nextBox = (canvasElement: HTMLElement): number =>
  boxesIn(canvasElement).findIndex((box) => 'next' in box.dataset);

export const TypedAndPasted: Story = {
  render: (_, { globals }) => <Code locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const field = fieldIn(canvasElement, locale);
    const boxTexts = () => boxesIn(canvasElement).map((box) => box.textContent);

    await step('the phone recognises the field, and shows its number keys', async () => {
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(field).toHaveAttribute('inputmode', 'numeric');
      await expect(field).toHaveAccessibleDescription(hintOf(locale));
    });
    await step('accepts Persian and Arabic digits, and no letters', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '۴x٨2');
      await expect(field).toHaveValue('482');
      await expect(boxTexts()).toEqual([...[...'482'].map((one) => showDigits(one, locale)), '']);
      await waitFor(() => expect(nextBox(canvasElement)).toBe(3));
    });
    await step('accepts no more than four digits', async () => {
      await userEvent.type(field, '19');
      await expect(field).toHaveValue('4821');
    });
    await step('extracts the code from a pasted message', async () => {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste('کد شما: ۷۳۵۰');
      await expect(field).toHaveValue('7350');
    });
    await step('the highlighted box follows the caret', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      await waitFor(() => expect(nextBox(canvasElement)).toBe(1));
      await userEvent.keyboard('{Backspace}');
      await expect(field).toHaveValue('350');
    });
    await step('the boxes run from left to right', async () => {
      const [first, second] = boxesIn(canvasElement).map((box) => box.getBoundingClientRect().left);
      await expect(first).toBeLessThan(second ?? 0);
    });
  },
};

function Entry({ locale }: { locale: StoryLocale }) {
  const t = controlMessages(locale);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setError(t.codeError);
    const field = event.currentTarget.elements.namedItem('code');
    if (field instanceof HTMLInputElement) field.select();
  };
  return (
    <Box surface="surface" corners="lg" padding="lg" style={{ maxInlineSize: '24rem' }}>
      <form noValidate onSubmit={send}>
        <Stack space="lg">
          <CodeField
            label={messages(locale).code}
            hint={hintOf(locale)}
            error={error}
            name="code"
            value={value}
            onChange={setValue}
            showDigits={(digits) => showDigits(digits, locale)}
          />
          <Button type="submit" variant="primary" fullWidth disabled={!isCodeComplete(value)}>
            {messages(locale).signIn}
          </Button>
        </Stack>
      </form>
    </Box>
  );
}

/** A wrong code. The error is announced, the field gets the focus, and typing starts again. */
export const Wrong: Story = {
  render: (_, { globals }) => <Entry locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const { codeError } = controlMessages(locale);
    const field = fieldIn(canvasElement, locale);
    await userEvent.type(field, '1234');
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: messages(locale).signIn }),
    );
    await step('the error is shown in the field and announced', async () => {
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(`${codeError} ${hintOf(locale)}`);
      await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(codeError);
    });
    await step(
      'the error returns the focus, and the next digit replaces the complete code',
      async () => {
        await expect(field).toHaveFocus();
        await expect([field.selectionStart, field.selectionEnd]).toEqual([0, codeLength]);
        await userEvent.keyboard('5');
        await expect(field).toHaveValue('5');
      },
    );
  },
};

export const Disabled: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <CodeField
        label={messages(locale).code}
        value="4821"
        disabled
        onChange={() => undefined}
        showDigits={(digits) => showDigits(digits, locale)}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    await expect(fieldIn(canvasElement, localeOf(globals))).toBeDisabled();
  },
};
