import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Notice } from './Notice.tsx';

/** **Do** say what happened to the viewer's money first. **Don't** use red for what is not lost. */
const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'سه روز از اشتراک شما مانده است.' },
} satisfies Meta<typeof Notice>;

export default meta;

export const Tones: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const t = words(localeOf(globals));
    return (
      <Stack>
        <Notice title={t.vatTitle}>{t.vat}</Notice>
        <Notice tone="success">{t.paid}</Notice>
        <Notice tone="warning" action={<Button size="sm">{t.buy}</Button>}>
          {t.expiring}
        </Notice>
        <Notice tone="danger" live="assertive">
          {t.declined}
        </Notice>
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = words(localeOf(globals));
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(t.declined);
  },
};
