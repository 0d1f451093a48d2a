import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Tabs.guide.ts';
import { Tabs } from './Tabs.tsx';

/**
 * Views of one subject, shown one at a time. If they do not fit the screen, the row scrolls and centres the selected
 * tab.
 *
 * **Do** store the selection in the address, so that a shared link shows the same view. Use two to five tabs, with
 * one or two words each.
 *
 * **Don't** hide content there that all viewers need, or lead to another page: use navigation.
 */
const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  parameters: { guide },
  args: { label: '', tabs: [], selected: '', onSelect: () => undefined },
} satisfies Meta<typeof Tabs>;

export default meta;

function Film({ locale }: { locale: StoryLocale }) {
  const t = controlMessages(locale);
  const [selected, setSelected] = useState('0');
  return (
    <Tabs
      label={t.tabs}
      selected={selected}
      onSelect={setSelected}
      end={<Button size="sm">{t.share}</Button>}
      tabs={t.tabNames.map((label, index) => ({
        id: String(index),
        label,
        content: (
          <Text measure>
            {label}: {messages(locale).paragraph}
          </Text>
        ),
      }))}
    />
  );
}

export const OfFilm: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Film locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const [first, second, , last] = controlMessages(localeOf(globals)).tabNames;
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole('tab', { name });
    const onwards = globals.locale === 'fa' ? '{ArrowLeft}' : '{ArrowRight}';
    await step('the row is one tab stop, and arrows move in text direction', async () => {
      await userEvent.tab();
      await expect(tab(first)).toHaveFocus();
      await userEvent.keyboard(onwards);
      await expect(tab(second)).toHaveFocus();
      await expect(canvas.getByRole('tabpanel', { name: second })).toBeVisible();
      await userEvent.keyboard('{End}');
      await expect(tab(last)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard(onwards);
      await expect(tab(first)).toHaveFocus();
    });
    await step('the element at the end of the row is beside it or under it', async () => {
      const row = canvas.getByRole('tablist').getBoundingClientRect();
      const panel = canvas.getByRole('tabpanel').getBoundingClientRect();
      const end = canvas
        .getByRole('button', { name: controlMessages(localeOf(globals)).share })
        .getBoundingClientRect();
      await expect(end.bottom).toBeLessThan(panel.top);
      if (innerWidth >= 768) await expect(end.bottom).toBeLessThanOrEqual(row.bottom);
      else await expect(end.top).toBeGreaterThanOrEqual(row.bottom);
    });
    await step('a click chooses a tab', async () => {
      await userEvent.click(tab(second));
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent(second);
    });
  },
};

const seasons = {
  fa: { label: 'فصل‌ها', season: 'فصل', long: 'پشت صحنهٔ The Long Way Home و گفت‌وگو با کارگردان' },
  en: { label: 'Seasons', season: 'Season', long: 'Behind «آخرین برف دماوند» and its director' },
} as const;

function Seasons({ locale }: { locale: StoryLocale }) {
  const { label, season, long } = seasons[locale];
  const [selected, setSelected] = useState('9');
  const number = new Intl.NumberFormat(locale);
  const tabs = Array.from({ length: 14 }, (_, index) => {
    const name = index === 13 ? long : `${season} ${number.format(index + 1)}`;
    return { id: String(index), label: name, content: <Text>{name}</Text> };
  });
  return <Tabs label={label} selected={selected} onSelect={setSelected} tabs={tabs} />;
}

/** More tabs than fit on a small phone, one of them longer than the screen. */
export const Edges: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'w320' } },
  render: (_, { globals }) => <Seasons locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const { label } = seasons[localeOf(globals)];
    const canvas = within(canvasElement);
    const row = canvas.getByRole('tablist', { name: label });
    const chosen = () => canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    const isInSight = () =>
      waitFor(() => {
        expect(chosen().left).toBeGreaterThanOrEqual(row.getBoundingClientRect().left - 1);
        expect(chosen().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1);
      });
    await step('the row scrolls, not the page, and starts at the chosen tab', async () => {
      await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
      await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
      await isInSight();
      const middle = (chosen().left + chosen().right) / 2;
      await expect(Math.abs(middle - innerWidth / 2)).toBeLessThan(2);
    });
    await step('the first tab scrolls into view', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Home}');
      await isInSight();
      await expect(row.scrollLeft).toBe(0);
    });
    await step('the last tab, which is longer than the row, is cut off to its width', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(row.scrollLeft).not.toBe(0));
      await isInSight();
    });
  },
};
