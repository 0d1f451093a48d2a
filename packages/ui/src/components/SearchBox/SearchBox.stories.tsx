import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { films } from '../../stories/catalogue.ts';
import { productWords } from '../../stories/product-words.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Box } from '../layout/Box.tsx';
import { SearchBox } from './SearchBox.tsx';

/** A field with results under it. When to search is a rule of the domain; what is found comes from the app. */
const meta = {
  title: 'Components/SearchBox',
  component: SearchBox,
  args: {
    label: '',
    clearLabel: '',
    resultsLabel: '',
    value: '',
    results: [],
    onChange: () => undefined,
    onSubmit: () => undefined,
    onChoose: () => undefined,
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

function Search({ locale }: { locale: StoryLocale }) {
  const t = words(locale);
  const p = productWords(locale);
  const [value, setValue] = useState('');
  const [said, setSaid] = useState('');
  const results = films(locale)
    .slice(0, 4)
    .map(({ id, title, genre, year, poster }) => ({
      id,
      title,
      meta: `${genre} · ${year}`,
      picture: poster,
    }));
  const isNothing = value.includes('x');
  return (
    <Box style={{ maxInlineSize: '36rem', minBlockSize: '34rem', marginInline: 'auto' }}>
      <SearchBox
        label={t.search}
        clearLabel={p.clear}
        resultsLabel={p.results}
        placeholder={p.searchFor}
        value={value}
        onChange={setValue}
        onSubmit={() => setSaid(value)}
        results={isNothing ? [] : results}
        onChoose={setSaid}
        status={isNothing ? p.nothing : p.found}
      />
      <output aria-label="said">{said}</output>
    </Box>
  );
}

export const WithResults: Story = {
  render: (_, { globals }) => <Search locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const t = words(locale);
    const p = productWords(locale);
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: t.search });
    const [first] = films(locale);
    const said = canvas.getByLabelText('said');

    await step('results come with the words, and are counted aloud', async () => {
      await userEvent.type(field, 'a');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getAllByRole('option')).toHaveLength(4);
      await expect(canvas.getByText(p.found)).toBeVisible();
    });
    await step('arrows walk round, and Enter opens one', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
      const [option] = canvas.getAllByRole('option');
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute('aria-activedescendant', option?.id);
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(said).toHaveTextContent(first?.id ?? '');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
    });
    await step('without a choice, Enter sends the words', async () => {
      await userEvent.type(field, 'xy{Enter}');
      await expect(said).toHaveTextContent('axy');
    });
    await step('Escape sends the results away, and clearing gives the field back', async () => {
      await userEvent.type(field, 'z');
      await expect(canvas.getByText(p.nothing)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(canvas.getByRole('button', { name: p.clear }));
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('');
      await userEvent.type(field, 'b');
      await expect(canvas.getAllByRole('option')).toHaveLength(4);
    });
  },
};
