import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plainNumber } from '../../stories/catalogue.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { guide } from './ErrorState.guide.ts';
import { ErrorState } from './ErrorState.tsx';

/**
 * The content that failed to load, the reason if it is known, and a way to continue. With `live`, it is announced
 * when it replaces other content.
 *
 * **Do** say what is affected and what is not: “Nothing was taken from your account”. Show a button that tries again
 * and, on a complete page, a link home.
 *
 * **Don't** show an exception's text, the same sentence as title and text, or only a code: the code is decoration. A
 * viewer's message from the API client (`messageToShow`) may be the text below your own title.
 */
const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  parameters: { guide },
  args: { title: 'این صفحه پیدا نشد' },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = messages(locale);
    return (
      <ErrorState
        headingLevel={1}
        code={plainNumber(locale, 404)}
        title={t.notFound}
        text={t.notFoundText}
        actions={
          <ButtonLink href="#/" variant="primary">
            {t.goHome}
          </ButtonLink>
        }
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const canvas = within(canvasElement);
    const name = messages(locale).notFound;
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
    const code = canvas.getByText(plainNumber(locale, 404));
    await expect(code.closest('[aria-hidden="true"]')).not.toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const DidNotArrive: Story = {
  render: (_, { globals }) => {
    const t = messages(localeOf(globals));
    return (
      <ErrorState
        live
        title={t.failed}
        text={t.failedText}
        actions={<Button variant="primary">{t.retry}</Button>}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages(localeOf(globals));
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(t.failed);
  },
};

const edges = {
  fa: 'پخش «The Long Way Home: Director’s Cut» با کیفیت ۲۱۶۰ روی این دستگاه ممکن نیست',
  en: '“آخرین برف دماوند: نسخهٔ کامل” cannot be played at 2160 on this device',
} as const;

/** No reason and no link, a long sentence of two directions, and a long code. */
export const Edges: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return <ErrorState title={edges[locale]} code={plainNumber(locale, 50_312)} />;
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const canvas = within(canvasElement);
    const code = canvas.getByText(plainNumber(locale, 50_312)).getBoundingClientRect();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    await expect(code.left).toBeGreaterThan(0);
    await expect(code.right).toBeLessThan(innerWidth);
    await expect(canvas.getByRole('heading', { name: edges[locale] })).toBeVisible();
  },
};

const unbroken = 'upstream_connect_error:'.repeat(9).slice(0, 200);

/** A server's error code without a space stays within the smallest phone, and above the sentence. */
export const LongCode: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (_, { globals }) => {
    const t = messages(localeOf(globals));
    return <ErrorState title={t.failed} text={t.failedText} code={unbroken} />;
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const code = canvas.getByText(unbroken).getBoundingClientRect();
    const title = canvas.getByRole('heading', { name: messages(localeOf(globals)).failed });
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    await expect(code.left).toBeGreaterThanOrEqual(0);
    await expect(code.right).toBeLessThanOrEqual(innerWidth);
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(code.bottom);
  },
};
