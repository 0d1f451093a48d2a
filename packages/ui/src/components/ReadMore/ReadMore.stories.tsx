import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import type { PhraseData } from '../Phrase/Phrase.tsx';
import { guide } from './ReadMore.guide.ts';
import { ReadMore } from './ReadMore.tsx';

/**
 * A text that a viewer may want to read completely: a synopsis, a biography. It is truncated after some lines, and a
 * button shows the remaining text. A text that fits has no button. Without script, and in print, the complete text is
 * shown.
 *
 * **Do** use it if the remaining text is not shown elsewhere. **Don't** use it on a card that links to the complete
 * text: there, `Text` with `lines` is enough.
 */
const meta = {
  title: 'Components/ReadMore',
  component: ReadMore,
  parameters: { guide },
  args: { lines: 3, labels: { more: 'بیشتر', less: 'کمتر' }, children: '' },
} satisfies Meta<typeof ReadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

function Sample({
  locale,
  text,
  inlineSize,
}: {
  locale: StoryLocale;
  text: PhraseData;
  inlineSize: string;
}) {
  const t = messages(locale);
  return (
    <div style={{ inlineSize }}>
      <ReadMore
        lines={3}
        labels={{
          more: t.readMore,
          less: t.readLess,
          moreName: `${t.readMore}: Parde`,
          lessName: `${t.readLess}: Parde`,
        }}
      >
        {text}
      </ReadMore>
    </div>
  );
}

export const Long: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const { paragraph } = messages(locale);
    return (
      <Sample locale={locale} text={`${paragraph} ${paragraph} ${paragraph}`} inlineSize="18rem" />
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const t = messages(localeOf(globals));
    const canvas = within(canvasElement);
    const whole = canvasElement.querySelector('p');
    const box = whole?.parentElement;
    if (!whole || !box) throw new Error('There is no text.');
    const line = Number.parseFloat(getComputedStyle(whole).lineHeight);
    const more = await canvas.findByRole('button', {
      name: `${t.readMore}: Parde`,
      expanded: false,
    });

    await step('three lines are visible', async () => {
      await expect(box.clientHeight).toBe(Math.round(3 * line));
      await expect(more).toHaveAttribute('aria-controls', box.id);
    });
    await step(
      'the button shows the complete text, keeps the focus, and hides the rest again',
      async () => {
        await userEvent.click(more);
        await expect(more).toHaveAttribute('aria-expanded', 'true');
        await expect(more).toHaveTextContent(t.readLess);
        await expect(more).toHaveAccessibleName(`${t.readLess}: Parde`);
        await expect(more).toHaveFocus();
        await expect(box.clientHeight).toBe(whole.offsetHeight);
        await expect(more.getBoundingClientRect().top).toBeGreaterThanOrEqual(
          whole.getBoundingClientRect().bottom - 1,
        );
        await userEvent.click(more);
        await expect(more).toHaveAttribute('aria-expanded', 'false');
        await expect(box.clientHeight).toBeLessThan(whole.offsetHeight);
      },
    );
  },
};

/** A text in the other direction ends on the other side, and so does the button. */
export const Foreign: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const lang = locale === 'fa' ? 'en' : 'fa';
    const { paragraph } = messages(lang);
    const text = `${paragraph} ${paragraph} ${paragraph}`;
    const dir = lang === 'fa' ? 'rtl' : 'ltr';
    return <Sample locale={locale} text={{ text, lang, dir }} inlineSize="18rem" />;
  },
  play: async ({ canvasElement, globals }) => {
    const isPersianText = localeOf(globals) === 'en';
    const more = await within(canvasElement).findByRole('button');
    const frame = more.parentElement?.getBoundingClientRect();
    const button = more.getBoundingClientRect();
    await expect(isPersianText ? button.left : button.right).toBeCloseTo(
      (isPersianText ? frame?.left : frame?.right) ?? Number.NaN,
      0,
    );
  },
};

export const Short: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return <Sample locale={locale} text={messages(locale).paragraph} inlineSize="60rem" />;
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const whole = canvasElement.querySelector('p');
    if (!whole) throw new Error('There is no text.');
    await expect(canvas.queryByRole('button')).toBeNull();

    await step(
      'the spacing of WCAG 1.4.12 makes the text too long, and a button appears',
      async () => {
        Object.assign(whole.style, {
          letterSpacing: '0.12em',
          wordSpacing: '0.16em',
          inlineSize: '14rem',
        });
        await waitFor(() => canvas.getByRole('button', { name: /^(?:بیشتر|More): / }));
        whole.removeAttribute('style');
        await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
      },
    );
  },
};
