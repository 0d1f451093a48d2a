import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './Drawer.guide.ts';
import { Drawer, type DrawerSide } from './Drawer.tsx';

/**
 * A panel from the side, as high as the screen: filters beside the films that they narrow, a cart.
 *
 * **Do** name the result on the button at its bottom: “Show 128 films”.
 *
 * **Don't** use it for a question: use a `Dialog`. Don't open a second one from it.
 */
const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: { open: true, onClose: () => undefined, title: '', closeLabel: '', children: null },
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

function Filters({ locale, side }: { locale: StoryLocale; side: DrawerSide }) {
  const t = controlMessages(locale);
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      <Drawer
        open={open}
        onClose={close}
        title={t.filters}
        closeLabel={t.close}
        side={side}
        foot={
          <Button variant="primary" fullWidth onClick={close}>
            {t.showResults}
          </Button>
        }
      >
        <Stack>
          {messages(locale).nav.map((name) => (
            <Link key={name} href="#/genre">
              {name}
            </Link>
          ))}
        </Stack>
      </Drawer>
    </>
  );
}

export const FromStart: Story = {
  render: (_, { globals }) => <Filters locale={localeOf(globals)} side="start" />,
  play: async ({ canvasElement, globals }) => {
    const t = controlMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const drawer = canvas.getByRole('dialog', { name: t.filters });
    await waitFor(() => {
      const box = drawer.getBoundingClientRect();
      expect(globals.locale === 'fa' ? innerWidth - box.right : box.left).toBe(0);
    });
    await userEvent.click(canvas.getByRole('button', { name: t.close }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t.open }));
    await expect(canvas.getByRole('dialog', { name: t.filters })).toBeVisible();
  },
};

export const FromEnd: Story = {
  render: (_, { globals }) => <Filters locale={localeOf(globals)} side="end" />,
  play: async ({ canvasElement, globals }) => {
    const drawer = within(canvasElement).getByRole('dialog');
    await waitFor(() => {
      const box = drawer.getBoundingClientRect();
      expect(globals.locale === 'fa' ? box.left : innerWidth - box.right).toBe(0);
    });
  },
};

/** More content than the screen can show, with a button that stays visible. */
export const Edges: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (_, { globals }) => {
    const t = controlMessages(localeOf(globals));
    return (
      <Drawer
        open
        onClose={() => undefined}
        title={t.filters}
        closeLabel={t.close}
        foot={
          <Button variant="primary" fullWidth>
            {t.showResults}
          </Button>
        }
      >
        <Stack>
          {Array.from({ length: 30 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: made up, and never in another order.
            <Link key={index} href="#/genre">
              {t.questions[index % 3]?.title}
            </Link>
          ))}
        </Stack>
      </Drawer>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = controlMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const drawer = canvas.getByRole('dialog', { name: t.filters });
    const foot = canvas.getByRole('button', { name: t.showResults }).getBoundingClientRect();
    await expect(drawer.scrollWidth).toBe(drawer.clientWidth);
    await expect(drawer.clientWidth).toBeLessThan(innerWidth - 30);
    await expect(foot.bottom).toBeLessThanOrEqual(innerHeight);
    await expect(canvas.getByRole('button', { name: t.close })).toBeVisible();
  },
};
