import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { films, plainNumber } from '../../stories/catalogue.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Container } from '../layout/Container.tsx';
import { PosterCard } from '../PosterCard/PosterCard.tsx';
import type { GridPosition } from './grid-window.ts';
import { guide } from './LongGrid.guide.ts';
import { LongGrid } from './LongGrid.tsx';

/**
 * A grid of cards of one kind, possibly tens of thousands. Only cards near the screen are in the DOM; space is
 * reserved for the others. It scrolls with the page, and the focused card stays in the DOM.
 *
 * **Do** pass `first` if a server renders it, and `position` from `onScrollEnd` when a viewer returns.
 *
 * **Don't** use it for a few dozen cards: with a `Grid`, the browser's page search finds them.
 */
const meta = {
  title: 'Layout/LongGrid',
  component: LongGrid,
  parameters: {
    guide,
    propCode: {
      renderItem:
        '(index) => <PosterCard href={`/movie/${index}`} title={`فیلم ${index}`} picture={null} />',
    },
    layout: 'fullscreen',
    // The grid scrolls with its page, so the docs show it in a frame.
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { item: 'poster', count: 0, renderItem: () => null },
} satisfies Meta<typeof LongGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const count = 30_000;

function Films({ locale, position }: { locale: StoryLocale; position?: GridPosition }) {
  const all = films(locale);
  const [rest, setRest] = useState<GridPosition>();
  const [, setArrivals] = useState(0);
  // As in a product, the items of a new window arrive before the scroll counts as ended.
  const loadWindow = useCallback(() => {
    setTimeout(() => setArrivals((arrivals) => arrivals + 1), 100);
  }, []);
  return (
    <Container>
      <LongGrid
        item="poster"
        label={messages(locale).newest}
        count={count}
        total={count}
        first={{ start: 0, end: 24 }}
        position={position}
        onWindow={loadWindow}
        onScrollEnd={(at) => setRest(at)}
        renderItem={(index) => {
          const film = all[index % all.length];
          return film ? (
            <PosterCard
              href={`${film.href}/${index + 1}`}
              title={`${plainNumber(locale, index + 1)}. ${film.title}`}
              picture={film.poster}
              year={film.year}
              rating={film.rating}
            />
          ) : null;
        }}
      />
      <output hidden>{rest?.index}</output>
    </Container>
  );
}

const cardAt = (list: HTMLElement, index: number) =>
  list.querySelector<HTMLElement>(`[data-index="${index}"] a`);

export const ThirtyThousand: Story = {
  // The cards are alike, so axe needs to check only the first ones.
  parameters: { a11y: { context: { include: ['li:nth-child(-n + 20)'] } } },
  render: (_, { globals }) => <Films locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const list = within(canvasElement).getByRole('list', {
      name: messages(localeOf(globals)).newest,
    });
    const nodes = () => list.querySelectorAll('*').length;

    await step('only few cards are in the page at any scroll position', async () => {
      for (const share of [0.2, 0.9, 0.5]) {
        scrollTo(0, document.documentElement.scrollHeight * share);
        await waitFor(() => {
          const middle = Array.from(list.children).find(
            (item) => item.getBoundingClientRect().bottom > innerHeight / 2,
          );
          expect(Math.abs(Number(middle?.getAttribute('data-index')) / count - share)).toBeLessThan(
            0.02,
          );
        });
        await expect(nodes()).toBeLessThan(3000);
      }
    });
    await step('a screen reader gets the number of cards and the position of each', async () => {
      const { ariaSetSize, ariaPosInSet } = list.children[0] ?? {};
      await expect(ariaSetSize).toBe(String(count));
      await expect(Number(ariaPosInSet)).toBeGreaterThan(1000);
    });
    await step('the focused card remains, and Tab continues from it', async () => {
      scrollTo(0, 0);
      await waitFor(() => expect(cardAt(list, 2)).not.toBeNull());
      cardAt(list, 2)?.focus();
      scrollTo(0, document.documentElement.scrollHeight);
      await waitFor(() => expect(cardAt(list, count - 1)).not.toBeNull());
      await expect(cardAt(list, 2)).toHaveFocus();
      await userEvent.tab();
      await waitFor(() => expect(cardAt(list, 3)).toHaveFocus());
    });
  },
};

export const FoundAgain: Story = {
  parameters: ThirtyThousand.parameters ?? {},
  render: (_, { globals }) => (
    <Films locale={localeOf(globals)} position={{ index: 12_000, offset: 40 }} />
  ),
  play: async ({ canvasElement, globals }) => {
    const list = within(canvasElement).getByRole('list', {
      name: messages(localeOf(globals)).newest,
    });
    const item = list.querySelector('[data-index="12000"]');
    await waitFor(() => expect(item?.getBoundingClientRect().top).toBeCloseTo(-40, 0));
    await waitFor(() => {
      const rest = Number(canvasElement.querySelector('output')?.textContent);
      expect(rest).toBeLessThanOrEqual(12_000);
      expect(rest).toBeGreaterThan(11_950);
    });
  },
};
