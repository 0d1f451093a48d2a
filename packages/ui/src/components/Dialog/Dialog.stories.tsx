import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { film } from '../../stories/catalogue.ts';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Dialog.guide.ts';
import { Dialog, type DialogSize, dialogSizes } from './Dialog.tsx';

/**
 * A question or a task that blocks the page: a bottom sheet on phones, which a finger can drag away by its head, and
 * a centred box on anything wider. Escape, the backdrop and the cross request to close it, and the focus returns to
 * its previous element.
 *
 * **Do** ask in the title and name the button by its action: “Clear the history”, never “Yes”.
 *
 * **Don't** ask before an action that can be undone: perform it, and show a `Toast` with undo. Don't open one over
 * another.
 */
const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { open: true, onClose: () => undefined, title: '', closeLabel: '', children: null },
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function Question({ locale, initial }: { locale: StoryLocale; initial: boolean }) {
  const t = controlMessages(locale);
  const [open, setOpen] = useState(initial);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      <Dialog
        open={open}
        onClose={close}
        title={t.clearTitle}
        closeLabel={t.close}
        size="sm"
        actions={
          <>
            <Button variant="danger" onClick={close}>
              {t.clear}
            </Button>
            <Button onClick={close}>{t.cancel}</Button>
          </>
        }
      >
        <Text tone="muted">{t.clearText}</Text>
      </Dialog>
    </>
  );
}

export const Small: Story = {
  render: (_, { globals }) => <Question locale={localeOf(globals)} initial />,
};

function Film({ locale, size }: { locale: StoryLocale; size: DialogSize }) {
  const t = messages(locale);
  const c = controlMessages(locale);
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { title, backdrop, tagline } = film(locale);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{c.open}</Button>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        closeLabel={c.close}
        size={size}
        actions={
          <Button variant="primary" onClick={close}>
            {t.play}
          </Button>
        }
      >
        <Stack>
          <Picture picture={backdrop} alt="" ratio="wide" corners="soft" />
          <Text weight="medium">{tagline}</Text>
          <Text tone="muted">{t.paragraph}</Text>
          <Text tone="muted">{t.paragraph}</Text>
        </Stack>
      </Dialog>
    </>
  );
}

export const Large: Story = {
  render: (_, { globals }) => <Film locale={localeOf(globals)} size="lg" />,
};

export const Medium: Story = {
  render: (_, { globals }) => <Film locale={localeOf(globals)} size={dialogSizes[1]} />,
};

export const OpensAndCloses: Story = {
  render: (_, { globals }) => <Question locale={localeOf(globals)} initial={false} />,
  play: async ({ canvasElement, globals, step }) => {
    const t = controlMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: t.open });
    const dialog = () => canvas.queryByRole('dialog', { name: t.clearTitle });

    await step('opens, is named, and takes the focus', async () => {
      await userEvent.click(opener);
      await expect(dialog()).toBeVisible();
      await expect(dialog()).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
    });
    await step('the page behind does not scroll', async () => {
      await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    });
    await step('the cross closes it and returns the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t.close }));
      await waitFor(() => expect(dialog()).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await step(
      'the second click of a double click, which hits the backdrop, leaves it open',
      async () => {
        await userEvent.click(opener);
        const element = dialog();
        if (!element) throw new Error('It is not open.');
        await userEvent.click(element);
        await expect(dialog()).toBeVisible();
      },
    );
    await step(
      'a click on the backdrop closes it; a click that began inside does not',
      async () => {
        const element = dialog();
        if (!element) throw new Error('It is not open.');
        await userEvent.pointer([
          { keys: '[MouseLeft>]', target: canvas.getByText(t.clearText) },
          { keys: '[/MouseLeft]', target: element },
        ]);
        await expect(dialog()).toBeVisible();
        await waitFor(async () => {
          await userEvent.click(element);
          await expect(dialog()).toBeNull();
        });
      },
    );
    await step('the back button of a phone, and Escape, close it', async () => {
      await userEvent.click(opener);
      dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(dialog()).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};

function Vanishing({ locale }: { locale: StoryLocale }) {
  const t = controlMessages(locale);
  const [present, setPresent] = useState(false);
  return (
    <>
      <Button onClick={() => setPresent(true)}>{t.open}</Button>
      {present ? (
        <Dialog
          open
          onClose={() => undefined}
          title={t.clearTitle}
          closeLabel={t.close}
          actions={<Button onClick={() => setPresent(false)}>{t.clear}</Button>}
        >
          {t.clearText}
        </Dialog>
      ) : null}
    </>
  );
}

/** The parent unmounts the dialog while it is open. The page must not stay locked. */
export const LeavesThePage: Story = {
  render: (_, { globals }) => <Vanishing locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const t = controlMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: t.open });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: t.clear }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};

/** Drags with a finger by a distance in pixels, in a duration in milliseconds. */
function pull(target: Element, y: number, ms: number) {
  const begin = target.getBoundingClientRect().y;
  const send = (type: string, clientY: number, time: number) => {
    const event = new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientY });
    // Events of a script all happen at once, so set the time stamps that a finger would produce.
    Object.defineProperty(event, 'timeStamp', { value: time });
    target.dispatchEvent(event);
  };
  send('pointerdown', begin, 1000);
  send('pointermove', begin + y, 1000 + ms);
  return { release: () => send('pointerup', begin + y, 1010 + ms) };
}

export const PulledAway: Story = {
  globals: { viewport: { value: 'w360' } },
  render: (_, { globals }) => <Question locale={localeOf(globals)} initial={false} />,
  play: async ({ canvasElement, globals, step }) => {
    const t = controlMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: t.open });
    const sheet = () => canvas.getByRole('dialog', { name: t.clearTitle });
    const head = () => canvas.getByRole('heading', { name: t.clearTitle });
    const top = () => Math.round(sheet().getBoundingClientRect().top);

    await userEvent.click(opener);
    const rest = top();
    await step('it is at the bottom of the window, with room for its buttons', async () => {
      await expect(Math.round(sheet().getBoundingClientRect().bottom)).toBe(innerHeight);
      await expect(sheet().scrollWidth).toBe(sheet().clientWidth);
    });
    await step('it follows the finger, and returns after a short and slow drag', async () => {
      const { release } = pull(head(), 40, 400);
      await expect(top()).toBe(rest + 40);
      release();
      await waitFor(() => expect(top()).toBe(rest));
    });
    await step('it cannot be dragged up, nor by its content', async () => {
      const up = pull(head(), -40, 400);
      await expect(top()).toBe(rest);
      up.release();
      const { release } = pull(canvas.getByText(t.clearText), 200, 100);
      await expect(top()).toBe(rest);
      release();
    });
    await step('a long drag closes it, and the focus returns', async () => {
      pull(head(), 200, 2000).release();
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await step('a flick closes it as well, and it opens at its usual position again', async () => {
      await userEvent.click(opener);
      await expect(top()).toBe(rest);
      pull(head(), 30, 20).release();
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
  },
};

const edges = {
  fa: {
    title: 'دیدگاه شما دربارهٔ The Long Way Home: Director’s Cut با همهٔ پاسخ‌ها پاک شود؟',
    text: 'دیدگاه پاک‌شده برنمی‌گردد.',
  },
  en: {
    title: 'Delete your comment on «آخرین برف دماوند: نسخهٔ بازسازی‌شده» and its answers for good?',
    text: 'It does not come back.',
  },
} as const;

/** A title of two directions and many lines, short or long content, and no buttons. */
export const Edges: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const { title, text } = edges[locale];
    return (
      <Dialog
        open
        onClose={() => undefined}
        title={title}
        closeLabel={controlMessages(locale).close}
      >
        <Stack>
          <Text>{text}</Text>
          {dialogSizes.map((size) => (
            <Text key={size}>{messages(locale).paragraph.repeat(4)}</Text>
          ))}
        </Stack>
      </Dialog>
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const { title } = edges[localeOf(globals)];
    const canvas = within(canvasElement);
    const dialog = canvas.getByRole('dialog', { name: title });
    const body = canvas.getByRole('document');
    await step(
      'nothing is cut off at the side, and the page remains visible above it',
      async () => {
        await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
        await expect(dialog.getBoundingClientRect().top).toBeGreaterThan(0);
      },
    );
    await step('the cross remains round and large enough for a thumb', async () => {
      const cross = canvas.getByRole('button', { name: controlMessages(localeOf(globals)).close });
      const { width, height } = cross.getBoundingClientRect();
      await expect(width).toBe(height);
    });
    await step('the scrolling area does not repeat the dialog’s name', async () => {
      await expect(within(dialog).queryByRole('region', { name: title })).toBeNull();
    });
    await step('the keyboard reaches the scrolling area', async () => {
      await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
      await userEvent.tab();
      await expect(body).toHaveFocus();
    });
  },
};
