import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import { MoreIcon } from '../icons/MoreIcon.tsx';
import { PlusIcon } from '../icons/PlusIcon.tsx';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import { Box } from '../layout/Box.tsx';
import { Spread } from '../layout/Spread.tsx';
import { guide } from './Menu.guide.ts';
import { Menu } from './Menu.tsx';

/**
 * A list of actions, or of options for one choice, behind a button. It opens before any script has loaded, and never
 * extends beyond the window.
 *
 * **Do** limit it to fewer than ten items, begin each with a verb, and put destructive actions last. Show the
 * selected option in the button: “Quality: 720”.
 *
 * **Don't** hide the most common action in it, or use it in a form: use a `Select`.
 */
const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: { label: '', items: [], trigger: () => null },
  parameters: {
    guide,
    propCode: { trigger: '(props) => <Button {...props}>کارهای دیگر</Button>' },
    docs: { story: { inline: false, iframeHeight: 380 } },
  },
} satisfies Meta<typeof Menu>;

export default meta;

function Menus({ locale }: { locale: StoryLocale }) {
  const t = controlMessages(locale);
  const w = messages(locale);
  const [quality, setQuality] = useState<string>(t.qualities[0]);
  return (
    <Box padding="md">
      <Spread>
        <Menu
          label={t.qualityTitle}
          trigger={(props) => (
            <Button {...props} iconEnd={<ChevronDownIcon />}>
              {t.qualityTitle}: {quality}
            </Button>
          )}
          items={t.qualities.map((name) => ({
            id: name,
            label: name,
            checked: name === quality,
            onSelect: () => setQuality(name),
          }))}
        />
        <Menu
          label={t.actions}
          trigger={(props) => <IconButton {...props} label={t.actions} icon={<MoreIcon />} />}
          items={[
            { id: 'list', label: w.addToList, icon: <PlusIcon />, onSelect: () => undefined },
            { id: 'download', label: w.download, icon: <DownloadIcon />, href: '#/download' },
            {
              id: 'report',
              label: t.report,
              icon: <WarningIcon />,
              tone: 'danger',
              onSelect: () => undefined,
            },
          ]}
        />
      </Spread>
    </Box>
  );
}

export const ByKeyboardAndClick: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Menus locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const t = controlMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const [automatic, full, , lowest] = t.qualities;
    const opener = canvas.getByRole('button', { name: new RegExp(t.qualityTitle) });
    const item = (name: string) => canvas.getByRole('menuitemradio', { name });

    await step('opens under its button, with the focus on the current choice', async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(item(automatic)).toHaveFocus());
      const menu = canvas.getByRole('menu', { name: t.qualityTitle }).getBoundingClientRect();
      const button = opener.getBoundingClientRect();
      await expect(menu.top).toBeGreaterThan(button.bottom);
      const side = globals.locale === 'fa' ? 'right' : 'left';
      await expect(Math.abs(menu[side] - button[side])).toBeLessThan(1);
    });
    await step('arrows, Home, End and a first letter move the focus', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(item(full)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(item(lowest)).toHaveFocus();
      await userEvent.keyboard(automatic.charAt(0));
      await expect(item(automatic)).toHaveFocus();
    });
    await step('Escape closes the menu and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await step('a choice is made', async () => {
      await userEvent.click(opener);
      await userEvent.click(item(full));
      await expect(opener).toHaveTextContent(full);
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    });
    await step('the other menu remains within the window', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t.actions }));
      const menu = canvas.getByRole('menu', { name: t.actions });
      await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
      const box = menu.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(0);
      await expect(box.right).toBeLessThanOrEqual(innerWidth);
    });
  },
};

/** Simulates a browser without support for popovers. */
function forgetPopovers(root: HTMLElement) {
  const known = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover');
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  for (const name of ['popover', 'popovertarget']) {
    for (const element of root.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }
  return () => {
    if (known) Object.defineProperty(HTMLElement.prototype, 'popover', known);
  };
}

export const WithoutPopovers: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Menus locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const t = controlMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const [automatic, , , lowest] = t.qualities;
    const opener = canvas.getByRole('button', { name: new RegExp(t.qualityTitle) });
    const remember = forgetPopovers(canvasElement);
    try {
      await step('a script opens it at its position', async () => {
        await expect(canvas.queryByRole('menu')).toBeNull();
        await userEvent.click(opener);
        const chosen = canvas.getByRole('menuitemradio', { name: automatic });
        await waitFor(() => expect(chosen).toHaveFocus());
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        const menu = canvas.getByRole('menu').getBoundingClientRect();
        await expect(menu.top).toBeGreaterThan(opener.getBoundingClientRect().bottom);
      });
      await step('Escape closes it and returns the focus', async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
        await expect(opener).toHaveFocus();
      });
      await step('a choice is made', async () => {
        await userEvent.click(opener);
        await userEvent.click(canvas.getByRole('menuitemradio', { name: lowest }));
        await expect(opener).toHaveTextContent(lowest);
        await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
      });
    } finally {
      remember();
    }
  },
};

const edges = {
  fa: ['افزودن «The Long Way Home: Director’s Cut» به فهرستی که با خانواده هم‌رسانی می‌شود', 'قسمت'],
  en: ['Add «آخرین برف دماوند: نسخهٔ کامل» to the list that the family shares', 'Episode'],
} as const;

/** More items than the screen can show, one with a very long text, at the bottom of a small phone. */
export const Edges: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'w320' } },
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const [long, episode] = edges[locale];
    const number = new Intl.NumberFormat(locale);
    return (
      <Box padding="md">
        <Menu
          label={controlMessages(locale).actions}
          trigger={(props) => <Button {...props}>{controlMessages(locale).actions}</Button>}
          items={Array.from({ length: 20 }, (_, index) => ({
            id: String(index),
            label: index === 0 ? long : `${episode} ${number.format(index)}`,
            checked: index === 17,
            onSelect: () => undefined,
          }))}
        />
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = controlMessages(localeOf(globals));
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t.actions }));
    const menu = canvas.getByRole('menu', { name: t.actions });
    const chosen = canvas.getByRole('menuitemradio', { checked: true });
    await waitFor(() => expect(chosen).toHaveFocus());
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBeGreaterThan(0));
    const box = menu.getBoundingClientRect();
    await expect(box.right).toBeLessThan(innerWidth);
    await expect(box.bottom).toBeLessThan(innerHeight);
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
    // The selected item is scrolled into view, although it is far down.
    await expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom);
  },
};
