import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { film, films } from '../../stories/catalogue.ts';
import { fieldMessages } from '../../stories/messages/field-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { productMessages } from '../../stories/messages/product-messages.ts';
import { expectNoOverflow } from '../../stories/no-overflow.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { FilmIcon } from '../icons/FilmIcon.tsx';
import { UserIcon } from '../icons/UserIcon.tsx';
import { Box } from '../layout/Box.tsx';
import { guide } from './SearchBox.guide.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import type { SearchResultData } from './SearchResult.tsx';

/**
 * A field with results below. The domain has the rule for when to search. The app provides the results, and a status
 * message.
 *
 * **Do** show the previous results while the next ones load, and state their number.
 * **Don't** leave an empty panel: «چیزی پیدا نشد» with a suggestion is a result too.
 */
const meta = {
  title: 'Components/SearchBox',
  component: SearchBox,
  parameters: { guide },
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

const found = (locale: StoryLocale): readonly SearchResultData[] =>
  films(locale)
    .slice(0, 4)
    .map(({ id, title, genre, year, poster }) => ({
      id,
      title,
      kind: genre,
      meta: String(year),
      icon: <FilmIcon />,
      picture: poster,
    }));

interface SearchProps extends Pick<SearchBoxProps, 'loading' | 'all'> {
  locale: StoryLocale;
  start?: string;
  find: (value: string) => { results: readonly SearchResultData[]; status?: string };
}

function Search({ locale, start = '', find, ...rest }: SearchProps) {
  const p = productMessages(locale);
  const [value, setValue] = useState(start);
  const [submitted, setSubmitted] = useState('');
  return (
    <Box style={{ maxInlineSize: '36rem', minBlockSize: '38rem', marginInline: 'auto' }}>
      <SearchBox
        {...rest}
        {...find(value)}
        label={messages(locale).search}
        clearLabel={p.clear}
        resultsLabel={p.results}
        placeholder={p.searchFor}
        value={value}
        onChange={setValue}
        onSubmit={() => setSubmitted(value)}
        onChoose={setSubmitted}
      />
      <output aria-label="said" hidden>
        {submitted}
      </output>
    </Box>
  );
}

const partsOf = (canvasElement: HTMLElement, locale: StoryLocale) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    field: canvas.getByRole('combobox', { name: messages(locale).search }),
    status: canvas.getAllByRole('status')[0],
    submitted: canvas.getByLabelText('said'),
  };
};

export const WithResults: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const p = productMessages(locale);
    return (
      <Search
        locale={locale}
        all={{ href: '#/search', label: fieldMessages(locale).allResults }}
        find={(value) =>
          value.includes('x')
            ? { results: [], status: p.nothing }
            : { results: found(locale), status: p.found }
        }
      />
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const p = productMessages(locale);
    const [first, second] = films(locale);
    const { canvas, field, status, submitted } = partsOf(canvasElement, locale);
    const all = () => canvas.queryByRole('link', { name: fieldMessages(locale).allResults });

    await step('results appear while typing, and their number is announced', async () => {
      await expect(status).toBeEmptyDOMElement();
      await userEvent.type(field, 'a');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('listbox', { name: p.results })).toBeVisible();
      await expect(canvas.getAllByRole('option')).toHaveLength(4);
      // The live region existed before its text. A region that is inserted together with its text is not announced.
      await expect(status).toHaveTextContent(p.found);
      await expect(all()).toBeVisible();
    });
    await step('arrows move through the results in a loop, and Enter opens a result', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
      const [option] = canvas.getAllByRole('option');
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(option).toHaveAccessibleName(new RegExp(`^${first?.title}`));
      await expect(option).toHaveAccessibleName(new RegExp(`${first?.genre} · ${first?.year}`));
      // The comma is generated content for screen readers, which the testing library does not read.
      const about = canvas.getAllByText(`${first?.genre} · ${first?.year}`)[0];
      const comma = about && getComputedStyle(about, '::before').content;
      await expect(comma).toBe({ fa: '"، "', en: '", "' }[locale]);
      await expect(field).toHaveAttribute('aria-activedescendant', option?.id);
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(submitted).toHaveTextContent(first?.id ?? '');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
    });
    await step('without a chosen result, Enter submits the text', async () => {
      await userEvent.type(field, 'xy{Enter}');
      await expect(submitted).toHaveTextContent('axy');
    });
    await step(
      'Escape hides the results, and clearing returns the focus to the field',
      async () => {
        await userEvent.type(field, 'z');
        await expect(status).toHaveTextContent(p.nothing);
        await expect(field).toHaveAttribute('aria-expanded', 'false');
        await userEvent.keyboard('{Escape}');
        await expect(status).toBeEmptyDOMElement();
        await userEvent.click(canvas.getByRole('button', { name: p.clear }));
        await expect(field).toHaveFocus();
        await expect(field).toHaveValue('');
      },
    );
    await step('a click also chooses, and leaves the focus in the field', async () => {
      await userEvent.type(field, 'b');
      await userEvent.click(canvas.getByRole('option', { name: new RegExp(second?.title ?? '') }));
      await expect(submitted).toHaveTextContent(second?.id ?? '');
      await expect(field).toHaveFocus();
    });
    await step('Escape in the panel returns the focus to the field', async () => {
      await userEvent.type(field, 'b');
      all()?.focus();
      await expect(all()).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveFocus();
      await expect(all()).toBeNull();
    });
    await step('the panel closes when the focus leaves it, and not before', async () => {
      await userEvent.type(field, 'b');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: p.clear })).toHaveFocus();
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await expect(all()).toHaveFocus();
      await userEvent.tab();
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(field);
      await expect(field).toHaveAttribute('aria-expanded', 'true');
    });
  },
};

/** The first results are loading: placeholders reserve their space, and the status says so. */
export const Loading: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <Search
        locale={locale}
        loading
        find={() => ({ results: [], status: fieldMessages(locale).searching })}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const { canvas, field, status } = partsOf(canvasElement, locale);
    await userEvent.type(field, 'abc');
    await expect(status).toHaveTextContent(fieldMessages(locale).searching);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByLabelText('said')).toHaveTextContent('abc');
    await userEvent.type(field, 'd');
  },
};

export const NothingFound: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <Search
        locale={locale}
        find={() => ({ results: [], status: productMessages(locale).nothing })}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const { field, status } = partsOf(canvasElement, locale);
    await userEvent.type(field, 'zzz');
    await expect(status).toBeVisible();
    await expect(status).toHaveTextContent(productMessages(locale).nothing);
  },
};

export const Failed: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <Search
        locale={locale}
        find={() => ({ results: [], status: fieldMessages(locale).searchFailed })}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const { field, status } = partsOf(canvasElement, locale);
    await userEvent.type(field, 'abc');
    await expect(status).toHaveTextContent(fieldMessages(locale).searchFailed);
    await expect(field).toHaveFocus();
  },
};

/**
 * A term in both scripts, a title of three lines, a title in the other direction, results that are not films and have
 * an icon instead of a picture, and a missing picture.
 */
export const Edges: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const f = fieldMessages(locale);
    const long = film(locale, 6);
    const plain = film(locale, 1);
    return (
      <Search
        locale={locale}
        start={f.mixed}
        find={() => ({
          status: productMessages(locale).found,
          results: [
            { id: 'long', title: `${long.title} · ${f.mixed}`, meta: f.film, picture: long.poster },
            { id: 'other', title: long.originalTitle, meta: f.film, picture: null },
            {
              id: 'person',
              title: 'Agnès Delacroix-Montferrand',
              kind: f.person,
              icon: <UserIcon />,
              round: true,
            },
            { id: 'sign', title: plain.title, icon: <FilmIcon /> },
          ],
        })}
      />
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const { canvas, field } = partsOf(canvasElement, locale);
    const own = { fa: 'rtl', en: 'ltr' }[locale];
    const other = { fa: 'ltr', en: 'rtl' }[locale];
    await userEvent.click(field);
    await step('a title keeps its direction, and is beside its picture', async () => {
      const title = canvas.getByText(film(locale, 6).originalTitle);
      const { direction, textAlign } = getComputedStyle(title);
      await expect(direction).toBe(other);
      await expect(textAlign).toBe(locale === 'fa' ? 'right' : 'left');
    });
    await step('the search term keeps its direction as well', async () => {
      await expect(getComputedStyle(field).direction).toBe(own);
      await userEvent.clear(field);
      await expect(getComputedStyle(field).direction).toBe(own);
      await userEvent.type(field, locale === 'fa' ? 'snow' : 'برف');
      await expect(getComputedStyle(field).direction).toBe(other);
    });
    await step('no line is wider than the list', () =>
      expectNoOverflow(canvas.getByRole('listbox')),
    );
  },
};
