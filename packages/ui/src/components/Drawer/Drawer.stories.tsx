import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Drawer, type DrawerSide } from './Drawer.tsx';

/** A panel from the side of the screen. **Don't** put a question in it: that is a `Dialog`. */
const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: { open: true, onClose: () => undefined, title: '', closeLabel: '', children: null },
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

function Filters({ locale, side }: { locale: StoryLocale; side: DrawerSide }) {
  const t = controlWords(locale);
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
          {words(locale).nav.map((name) => (
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
    const t = controlWords(localeOf(globals));
    const canvas = within(canvasElement);
    const drawer = canvas.getByRole('dialog', { name: t.filters });
    const box = drawer.getBoundingClientRect();
    const gap = globals.locale === 'fa' ? innerWidth - box.right : box.left;
    await expect(gap).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: t.close }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t.open }));
    await expect(canvas.getByRole('dialog', { name: t.filters })).toBeVisible();
  },
};

export const FromEnd: Story = {
  render: (_, { globals }) => <Filters locale={localeOf(globals)} side="end" />,
};
