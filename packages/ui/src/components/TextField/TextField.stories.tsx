import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { TextField } from './TextField.tsx';

/**
 * One line of text. What is wrong stands under it, is read out when it comes, and is tied to it.
 *
 * **Do** set `dir="ltr"` for numbers and codes. **Don't** use a placeholder as a label.
 */
const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'شمارهٔ موبایل' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = { maxInlineSize: '24rem' } as const;

export const States: Story = {
  render: (_, { globals }) => {
    const t = words(localeOf(globals));
    const mobile = { label: t.mobile, type: 'tel', inputMode: 'tel', dir: 'ltr' } as const;
    return (
      <Box style={column}>
        <Stack space="lg">
          <TextField {...mobile} hint={t.mobileHint} autoComplete="tel" />
          <TextField {...mobile} defaultValue="0912 345" error={t.mobileError} />
          <TextField {...mobile} defaultValue="0912 345 6789" disabled />
          <TextField label={t.search} type="search" start={<SearchIcon size="md" />} />
        </Stack>
      </Box>
    );
  },
};

function SignIn({ locale }: { locale: StoryLocale }) {
  const t = words(locale);
  const [error, setError] = useState<string>();
  return (
    <Box as="section" surface="raised" corners="lg" padding="lg" style={column}>
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
    const t = words(localeOf(globals));
    const field = within(canvasElement).getByRole('textbox', { name: t.mobile });
    await expect(field).toHaveAccessibleDescription(t.mobileHint);
    await userEvent.type(field, '0912{Enter}');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${t.mobileHint} ${t.mobileError}`);
  },
};
