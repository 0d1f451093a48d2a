import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { films } from '../../stories/catalogue.ts';
import { fieldMessages } from '../../stories/messages/field-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { productMessages } from '../../stories/messages/product-messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Link } from '../Link/Link.tsx';
import { Box } from '../layout/Box.tsx';
import { SearchBox } from './SearchBox.tsx';

/**
 * Content of the search box besides results: suggestions before a letter is typed, and the reason for a match.
 *
 * **Do** suggest the viewer's recent searches and popular titles, and let each term be removed.
 * **Don't** show more than fits above a phone's keyboard.
 */
const meta = {
  title: 'Components/SearchBox/Suggestions',
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

const fieldOf = (canvasElement: HTMLElement, locale: StoryLocale) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    field: canvas.getByRole('combobox', { name: messages(locale).search }),
    submitted: canvas.queryByLabelText('said'),
  };
};

const watched = (locale: StoryLocale) =>
  films(locale)
    .slice(0, 2)
    .map(({ id, title, genre, poster }) => ({ id, title, meta: genre, picture: poster }));

const newest = ['یزد', 'silk caravan', 'پرستو نیک‌نام'] as const;

function BeforeLetters({ locale }: { locale: StoryLocale }) {
  const p = productMessages(locale);
  const f = fieldMessages(locale);
  const [value, setValue] = useState('');
  const [terms, setTerms] = useState<readonly string[]>(newest);
  const [submitted, setSubmitted] = useState('');
  return (
    <Box style={{ maxInlineSize: '36rem', minBlockSize: '38rem', marginInline: 'auto' }}>
      <SearchBox
        label={messages(locale).search}
        clearLabel={p.clear}
        resultsLabel={p.results}
        value={value}
        onChange={setValue}
        onSubmit={() => setSubmitted(value)}
        onChoose={setSubmitted}
        results={[]}
        suggestionsLabel={f.suggestions}
        suggestions={{
          recent: {
            label: f.recent,
            terms: terms.map((term) => ({
              id: term,
              text: term,
              removeLabel: `${f.remove}: ${term}`,
            })),
            onRemove: (id) => setTerms(terms.filter((term) => term !== id)),
            clearLabel: f.clearAll,
            onClear: () => setTerms([]),
          },
          results: { label: f.mostWatched, items: watched(locale) },
          more: <Link href="#/genres">{f.allResults}</Link>,
        }}
      />
      <output aria-label="said" hidden>
        {submitted}
      </output>
    </Box>
  );
}

/** Recent searches, popular titles and other links, for viewers who do not know a name. */
export const BeforeALetter: Story = {
  render: (_, { globals }) => <BeforeLetters locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const f = fieldMessages(locale);
    const { canvas, field, submitted } = fieldOf(canvasElement, locale);
    const [first, second, third] = newest;
    const removeButton = (term: string) =>
      canvas.queryByRole('button', { name: `${f.remove}: ${term}` });

    await step('the suggestions appear on focus, in groups', async () => {
      await expect(canvas.queryByRole('option')).toBeNull();
      await userEvent.click(field);
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('listbox', { name: f.suggestions })).toBeVisible();
      const recent = within(canvas.getByRole('group', { name: f.recent }));
      await expect(recent.getAllByRole('option')).toHaveLength(3);
      const watched = within(canvas.getByRole('group', { name: f.mostWatched }));
      await expect(watched.getAllByRole('option')).toHaveLength(2);
    });
    await step('a term and its button are on one line', async () => {
      for (const term of newest) {
        const line = canvas.getByRole('option', { name: term }).getBoundingClientRect();
        const button = removeButton(term)?.getBoundingClientRect();
        await expect(Math.abs((button?.top ?? 0) - line.top)).toBeLessThan(2);
      }
    });
    await step('arrows move through all suggestions, and Delete removes a term', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      const option = canvas.getByRole('option', { name: second });
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute('aria-activedescendant', option.id);
      await userEvent.keyboard('{Delete}');
      await expect(canvas.queryByRole('option', { name: second })).toBeNull();
      await expect(canvas.getByRole('option', { name: third })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(field).toHaveFocus();
    });
    await step(
      'the button removes a term as well, and the field gets the focus again',
      async () => {
        const button = removeButton(third);
        await expect(button).toBeVisible();
        if (button) await userEvent.click(button);
        await expect(canvas.queryByRole('option', { name: third })).toBeNull();
        await expect(field).toHaveFocus();
      },
    );
    await step('Enter opens the term', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
      await expect(submitted).toHaveTextContent(first);
    });
    await step('all terms can be removed at once', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.click(canvas.getByRole('button', { name: f.clearAll }));
      await expect(canvas.queryByRole('group', { name: f.recent })).toBeNull();
      await expect(canvas.getByRole('group', { name: f.mostWatched })).toBeVisible();
      await expect(field).toHaveFocus();
    });
    await step('a letter hides the suggestions', async () => {
      await userEvent.type(field, 'a');
      await expect(canvas.queryByRole('option')).toBeNull();
      await userEvent.clear(field);
      await expect(canvas.getAllByRole('option')).toHaveLength(2);
    });
  },
};

/** The typed text is marked in the name, or a line states why the result matched. */
export const MatchReasons: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const [first, second] = watched(locale);
    return (
      <Box style={{ maxInlineSize: '36rem', minBlockSize: '20rem', marginInline: 'auto' }}>
        <SearchBox
          label={messages(locale).search}
          clearLabel={productMessages(locale).clear}
          resultsLabel={productMessages(locale).results}
          value="x"
          onChange={() => undefined}
          onSubmit={() => undefined}
          onChoose={() => undefined}
          results={[
            { id: 'marked', title: { text: first?.title ?? '', marks: [[0, 3]] }, picture: null },
            {
              ...second,
              id: 'why',
              title: second?.title ?? '',
              matchReason: fieldMessages(locale).mixed,
            },
          ]}
        />
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const { canvas, field } = fieldOf(canvasElement, locale);
    await userEvent.click(field);
    const [marked, matchReason] = canvas.getAllByRole('option');
    const [film] = films(locale);
    await expect(marked).toHaveTextContent(film?.title ?? '');
    const mark = canvas.getByText(film?.title.slice(0, 3) ?? '', { selector: 'mark' });
    await expect(getComputedStyle(mark).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(matchReason).toHaveTextContent(fieldMessages(locale).mixed);
  },
};

/** In a bar at the top of a phone's screen, the results fill the screen below the bar. */
export const InABar: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const results = watched(locale);
    return (
      <Box style={{ position: 'absolute', insetBlockStart: 0, insetInline: 0 }}>
        <Box style={{ marginInlineStart: 48, marginInlineEnd: 16 }}>
          <SearchBox
            inBar
            label={messages(locale).search}
            clearLabel={productMessages(locale).clear}
            resultsLabel={productMessages(locale).results}
            value="x"
            onChange={() => undefined}
            onSubmit={() => undefined}
            onChoose={() => undefined}
            results={results}
          />
        </Box>
      </Box>
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const { canvas, field } = fieldOf(canvasElement, localeOf(globals));
    const list = () => canvas.getByRole('listbox');
    await userEvent.click(field);
    await step('the panel fills the width, and reaches to the bottom', async () => {
      const panel = list().parentElement?.getBoundingClientRect();
      await expect([panel?.left, panel?.right]).toEqual([0, document.body.clientWidth]);
      const bar = field.parentElement?.getBoundingClientRect();
      await expect(panel?.top).toBe(bar?.bottom);
      await expect(panel?.height).toBeGreaterThan(innerHeight * 0.8);
    });
    await step('a click between the results leaves it open', async () => {
      if (list().parentElement) await userEvent.click(list().parentElement ?? field);
      await expect(list()).toBeVisible();
    });
  },
};
