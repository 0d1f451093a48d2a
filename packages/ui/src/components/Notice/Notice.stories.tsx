import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './Notice.guide.ts';
import { Notice } from './Notice.tsx';

/**
 * A persistent message within the page: about this page, this form, this payment. With `live`, it is announced when
 * it appears while the viewer is on the page.
 *
 * **Do** say first what happened to the viewer's money, and add the necessary action.
 *
 * **Don't** use red if nothing is lost, or put two on a page: nobody reads the second.
 */
const meta = {
  title: 'Components/Notice',
  component: Notice,
  parameters: { guide },
  args: { children: 'سه روز از اشتراک شما مانده است.' },
} satisfies Meta<typeof Notice>;

export default meta;

export const Tones: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const t = messages(localeOf(globals));
    return (
      <Stack>
        <Notice title={t.vatTitle}>{t.vat}</Notice>
        <Notice tone="success">{t.paid}</Notice>
        <Notice tone="warning" action={<Button size="sm">{t.buy}</Button>}>
          {t.expiring}
        </Notice>
        <Notice tone="danger" live="assertive">
          {t.ended}
        </Notice>
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages(localeOf(globals));
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.ended);
    // A notice that was on the page from the beginning is not announced.
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryAllByRole('img')).toEqual([]);
  },
};

const edges = {
  fa: {
    title: 'پخش The Long Way Home: Director’s Cut در دستگاه شما ممکن نیست',
    text: 'کد پیگیری: 7F3A9C41E0B84D2A9E5511C0FFEE7F3A9C41E0B84D2A',
    action: 'همین حالا با پشتیبانی تماس بگیرید',
  },
  en: {
    title: '«آخرین برف دماوند: نسخهٔ کامل» cannot be played on this device',
    text: 'Reference: 7F3A9C41E0B84D2A9E5511C0FFEE7F3A9C41E0B84D2A',
    action: 'Get in touch with support now',
  },
} as const;

/** A name in the other direction, a word that is longer than the line, and a long action. */
export const Edges: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'w320' } },
  render: (_, { globals }) => {
    const { title, text, action } = edges[localeOf(globals)];
    return (
      <Notice
        tone="warning"
        title={title}
        live="polite"
        action={<Button size="sm">{action}</Button>}
      >
        {text}
      </Notice>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { title, action } = edges[localeOf(globals)];
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(title);
    await expect(canvas.getByRole('button', { name: action })).toBeVisible();
    const notice = canvas.getByRole('status');
    await expect(notice.scrollWidth).toBe(notice.clientWidth);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
