import { respond } from '@parde/api-client/testing';
import { fixture } from '@parde/api-client/testing/fixtures';
import type { Locale } from '@parde/domain';
import { Stack, Text } from '@parde/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { manyOf } from './demo-titles.ts';
import { Titles } from './filtered-list.tsx';
import { type Answers, mockApi, Queries } from './mock-api.tsx';
import { localeOf } from './story-locale.ts';

interface Args {
  /** The query of the address. */
  search: string;
}

const { data: examples } = fixture('listTitles');
const titles = manyOf(examples.items);
const pageSize = 8;

const answers: Answers = () => [
  respond(
    'listTitles',
    ({ query }) => {
      const type = query.get('type') ?? 'all';
      const ofType = titles.filter((card) => type === 'all' || card.content_type === type);
      const all = query.get('age') === '7' ? [] : ofType;
      if (query.get('sort') === 'name') all.reverse();
      const start = Number(query.get('cursor') ?? 0);
      const end = start + pageSize;
      const items = all.slice(start, end);
      return {
        data: {
          items,
          count: all.length,
          next_cursor: end < all.length ? String(end) : null,
          facets: { age: { 12: ofType.length } }, // no title is for 7 years
        },
      };
    },
    { delay: 300 },
  ),
];

/** Instead of the address bar of the browser, which belongs to Storybook here. */
function Demo({ search: first, locale }: Args & { locale: Locale }) {
  const [search, setSearch] = useState(() => new URLSearchParams(first));
  const [api] = useState(() => mockApi(locale, answers));
  return (
    <Stack>
      <Text dir="ltr" lang="en" size="sm" tone="muted">
        {`/cinema${search.size > 0 ? `?${search}` : ''}`}
      </Text>
      <Queries>
        <Titles api={api} locale={locale} search={search} onSearch={setSearch} />
      </Queries>
    </Stack>
  );
}

const meta = {
  title: 'Patterns/Filtered list',
  tags: ['!autodocs'],
  argTypes: { search: { table: { disable: true } } },
  args: { search: '' },
  render: (args, { globals }) => (
    <Demo key={localeOf(globals)} {...args} locale={localeOf(globals)} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const NoResults: Story = { args: { search: 'age=7' } };

// The tests are stories of their own: a play function would change what a reader opens.
export const ListTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = { name: /نمایش بیشتر|Show more/ };
    await userEvent.click(await canvas.findByRole('button', more));
    await expect(await canvas.findByText(/۱۶ از ۲۰|16 of 20/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', more)).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('button', more)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', more));
    const end = await canvas.findByText(/۲۰ از ۲۰|20 of 20/);
    await waitFor(() => expect(end.parentElement).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: /تا ۷ سال|Up to 7/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /^(?:سریال|Series)$/ }));
    await expect(canvas.getByText('/cinema?type=series')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^(?:۵ عنوان|5 titles)/),
    );
  },
};

export const FromTheAddressTest: Story = {
  tags: ['!dev', '!autodocs'],
  args: { search: 'type=movie&sort=unknown' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /^(?:فیلم|Films)$/ })).toBeChecked();
    // The unknown order is the default.
    await expect(canvas.getByRole('combobox')).toHaveValue('newest');
  },
};

export const NoResultsTest: Story = {
  tags: ['!dev', '!autodocs'],
  ...NoResults,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const clear = { name: /حذف فیلترها|Remove filters/ };
    await userEvent.click(await canvas.findByRole('button', clear));
    const found = await canvas.findByText(/^(?:۲۰ عنوان|20 titles)$/);
    await expect(found.parentElement).toHaveFocus();
  },
};
