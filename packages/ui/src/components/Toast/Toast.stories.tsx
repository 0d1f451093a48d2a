import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Button } from '../Button/Button.tsx';
import type { ToastData } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

/**
 * What has just happened, in one sentence. It goes by itself, unless there is something to do about
 * it. **Don't** say there what the viewer has to keep: that is a `Notice`.
 */
const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  args: { label: '', dismissLabel: '', toasts: [], onDismiss: () => undefined },
  parameters: { docs: { story: { inline: false, iframeHeight: 380 } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;

function Toasts({ locale }: { locale: StoryLocale }) {
  const t = controlWords(locale);
  const undo = { label: t.undo, onClick: () => undefined };
  const [toasts, setToasts] = useState<readonly ToastData[]>([
    { id: 'removed', text: t.removed, action: undo },
    { id: 'offline', tone: 'danger', text: t.noNetwork, action: undo },
  ]);
  return (
    <>
      <Button
        onClick={() => setToasts([...toasts, { id: 'added', tone: 'success', text: t.added }])}
      >
        {words(locale).addToList}
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

export const ComeAndGo: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Toasts locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const t = controlWords(locale);
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: t.messages });
    await step('one that comes is read out', async () => {
      await expect(region).toHaveAttribute('aria-live', 'polite');
      await userEvent.click(canvas.getByRole('button', { name: words(locale).addToList }));
      await expect(within(region).getByText(t.added)).toBeVisible();
    });
    await step('one is sent away', async () => {
      const [first] = within(region).getAllByRole('button', { name: t.dismiss });
      if (!first) throw new Error('There is no cross.');
      await userEvent.click(first);
      await waitFor(() => expect(within(region).queryByText(t.removed)).toBeNull());
    });
  },
};
