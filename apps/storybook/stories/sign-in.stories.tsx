import { directionOf, type Locale } from '@parde/domain';
import { Heading, Notice, Stack } from '@parde/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Queries } from './mock-api.tsx';
import { signInCode } from './recipe.ts';
import { runModule } from './run-code.ts';
import { localeOf } from './story-locale.ts';

type Form = ComponentType<{ locale: Locale; onSignedIn: () => void }>;
const isForm = (value: unknown): value is Form => typeof value === 'function';

// The recipe is text. What a reader copies is what runs here.
const { SignIn } = runModule(signInCode);

const texts = {
  fa: { signedIn: 'وارد شدید.', next: 'خرید اشتراک' },
  en: { signedIn: 'You are signed in.', next: 'Subscribe' },
} as const;

/** The form that had the focus was removed. */
const focusFirst = (element: HTMLElement | null) => element?.focus();

function Demo({ locale }: { locale: Locale }) {
  const [isSignedIn, setSignedIn] = useState(false);
  if (!isForm(SignIn)) throw new Error('The recipe has no SignIn');
  return (
    <div
      lang={locale}
      dir={directionOf(locale)}
      style={{ maxInlineSize: '24rem', marginInline: 'auto' }}
    >
      {isSignedIn ? (
        <Stack>
          <div ref={focusFirst} tabIndex={-1}>
            <Heading level={2}>{texts[locale].next}</Heading>
          </div>
          <Notice tone="success" live="polite">
            {texts[locale].signedIn}
          </Notice>
        </Stack>
      ) : (
        <Queries>
          <SignIn locale={locale} onSignedIn={() => setSignedIn(true)} />
        </Queries>
      )}
    </div>
  );
}

const meta = {
  title: 'Patterns/Sign-in',
  tags: ['!autodocs'],
  render: (_, { globals }) => <Demo key={localeOf(globals)} locale={localeOf(globals)} />,
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Form: Story = {};

// The tests are stories of their own: a play function would change what a reader opens.
/** For the page in Persian, whatever the toolbar's language. */
export const FormInPersian: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Demo locale="fa" />,
};

const names = {
  getCode: { name: /دریافت کد|Get a code/ },
  edit: { name: /ویرایش شماره|Change the number/ },
  resend: { name: /ارسال دوباره|Send the code again/ },
  code: /^(?:کد|Code)$/,
  mobile: /شمارهٔ همراه|Mobile number/,
};

const enterMobile = async (canvasElement: HTMLElement, mobile: string) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText(names.mobile), mobile);
  await userEvent.click(canvas.getByRole('button', names.getCode));
  return canvas;
};

export const WrongMobileTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(names.mobile);
    const rule = /یازده رقم دارد|has 11 digits/;
    await step('after Enter', async () => {
      await userEvent.type(field, '0812 345 6789');
      await expect(field).toBeValid();
      await userEvent.keyboard('{Enter}');
      await expect(field).toBeInvalid();
      await expect(canvas.getByRole('alert')).toHaveTextContent(rule);
      await expect(field).toHaveFocus();
    });
    await step('not while the viewer types', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(field).toBeValid();
    });
    await step('after the focus has left', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('alert')).toHaveTextContent(rule);
    });
  },
};

export const WrongCodeTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = await enterMobile(canvasElement, '09123456789');
    const code = await canvas.findByLabelText(names.code);
    await expect(canvas.getByRole('timer')).toHaveTextContent(/تا کد بعدی|until the next code/);
    await userEvent.type(code, '0000');
    await waitFor(() => expect(code).toBeInvalid());
    await expect(code).toHaveValue('0000');
  },
};

export const SignedInTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const canvas = await enterMobile(canvasElement, '09123456789');
    await userEvent.type(await canvas.findByLabelText(names.code), '4821');
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      texts[localeOf(globals)].signedIn,
    );
    await expect(canvas.getByRole('heading').parentElement).toHaveFocus();
  },
};

/** The focused element of one step does not exist in the other. A new step has no error. */
export const StepsTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const expectNewStep = async (name: RegExp) => {
      await waitFor(() => expect(canvas.getByLabelText(name)).toHaveFocus());
      await expect(canvas.getByLabelText(name)).toBeValid();
      await expect(canvas.queryByRole('alert')).toBeNull();
    };
    await userEvent.type(canvas.getByLabelText(names.mobile), '09123456789');
    await userEvent.click(canvas.getByRole('button', names.getCode));
    await expectNewStep(names.code);
    await userEvent.click(canvas.getByRole('button', names.edit));
    await expectNewStep(names.mobile);
    await expect(canvas.getByRole('timer')).toBeVisible();
    // The same number still waits, so its code field is shown and nothing is sent.
    await userEvent.keyboard('{Enter}');
    await expectNewStep(names.code);
    await expect(canvas.queryByRole('button', names.resend)).toBeNull();
  },
};

export const TooManyRequestsTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = await enterMobile(canvasElement, '09120000429');
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/۱:|1:/);
    const field = canvas.getByLabelText(names.mobile);
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    // Another number has no wait and no error; back at the first, its wait continues.
    await userEvent.keyboard('{Backspace}8');
    await expect(field).toBeValid();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await userEvent.keyboard('{Backspace}9');
    await expect(canvas.getByRole('timer')).toBeVisible();
  },
};
