import { Notice } from '@parde/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Queries } from './mock-api.tsx';
import { signInCode } from './recipe.ts';
import { runModule } from './run-code.ts';

type Form = ComponentType<{ onSignedIn: () => void }>;
const isForm = (value: unknown): value is Form => typeof value === 'function';

// The recipe is text. What a reader copies is what runs here.
const { SignIn } = runModule(signInCode);

/** The recipe's texts are Persian. */
function Demo() {
  const [isSignedIn, setSignedIn] = useState(false);
  if (!isForm(SignIn)) throw new Error('The recipe has no SignIn');
  return (
    <div lang="fa" dir="rtl" style={{ maxInlineSize: '24rem', marginInline: 'auto' }}>
      {isSignedIn ? (
        <Notice tone="success" live="polite">
          وارد شدید.
        </Notice>
      ) : (
        <Queries>
          <SignIn onSignedIn={() => setSignedIn(true)} />
        </Queries>
      )}
    </div>
  );
}

const meta = {
  title: 'Patterns/Sign-in',
  tags: ['!autodocs'],
  render: () => <Demo />,
} satisfies Meta;

export default meta;
type Story = StoryObj;

const enterMobile = async (canvasElement: HTMLElement, mobile: string) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox'), mobile);
  await userEvent.click(canvas.getByRole('button', { name: 'دریافت کد' }));
  return canvas;
};

export const Form: Story = {};

export const WrongCode: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enterMobile(canvasElement, '09123456789');
    const code = await canvas.findByLabelText('کد');
    await expect(canvas.getByRole('timer')).toHaveTextContent('تا کد بعدی');
    await userEvent.type(code, '0000');
    await waitFor(() => expect(code).toBeInvalid());
    await expect(code).toHaveValue('0000');
  },
};

export const SignedIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enterMobile(canvasElement, '09123456789');
    await userEvent.type(await canvas.findByLabelText('کد'), '4821');
    await expect(await canvas.findByRole('status')).toHaveTextContent('وارد شدید.');
  },
};

export const TooManyRequests: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enterMobile(canvasElement, '09120000429');
    await expect(await canvas.findByRole('timer')).toHaveTextContent('۰:');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('button', { name: 'دریافت کد' })).toBeDisabled();
  },
};
