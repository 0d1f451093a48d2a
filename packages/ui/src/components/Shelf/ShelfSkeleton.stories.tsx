import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { film } from '../../stories/catalogue.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { PersonCard } from '../PersonCard/PersonCard.tsx';
import { PosterCard } from '../PosterCard/PosterCard.tsx';
import { WideCard } from '../WideCard/WideCard.tsx';
import { Shelf } from './Shelf.tsx';
import { guide } from './ShelfSkeleton.guide.ts';
import { ShelfSkeleton } from './ShelfSkeleton.tsx';
import type { ShelfItem } from './shelf-items.ts';

/**
 * The placeholder of a shelf that is loading. A shelf with `reservedHeight` for its cards' text has exactly the same height,
 * whatever the text.
 *
 * **Do** set `reservedHeight` on a shelf that replaces this placeholder, and on a shelf whose distant cards load later.
 */
const meta = {
  title: 'Components/ShelfSkeleton',
  component: ShelfSkeleton,
  parameters: { guide, layout: 'fullscreen' },
  args: { item: 'poster' },
} satisfies Meta<typeof ShelfSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = {
  poster: 'newest',
  wide: 'mostSeen',
  few: 'continueWatching',
  person: 'people',
  ranked: 'featured',
} as const;

const longName = (locale: StoryLocale) => Array(3).fill(film(locale, 6).title).join(' ');

interface RoomyShelfProps {
  locale: StoryLocale;
  item: ShelfItem;
  /** True to add a card with a long name. */
  hasLong?: boolean;
}

function RoomyShelf({ locale, item, hasLong = false }: RoomyShelfProps) {
  const t = messages(locale);
  const short = film(locale, 2);
  const long = { ...film(locale, 6), title: longName(locale) };
  return (
    <Shelf
      title={t[titles[item]]}
      item={item}
      reservedHeight={item === 'person' ? 'names' : 'facts'}
      // The link does not change the shelf's height.
      all={item === 'ranked' ? { href: '#/all', label: t.all, name: t.all } : undefined}
      labels={{ previous: t.previous, next: t.next }}
    >
      {[short, { ...short, id: 'second' }, ...(hasLong ? [long] : [])].map((each) => {
        const { id, href, title, poster, still, year } = each;
        if (item === 'person') {
          return <PersonCard key={id} href={href} name={title} picture={poster} />;
        }
        return item === 'wide' || item === 'few' ? (
          <WideCard key={id} href={href} title={title} picture={still} subtitle={year} />
        ) : (
          <PosterCard key={id} href={href} title={title} picture={poster} year={year} />
        );
      })}
    </Shelf>
  );
}

/**
 * At the top, only reserved space, for a shelf far away; in the middle, a shelf that is loading. Nothing moves when
 * it loads.
 */
export const Coming: Story = {
  render: (_, { globals }) => (
    <Stack space="section">
      <ShelfSkeleton item="poster" empty />
      <ShelfSkeleton item="poster" />
      <RoomyShelf locale={localeOf(globals)} item="poster" />
      <ShelfSkeleton item="wide" empty />
      <RoomyShelf locale={localeOf(globals)} item="wide" />
      <ShelfSkeleton item="ranked" empty />
      <RoomyShelf locale={localeOf(globals)} item="ranked" />
      <ShelfSkeleton item="few" />
      <RoomyShelf locale={localeOf(globals)} item="few" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const shelves = within(canvasElement).getAllByRole('region');
    const [poster = 0, wide = 0, ranked = 0, few = 0] = shelves.map(
      (each) => each.getBoundingClientRect().height,
    );
    const slots = Array.from(
      canvasElement.querySelectorAll('[aria-hidden="true"]:has(+ *)'),
      (each) => each.getBoundingClientRect().height,
    ).filter((height) => height > 100);
    for (const [index, expected] of [poster, poster, wide, ranked, few].entries()) {
      await expect(Math.abs((slots[index] ?? 0) - expected)).toBeLessThan(1);
    }
  },
};

const shapes: readonly ShelfItem[] = ['poster', 'wide', 'person'];

function Growing({ locale }: { locale: StoryLocale }) {
  const [hasLong, setLong] = useState(false);
  return (
    <Stack space="section">
      <Button onClick={() => setLong(true)}>{messages(locale).all}</Button>
      {shapes.map((item) => (
        <RoomyShelf key={item} locale={locale} item={item} hasLong={hasLong} />
      ))}
    </Stack>
  );
}

/** Distant cards load when their shelf is near. A longer name among them does not make the shelf taller. */
export const CardsLoadLater: Story = {
  render: (_, { globals }) => <Growing locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const canvas = within(canvasElement);
    const heights = () =>
      canvas.getAllByRole('region').map((shelf) => shelf.getBoundingClientRect().height);
    const before = heights();
    await userEvent.click(canvas.getByRole('button', { name: messages(locale).all }));
    await expect(canvas.getAllByText(longName(locale))).toHaveLength(shapes.length);
    for (const [index, height] of heights().entries()) {
      await expect(Math.abs(height - (before[index] ?? 0))).toBeLessThan(1);
    }
  },
};
