import { formatToman } from '@parde/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { guide } from './Bars.guide.ts';
import { Bars } from './Bars.tsx';

/**
 * A bar chart of a few values. Time runs in the direction of reading, so the newest bar is at the end of the line.
 *
 * **Do** write the sum or the highest value above the chart, so that nobody has to measure bars.
 *
 * **Don't** show a chart without data.
 */
const meta = {
  title: 'Components/Bars',
  component: Bars,
  parameters: { guide },
  args: { label: '', headings: { label: '', value: '' }, bars: [] },
} satisfies Meta<typeof Bars>;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  fa: {
    label: 'پرداخت‌ها به تفکیک ماه',
    headings: { label: 'ماه', value: 'مبلغ' },
    months: ['فروردین', 'اردیبهشت', 'خرداد', 'تیر', 'مرداد', 'شهریور', 'مهر', 'آبان', 'آذر'],
  },
  en: {
    label: 'Payments by month',
    headings: { label: 'Month', value: 'Amount' },
    months: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
} as const;

const amounts = [149_000, 89_000, 0, 298_000, 149_000, 35_000, 149_000, 0, 219_000];

function paymentsIn(locale: StoryLocale) {
  const { label, headings, months } = texts[locale];
  const number = new Intl.NumberFormat(locale);
  const bars = months.map((month, index) => {
    const value = amounts[index] ?? 0;
    const valueText = formatToman(value, locale);
    const shortText = number.format(value / 1000);
    return { id: month, label: month, shortLabel: month, value, valueText, shortText };
  });
  return { label, headings, bars };
}

export const Payments: Story = {
  render: (_, { globals }) => <Bars {...paymentsIn(localeOf(globals))} />,
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const { label, headings, bars } = paymentsIn(locale);
    const table = within(canvasElement).getByRole('table', { name: label });
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    await expect(cells).toEqual([
      [headings.label, headings.value],
      ...bars.map((bar) => [bar.label, bar.valueText]),
    ]);
    // The drawing: heights follow the values, and the first bar is where reading begins.
    const columns = [...canvasElement.querySelectorAll('[title]')];
    const heights = columns.map(
      (column) => column.querySelector(':scope > div > div')?.clientHeight ?? 0,
    );
    const highest = Math.max(...heights);
    await expect(heights.indexOf(highest)).toBe(3);
    await expect((heights[0] ?? 0) / highest).toBeCloseTo(0.5, 1);
    await expect(heights[2]).toBe(0);
    const [first, last] = [columns[0], columns.at(-1)].map(
      (column) => column?.getBoundingClientRect().x ?? 0,
    );
    await expect(Math.sign((last ?? 0) - (first ?? 0))).toBe(locale === 'fa' ? -1 : 1);
  },
};

/** In a narrow chart, and with large text, some names are left out so that none overlap. */
export const Narrow: Story = {
  render: (_, { globals }) => (
    <Box style={{ maxInlineSize: '18rem' }}>
      <Bars {...paymentsIn(localeOf(globals))} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('[title] > span')].filter((name) =>
      name.checkVisibility({ visibilityProperty: true }),
    );
    const spans = names
      .map((name) => name.getBoundingClientRect())
      .sort((one, other) => one.left - other.left);
    await expect(spans.length).toBeGreaterThan(1);
    for (const [index, { left }] of spans.slice(1).entries()) {
      await expect(left).toBeGreaterThan(spans[index]?.right ?? 0);
    }
  },
};
