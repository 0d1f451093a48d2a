import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { BookIcon } from '../icons/BookIcon.tsx';
import { FilmIcon } from '../icons/FilmIcon.tsx';
import { GlobeIcon } from '../icons/GlobeIcon.tsx';
import { HomeIcon } from '../icons/HomeIcon.tsx';
import { LiveIcon } from '../icons/LiveIcon.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import { SunIcon } from '../icons/SunIcon.tsx';
import { SideMenu } from './SideMenu.tsx';

/** All ways of the site, on a phone. */
const meta = {
  title: 'Components/SideMenu',
  component: SideMenu,
  args: { open: true, onClose: () => undefined, title: '', closeLabel: '', groups: [] },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

function Menu({ locale }: { locale: StoryLocale }) {
  const t = words(locale);
  const c = controlWords(locale);
  const [open, setOpen] = useState(true);
  const icons = [HomeIcon, FilmIcon, LiveIcon, GlobeIcon, BookIcon, PlayIcon];
  const links = t.nav.map((label, index) => {
    const Icon = icons[index] ?? HomeIcon;
    return { href: `#/menu/${index}`, label, icon: <Icon />, current: index === 1 };
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.menu}</Button>
      <SideMenu
        open={open}
        onClose={() => setOpen(false)}
        title={t.menu}
        closeLabel={c.close}
        head={
          <Button variant="primary" fullWidth>
            {t.signIn}
          </Button>
        }
        groups={[
          { id: 'sections', links: links.slice(0, 3) },
          { id: 'more', links: links.slice(3) },
        ]}
        foot={<Button icon={<SunIcon />}>{t.toLight}</Button>}
      />
    </>
  );
}

export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  render: (_, { globals }) => <Menu locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const t = words(localeOf(globals));
    const canvas = within(canvasElement);
    const nav = within(canvas.getByRole('navigation', { name: t.menu }));
    await expect(nav.getByRole('link', { name: t.nav[1] })).toHaveAttribute('aria-current', 'page');
    // The tests' own page must not be led elsewhere.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(nav.getByRole('link', { name: t.nav[2] }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t.menu }));
  },
};
