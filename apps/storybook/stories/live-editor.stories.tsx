import { directionOf } from '@parde/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Editor } from './Editor.tsx';
import { localeOf } from './story-locale.ts';

/** The address of a story accepts only these characters in a value, so the code is in base64url. */
const encode = (code: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(code)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function decode(text: string): string | undefined {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0));
  } catch {
    return undefined; // A copied address may be incomplete.
  }
}

interface Args {
  /** The code of a shared address, or nothing. */
  code: string;
}

const meta = {
  title: 'Live editor',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { code: '' },
  argTypes: { code: { table: { disable: true } } },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Kit: Story = {
  render: function Render({ code }, { globals }) {
    const [, updateArgs] = useArgs();
    const locale = localeOf(globals);
    const { direction } = globals;
    return (
      <Editor
        locale={locale}
        dir={direction === 'rtl' || direction === 'ltr' ? direction : directionOf(locale)}
        sharedCode={code ? decode(code) : undefined}
        onChange={(changed) => updateArgs({ code: encode(changed) })}
      />
    );
  },
};

/** A test of its own, because a play function would replace the code of a shared address. */
export const Edited: Story = {
  ...Kit,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const code = canvas.getByRole('textbox', { name: 'Code' });
    const result = within(canvas.getByRole('region', { name: 'Result' }));
    await expect(result.getByRole('button', { name: 'خرید اشتراک' })).toBeVisible();

    await userEvent.clear(code);
    await userEvent.click(code);
    await userEvent.paste('<Button>سلام</Button>');
    const button = await result.findByRole('button', { name: 'سلام' });
    await expect(button.closest('[dir]')).toHaveAttribute('dir', directionOf(localeOf(globals)));

    // Broken code says so, and the last result stays.
    await userEvent.paste('<Button>');
    await expect(await result.findByRole('status')).toHaveTextContent(
      /Line 1.*<\/Button> is missing/,
    );
    await expect(result.getByRole('button', { name: 'سلام' })).toBeVisible();

    await expect(result.getByText(/^Line 1,/).closest('[dir]')).toHaveAttribute('dir', 'ltr');

    // An unknown name says so too.
    await userEvent.paste('</Button><Buton />');
    await waitFor(() =>
      expect(result.getByRole('status')).toHaveTextContent(/Line 1.*: Buton is not defined/),
    );
    await expect(result.getByRole('button', { name: 'سلام' })).toBeVisible();

    // The keyboard can leave the editor.
    await userEvent.tab();
    await expect(code).not.toHaveFocus();

    const example = canvas.getByLabelText('Example');
    await userEvent.selectOptions(example, 'Pattern: sign-in');
    await expect(example).toHaveFocus();
    await expect(await result.findByLabelText(/شمارهٔ همراه|Mobile number/)).toBeVisible();
    await expect(result.getByRole('status')).toBeEmptyDOMElement();

    // The viewer's own code stays, also for undo.
    const own = '<Button>سلام</Button><Button></Button><Buton />';
    await userEvent.selectOptions(example, 'A dialog');
    await userEvent.selectOptions(example, 'Your own code');
    await expect(code).toHaveValue(own);
    await userEvent.selectOptions(example, 'A plan');
    code.focus();
    document.execCommand('undo');
    await expect(code).toHaveValue(own);
  },
};
