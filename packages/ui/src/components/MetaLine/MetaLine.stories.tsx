import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { film } from '../../stories/catalogue.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './MetaLine.guide.ts';
import { MetaLine } from './MetaLine.tsx';

/**
 * Short facts below a title. A dot is shown only between two facts on one line, never at the start of a line.
 *
 * **Do** begin with the most important: the rating, the year. **Don't** write sentences, or more than six facts.
 */
const meta = {
  title: 'Components/MetaLine',
  component: MetaLine,
  parameters: { guide },
  args: { items: [{ id: 'year', content: '۱۴۰۲' }] },
} satisfies Meta<typeof MetaLine>;

export default meta;

/** In one line, a fact that does not fit is hidden completely, but still read by screen readers. */
export const OneLine: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const { rating, year, genre } = film(locale);
    return (
      <Box style={{ maxInlineSize: '15rem' }}>
        <MetaLine
          oneLine
          items={[
            { id: 'rating', content: <Rating {...rating} /> },
            { id: 'year', content: year },
            { id: 'length', content: messages(locale).minutes },
            { id: 'age', content: messages(locale).age },
            { id: 'genre', content: genre },
          ]}
        />
      </Box>
    );
  },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('list').getBoundingClientRect();
    const facts = within(canvasElement)
      .getAllByRole('listitem')
      .map((fact) => fact.getBoundingClientRect());
    await expect(facts).toHaveLength(5);
    const visibleFacts = facts.filter(({ top }) => top < line.bottom - 1);
    await expect(visibleFacts.length).toBeGreaterThan(1);
    await expect(visibleFacts.length).toBeLessThan(5);
    for (const { left, right } of visibleFacts) {
      await expect(left).toBeGreaterThanOrEqual(line.left - 1);
      await expect(right).toBeLessThanOrEqual(line.right + 1);
    }
  },
};

export const WideAndNarrow: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const { rating, year, genre } = film(locale);
    const t = messages(locale);
    const line = (
      <Text as="div" tone="muted">
        <MetaLine
          items={[
            { id: 'rating', content: <Rating {...rating} /> },
            { id: 'year', content: year },
            { id: 'genre', content: genre },
            { id: 'length', content: t.minutes },
            { id: 'age', content: t.age },
            { id: 'quality', content: '4K HDR' },
          ]}
        />
      </Text>
    );
    return (
      <Stack space="lg">
        {line}
        <Box surface="surface" corners="md" padding="md" style={{ maxInlineSize: '16rem' }}>
          {line}
        </Box>
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { rating, year } = film(localeOf(globals));
    const [wide, narrow] = within(canvasElement).getAllByRole('list');
    if (!wide || !narrow) throw new Error('A line is missing.');
    // The dots are decoration. Screen readers announce the facts, and the rating as a sentence.
    const facts = within(wide).getAllByRole('listitem');
    await expect(facts).toHaveLength(6);
    await expect(facts[0]).toHaveTextContent(rating.label);
    await expect(facts[1]).toHaveTextContent(year);
    await expect(wide.textContent).not.toContain('·');
    // The narrow list has several lines, and the dot at the start of each line is clipped.
    const frame = narrow.parentElement?.getBoundingClientRect();
    const rtl = getComputedStyle(narrow).direction === 'rtl';
    const dot = (fact: Element) => {
      const { left, right } = fact.getBoundingClientRect();
      return rtl ? (frame?.right ?? 0) - right : left - (frame?.left ?? 0);
    };
    const starts = within(narrow)
      .getAllByRole('listitem')
      .filter((fact) => dot(fact) < 1);
    await expect(starts.length).toBeGreaterThan(1);
    for (const fact of starts) await expect(dot(fact)).toBeLessThan(-10);
  },
};
