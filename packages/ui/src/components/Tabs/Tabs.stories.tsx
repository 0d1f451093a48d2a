import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

/** Views of one thing. **Do** keep the choice in the address. **Don't** hide there what all need. */
const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { label: '', tabs: [], selected: '', onSelect: () => undefined },
} satisfies Meta<typeof Tabs>;

export default meta;

function Film({ locale }: { locale: StoryLocale }) {
  const t = controlWords(locale);
  const [selected, setSelected] = useState('0');
  return (
    <Tabs
      label={t.tabs}
      selected={selected}
      onSelect={setSelected}
      tabs={t.tabNames.map((label, index) => ({
        id: String(index),
        label,
        content: (
          <Text measure>
            {label}: {words(locale).paragraph}
          </Text>
        ),
      }))}
    />
  );
}

export const OfFilm: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Film locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const [first, second, , last] = controlWords(localeOf(globals)).tabNames;
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole('tab', { name });
    const onwards = globals.locale === 'fa' ? '{ArrowLeft}' : '{ArrowRight}';
    await step('one stop for the keyboard, and arrows along the text', async () => {
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
    await step('a press chooses', async () => {
      await userEvent.click(tab(second));
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent(second);
    });
  },
};
