import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { film } from '../../stories/catalogue.ts';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog, type DialogSize, dialogSizes } from './Dialog.tsx';

/**
 * A question or a task that the page waits for: a sheet at the foot of a phone, in the middle of
 * anything wider. Escape, the veil and the cross ask to close it, and the focus goes back to where
 * it came from.
 *
 * **Do** name the button by what it does. **Don't** ask what can be undone.
 */
const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { open: true, onClose: () => undefined, title: '', closeLabel: '', children: null },
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function Question({ locale, initial }: { locale: StoryLocale; initial: boolean }) {
  const t = controlWords(locale);
  const [open, setOpen] = useState(initial);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      <Dialog
        open={open}
        onClose={close}
        title={t.removeTitle}
        closeLabel={t.close}
        size="sm"
        actions={
          <>
            <Button variant="danger" onClick={close}>
              {t.remove}
            </Button>
            <Button onClick={close}>{t.cancel}</Button>
          </>
        }
      >
        <Text tone="muted">{t.removeText}</Text>
      </Dialog>
    </>
  );
}

export const Small: Story = {
  render: (_, { globals }) => <Question locale={localeOf(globals)} initial />,
};

function Film({ locale, size }: { locale: StoryLocale; size: DialogSize }) {
  const t = words(locale);
  const c = controlWords(locale);
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
    const t = controlWords(localeOf(globals));
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: t.open });
    const dialog = () => canvas.queryByRole('dialog', { name: t.removeTitle });

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
    await step('the cross closes it and gives the focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t.close }));
      await waitFor(() => expect(dialog()).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await step('a press on the veil closes it; one that began inside does not', async () => {
      await userEvent.click(opener);
      const element = dialog();
      if (!element) throw new Error('It is not open.');
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: canvas.getByText(t.removeText) },
        { keys: '[/MouseLeft]', target: element },
      ]);
      await expect(dialog()).toBeVisible();
      await userEvent.click(element);
      await waitFor(() => expect(dialog()).toBeNull());
    });
    await step('the way back of a phone, and Escape, close it', async () => {
      await userEvent.click(opener);
      dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(dialog()).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};
