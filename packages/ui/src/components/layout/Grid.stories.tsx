import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { films, plainNumber } from '../../stories/catalogue.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { PosterCard } from '../PosterCard/PosterCard.tsx';
import { Container } from './Container.tsx';
import { guide } from './Grid.guide.ts';
import { Grid } from './Grid.tsx';

/**
 * Cards of one kind in as many columns as fit. The width of the screen determines the number of columns.
 *
 * **Do** set `long` if there may be a hundred cards or more. It keeps every card in the DOM for the browser's page
 * search, for printing and for screen readers, but does not render cards out of view: 500 posters are some 9,000
 * elements, of which a laptop's screen renders about 20 cards.
 * **Don't** mix kinds of cards, and don't use it for a row: use a `Shelf`.
 */
const meta = {
  title: 'Layout/Grid',
  component: Grid,
  parameters: { guide, layout: 'fullscreen' },
  args: { item: 'poster', children: null },
} satisfies Meta<typeof Grid>;

export default meta;

const count = 500;

/** True if the browser renders the element, and does not skip it as out of view. */
const isDrawn = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });

export const Long: StoryObj<typeof meta> = {
  // The cards are alike, so axe needs to check only the first ones.
  parameters: { a11y: { context: { include: ['li:nth-child(-n + 20)'] } } },
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const all = films(locale);
    return (
      <Container>
        <Grid item="poster" long label={messages(locale).newest}>
          {Array.from({ length: count }, (_none, index) => {
            const film = all[index % all.length];
            return film ? (
              <PosterCard
                key={`${film.id}-${Math.floor(index / all.length)}`}
                href={`${film.href}/${index + 1}`}
                title={`${plainNumber(locale, index + 1)}. ${film.title}`}
                picture={film.poster}
                year={film.year}
                rating={film.rating}
              />
            ) : null;
          })}
        </Grid>
      </Container>
    );
  },
  play: async ({ canvasElement, step }) => {
    const list = canvasElement.querySelector('ul');
    const cards = Array.from(canvasElement.querySelectorAll('a'));
    const last = cards.at(-1);
    if (!list || !last) throw new Error('The list is empty.');

    await step('all cards are in the page, few are rendered', async () => {
      await expect(cards).toHaveLength(count);
      const titles = cards.flatMap((card) => card.querySelector('bdi') ?? []);
      await waitFor(() => expect(titles.filter(isDrawn).length).toBeLessThan(count / 5));
      await expect(titles.slice(0, 5).every(isDrawn)).toBe(true);
    });
    await step('a card costs about twenty elements', async () => {
      const each = list.querySelectorAll('*').length / count;
      await expect(each).toBeLessThan(25);
    });
    await step('a card that comes near is rendered, and the page does not jump', async () => {
      last.scrollIntoView();
      await waitFor(() => expect(isDrawn(last.querySelector('bdi') ?? last)).toBe(true));
      const { top, bottom } = last.getBoundingClientRect();
      await expect(top).toBeLessThan(innerHeight);
      await expect(bottom).toBeGreaterThan(0);
    });
    await step('the keyboard reaches cards that are not rendered', async () => {
      const [start, ...next] = cards.slice(250, 255);
      start?.focus();
      for (const card of next) {
        await userEvent.tab();
        await expect(card).toHaveFocus();
        const { top, bottom } = card.getBoundingClientRect();
        await expect(top).toBeLessThan(innerHeight);
        await expect(bottom).toBeGreaterThan(0);
      }
    });
  },
};
