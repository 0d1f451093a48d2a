import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { guide } from './Breadcrumbs.guide.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/**
 * The position of the page in the site, with links to its ancestors.
 *
 * **Do** name each step as its page does.
 *
 * **Don't** show it on a page directly below home, or as the only way back.
 */
const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { guide },
  args: { label: '', trail: [], current: '' },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfEpisode: Story = {
  render: (_, { globals }) => {
    const t = controlMessages(localeOf(globals));
    return (
      <Breadcrumbs
        label={t.path}
        trail={t.trail.map((label, index) => ({ href: `#/${index}`, label }))}
        current={t.crumb}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = controlMessages(localeOf(globals));
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: t.path })).toBeVisible();
    await expect(canvas.getByText(t.crumb)).toHaveAttribute('aria-current', 'page');
    // The arrows are decoration. Only the names are announced, in their order.
    const names = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(names).toEqual([...t.trail, t.crumb]);
    await expect(canvas.queryAllByRole('img')).toEqual([]);
  },
};

const edges = {
  fa: {
    trail: ['خانه', 'فیلم و سریال', 'The Long Way Home: Director’s Cut'],
    current: 'پشت صحنه و گفت‌وگوی بلند با کارگردان، بخش دوم از سه بخش',
  },
  en: {
    trail: ['Home', 'Films and series', 'آخرین برف دماوند: نسخهٔ بازسازی‌شده'],
    current: 'Behind the scenes and a long talk with the director, part two of three',
  },
} as const;

/** Long names, one in the other direction, on the smallest phone; and a page with one ancestor. */
export const Edges: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const { trail, current } = edges[locale];
    const links = trail.map((label, index) => ({ href: `#/${index}`, label }));
    return (
      <>
        <Breadcrumbs label={controlMessages(locale).path} trail={links} current={current} />
        <Breadcrumbs label={current} trail={links.slice(0, 1)} current={trail[1]} />
      </>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const canvas = within(canvasElement);
    const other = canvas.getByText(edges[locale].trail[2]);
    await expect(getComputedStyle(other).direction).toBe(locale === 'fa' ? 'ltr' : 'rtl');
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    for (const { left, right } of canvas
      .getAllByRole('link')
      .map((a) => a.getBoundingClientRect())) {
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
  },
};
