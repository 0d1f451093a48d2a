import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { fieldMessages } from '../../stories/messages/field-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { expectNoOverflow } from '../../stories/no-overflow.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './TextField.guide.ts';
import { TextField } from './TextField.tsx';

/**
 * One line of text. An error is shown below the field, announced when it appears, and linked to the field.
 *
 * **Do** set `dir="ltr"` for numbers and codes, `dir="auto"` for names, and say how to fix an error.
 * **Don't** use a placeholder as a label, or show an error before the viewer has finished.
 */
const meta = {
  title: 'Components/TextField',
  component: TextField,
  parameters: { guide },
  args: { label: 'شمارهٔ همراه' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = { maxInlineSize: '24rem' } as const;

export const States: Story = {
  render: (_, { globals }) => {
    const t = messages(localeOf(globals));
    const mobile = { label: t.mobile, type: 'tel', inputMode: 'tel', dir: 'ltr' } as const;
    return (
      <Box style={column}>
        <Stack space="lg">
          <TextField {...mobile} hint={t.mobileHint} autoComplete="tel" required />
          <TextField {...mobile} defaultValue="0912 345" error={t.mobileError} />
          <TextField {...mobile} defaultValue="0912 345 6789" disabled />
          <TextField label={t.search} type="search" start={<SearchIcon size="md" />} />
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages(localeOf(globals));
    const canvas = within(canvasElement);
    const [required, wrong, disabled] = canvas.getAllByRole('textbox', { name: t.mobile });
    await expect(required).toBeRequired();
    await expect(required).toHaveAccessibleDescription(t.mobileHint);
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription(t.mobileError);
    await expect(disabled).toBeDisabled();
    await expect(canvas.getByRole('searchbox', { name: t.search })).toBeVisible();
  },
};

function SignIn({ locale }: { locale: StoryLocale }) {
  const t = messages(locale);
  const [error, setError] = useState<string>();
  return (
    <Box as="section" surface="surface" corners="lg" padding="lg" style={column}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setError(t.mobileError);
        }}
      >
        <Stack space="md">
          <TextField label={t.mobile} dir="ltr" inputMode="tel" hint={t.mobileHint} error={error} />
          <Button type="submit" variant="primary" fullWidth>
            {t.sendCode}
          </Button>
        </Stack>
      </form>
    </Box>
  );
}

export const InForm: Story = {
  render: (_, { globals }) => <SignIn locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const t = messages(localeOf(globals));
    const field = within(canvasElement).getByRole('textbox', { name: t.mobile });
    const alert = within(canvasElement).queryByRole('alert');
    await expect(field).toHaveAccessibleDescription(t.mobileHint);
    await expect(alert).toBeNull();
    await userEvent.click(within(canvasElement).getByText(t.mobile));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('0912{Enter}');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${t.mobileError} ${t.mobileHint}`);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(t.mobileError);
  },
};

/** Texts of several lines, a name in both scripts, a name in the other direction, and only a label. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const f = fieldMessages(locale);
    const other = fieldMessages(locale === 'fa' ? 'en' : 'fa');
    return (
      <Box style={{ maxInlineSize: '16rem' }}>
        <Stack space="lg">
          <TextField
            label={f.longLabel}
            hint={f.longHint}
            error={f.longError}
            dir="auto"
            defaultValue={f.mixed}
          />
          <TextField label={f.film} dir="auto" defaultValue={other.longLabel} />
          <TextField
            label={f.person}
            start={<SearchIcon size="md" />}
            end={f.price}
            placeholder={f.longAction}
          />
          <TextField label={f.price} />
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const f = fieldMessages(locale);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: f.longLabel })).toHaveAccessibleDescription(
      `${f.longError} ${f.longHint}`,
    );
    const foreign = canvas.getByRole('textbox', { name: f.film });
    await expect(getComputedStyle(foreign).direction).toBe(locale === 'fa' ? 'ltr' : 'rtl');
    await expect(canvas.getByRole('textbox', { name: f.price })).not.toHaveAccessibleDescription();
    await expectNoOverflow(canvasElement);
  },
};
