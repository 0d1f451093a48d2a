import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { BookIcon } from '../icons/BookIcon.tsx';
import { FilmIcon } from '../icons/FilmIcon.tsx';
import { GlobeIcon } from '../icons/GlobeIcon.tsx';
import { HomeIcon } from '../icons/HomeIcon.tsx';
import { LiveIcon } from '../icons/LiveIcon.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import { SunIcon } from '../icons/SunIcon.tsx';
import { joinPhrases } from '../Phrase/Phrases.tsx';
import { guide } from './SideMenu.guide.ts';
import { SideMenu } from './SideMenu.tsx';

/**
 * All links of the site, on a phone, in a panel from the start side. A link closes it.
 *
 * **Do** put the links of the bottom bar first, and the settings at the bottom.
 *
 * **Don't** hide a page in a collapsed group: a link with sublinks leads to a page with all of them.
 */
const meta = {
  title: 'Components/SideMenu',
  component: SideMenu,
  parameters: { guide, propCode: { unfoldLabel: "(label) => joinPhrases(label, '…')" } },
  args: { open: true, onClose: () => undefined, title: '', closeLabel: '', groups: [] },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

function Menu({ locale }: { locale: StoryLocale }) {
  const t = messages(locale);
  const c = controlMessages(locale);
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
    const t = messages(localeOf(globals));
    const canvas = within(canvasElement);
    const nav = within(canvas.getByRole('navigation', { name: t.menu }));
    await expect(nav.getByRole('link', { name: t.nav[1] })).toHaveAttribute('aria-current', 'page');
    // The test page must not navigate.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(nav.getByRole('link', { name: t.nav[2] }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t.menu }));
  },
};

const edges = {
  fa: ['فیلم‌ها و سریال‌های کودک و نوجوان با دوبلهٔ فارسی', 'The Long Way Home'],
  en: ['Films and series for children, dubbed in Persian', 'آخرین برف دماوند'],
} as const;

/** Long names, no icons and no head, with more links than fit on a small phone. */
export const Edges: Story = {
  globals: { viewport: { value: 'w320' } },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const links = Array.from({ length: 24 }, (_link, index) => ({
      href: `#/${index}`,
      label: edges[locale][index % 2] ?? '',
      current: index === 0,
    }));
    return (
      <SideMenu
        open
        onClose={() => undefined}
        title={messages(locale).menu}
        closeLabel={controlMessages(locale).close}
        groups={[{ id: 'all', links }]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = canvas.getByRole('document');
    await expect(body.scrollWidth).toBe(body.clientWidth);
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await expect(within(body).getAllByRole('link')).toHaveLength(24);
    const dialog = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(dialog.height).toBeLessThanOrEqual(innerHeight);
    await expect(dialog.width).toBeLessThan(innerWidth - 30);
  },
};

/** The sublinks expand with a separate button. The current page's group is open. */
export const Unfolding: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  render: (_, { globals }) => {
    const t = messages(localeOf(globals));
    const [first = '', second = '', third = '', ...below] = t.nav;
    const belowIt = (index: string, current = false) =>
      below.map((label) => ({ href: `#/${index}/${label}`, label, current }));
    return (
      <SideMenu
        open
        onClose={() => undefined}
        title={t.menu}
        closeLabel={controlMessages(localeOf(globals)).close}
        unfoldLabel={(label) => joinPhrases(label, '…')}
        groups={[
          {
            id: 'all',
            links: [
              { href: '#/1', label: first },
              { href: '#/2', label: second, links: belowIt('2') },
              { href: '#/3', label: third, links: belowIt('3', true) },
            ],
          },
        ]}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages(localeOf(globals));
    const nav = within(within(canvasElement).getByRole('navigation', { name: t.menu }));
    const folded = nav.getByRole('button', { name: `${t.nav[1]}…`, expanded: false });
    const name = t.nav[3] ?? '';
    await expect(nav.getAllByRole('link', { name })).toHaveLength(1);
    await userEvent.click(folded);
    await expect(folded).toHaveAttribute('aria-expanded', 'true');
    await expect(nav.getAllByRole('link', { name })).toHaveLength(2);
    await userEvent.click(folded);
    await expect(nav.getAllByRole('link', { name })).toHaveLength(1);
  },
};
