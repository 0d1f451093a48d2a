import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { guide } from './Toast.guide.ts';
import type { ToastData } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

/**
 * A message about the last event, in one sentence. It disappears after six seconds, unless the pointer is over it or
 * it has an action. It is visible, announced and clickable over an open dialog too.
 *
 * **Do** add undo as its action, instead of a question beforehand.
 *
 * **Don't** use it for information that the viewer must keep: use a `Notice`.
 */
const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  args: { label: '', dismissLabel: '', toasts: [], onDismiss: () => undefined },
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 380 } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;

function Toasts({ locale }: { locale: StoryLocale }) {
  const t = controlMessages(locale);
  const count = useRef(0);
  const undo = { label: t.undo, onClick: () => undefined };
  const [toasts, setToasts] = useState<readonly ToastData[]>([
    { id: 'removed', text: t.removed, action: undo },
    { id: 'offline', tone: 'danger', text: t.noNetwork, action: undo },
  ]);
  return (
    <>
      <Button
        onClick={() => {
          count.current += 1;
          setToasts([...toasts, { id: String(count.current), tone: 'success', text: t.added }]);
        }}
      >
        {messages(locale).addToList}
      </Button>
      <ToastRegion
        label={t.messages}
        dismissLabel={t.dismiss}
        toasts={toasts}
        onDismiss={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))}
      />
    </>
  );
}

export const AppearAndDisappear: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Toasts locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const t = controlMessages(locale);
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: t.messages });
    await step('a new toast is announced', async () => {
      await expect(region).toHaveAttribute('aria-live', 'polite');
      await userEvent.click(canvas.getByRole('button', { name: messages(locale).addToList }));
      await waitFor(() => expect(within(region).getByText(t.added)).toBeVisible());
    });
    await step('a toast is dismissed', async () => {
      const [first] = within(region).getAllByRole('button', { name: t.dismiss });
      if (!first) throw new Error('There is no cross.');
      await userEvent.click(first);
      await waitFor(() => expect(within(region).queryByText(t.removed)).toBeNull());
    });
    await step('toasts also appear without support for popovers', async () => {
      const list = within(region).getByRole('list');
      list.removeAttribute('popover');
      Object.assign(list, { showPopover: undefined });
      await userEvent.click(canvas.getByRole('button', { name: messages(locale).addToList }));
      await waitFor(() => expect(within(region).getAllByText(t.added)).toHaveLength(2));
      for (const toast of within(region).getAllByText(t.added)) {
        await waitFor(() => expect(toast).toBeVisible());
      }
    });
  },
};

function Added({ locale, inDialog }: { locale: StoryLocale; inDialog: boolean }) {
  const t = controlMessages(locale);
  const w = messages(locale);
  const count = useRef(0);
  const [toasts, setToasts] = useState<readonly ToastData[]>([]);
  const add = (
    <Button
      onClick={() => {
        count.current += 1;
        setToasts([...toasts, { id: String(count.current), tone: 'success', text: t.added }]);
      }}
    >
      {w.addToList}
    </Button>
  );
  return (
    <>
      <ToastRegion
        label={t.messages}
        dismissLabel={t.dismiss}
        toasts={toasts}
        onDismiss={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))}
      />
      {inDialog ? (
        <Dialog open onClose={() => undefined} title={w.watch} closeLabel={t.close} actions={add}>
          {w.paragraph}
        </Dialog>
      ) : (
        add
      )}
    </>
  );
}

const readableMs = 6000;

export const DismissesItself: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Added locale={localeOf(globals)} inDialog={false} />,
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const t = controlMessages(locale);
    const canvas = within(canvasElement);
    const setting = spyOn(window, 'setTimeout');
    const clearing = spyOn(window, 'clearTimeout');
    const clocks = () =>
      setting.mock.calls.flatMap(([run, ms], index) => {
        const id: unknown = setting.mock.results[index]?.value;
        return typeof run === 'function' && ms === readableMs ? [{ run, id }] : [];
      });
    const isStopped = () =>
      waitFor(() => expect(clearing.mock.calls.flat()).toContain(clocks().at(-1)?.id));

    await userEvent.click(canvas.getByRole('button', { name: messages(locale).addToList }));
    await step('its timer starts, stops under a pointer, and starts again', async () => {
      await waitFor(() => expect(clocks()).toHaveLength(1));
      await userEvent.hover(canvas.getByText(t.added));
      await isStopped();
      await userEvent.unhover(canvas.getByText(t.added));
      await waitFor(() => expect(clocks()).toHaveLength(2));
    });
    await step('its timer also stops while the keyboard focus is in it', async () => {
      const cross = canvas.getByRole('button', { name: t.dismiss });
      cross.focus();
      await isStopped();
      cross.blur();
      await waitFor(() => expect(clocks()).toHaveLength(3));
    });
    await step('then the toast disappears', async () => {
      clocks().at(-1)?.run();
      await waitFor(() => expect(canvas.queryByText(t.added)).toBeNull());
    });
    setting.mockRestore();
    clearing.mockRestore();
  },
};

export const OverDialog: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'w360' } },
  render: (_, { globals }) => <Added locale={localeOf(globals)} inDialog />,
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const canvas = within(canvasElement);
    const t = controlMessages(locale);
    const add = canvas.getByRole('button', { name: messages(locale).addToList });
    const dialog = within(canvas.getByRole('dialog'));
    // The region is in the dialog before the first toast, because elements outside the dialog are inert.
    const region = await dialog.findByRole('region', { name: t.messages });
    const list = region.querySelector('ul');
    if (!list) throw new Error('There is no list.');
    const raised: string[] = [];
    list.addEventListener('beforetoggle', (event) => {
      if (event instanceof ToggleEvent) raised.push(event.newState);
    });

    await step('each new toast raises all toasts above the dialog', async () => {
      await userEvent.click(add);
      await userEvent.click(add);
      await expect(raised).toEqual(['open', 'closed', 'open']);
      await expect(list.matches(':popover-open')).toBe(true);
    });
    await step('the dialog keeps the focus, and its bottom is not covered', async () => {
      await expect(add).toHaveFocus();
      const sheet = canvas.getByRole('dialog').getBoundingClientRect();
      await waitFor(() => expect(list.getBoundingClientRect().bottom).toBeLessThan(sheet.top));
    });
    await step('toasts are dismissed by a click, and by the keyboard', async () => {
      const crosses = () => within(region).queryAllByRole('button', { name: t.dismiss });
      const { left, top, width, height } = crosses()[0]?.getBoundingClientRect() ?? new DOMRect();
      const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(crosses()[0]?.contains(topElement)).toBe(true);
      await userEvent.click(crosses()[0] ?? region);
      await waitFor(() => expect(crosses()).toHaveLength(1));
      add.focus();
      await userEvent.tab();
      await expect(crosses()[0]).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(crosses()).toHaveLength(0));
    });
  },
};

const edges = {
  fa: {
    long: 'پرداخت شما با کارت بانکی ۶۰۳۷ انجام نشد و پولی کم نشده است؛ کمی بعد دوباره تلاش کنید.',
    other: 'The Long Way Home: Director’s Cut',
    action: 'تلاش دوباره با کارت دیگر',
  },
  en: {
    long: 'Your payment with card 6037 did not go through, and nothing was taken. Try again later.',
    other: 'آخرین برف دماوند: نسخهٔ کامل',
    action: 'Try again with another card',
  },
} as const;

/** A long text, a long action, and a name in the other direction, on the smallest phone. */
export const Edges: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'w320' } },
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const { long, other, action } = edges[locale];
    const t = controlMessages(locale);
    return (
      <ToastRegion
        label={t.messages}
        dismissLabel={t.dismiss}
        onDismiss={() => undefined}
        toasts={[
          { id: 'other', text: <bdi>{other}</bdi>, action: { label: t.undo, onClick() {} } },
          { id: 'long', text: long, tone: 'danger', action: { label: action, onClick() {} } },
        ]}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { long, action } = edges[localeOf(globals)];
    const canvas = within(canvasElement);
    const messages = canvas.getByText(long);
    const toast = messages.closest('li');
    await expect(toast?.scrollWidth).toBe(toast?.clientWidth);
    await expect(messages.clientWidth).toBeGreaterThan(150);
    const { left, right } = canvas.getByRole('button', { name: action }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};
