import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { film, people } from '../../stories/catalogue.ts';
import { messages } from '../../stories/messages/messages.ts';
import { shelfMessages } from '../../stories/messages/shelf-messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Container } from '../layout/Container.tsx';
import { Stack } from '../layout/Stack.tsx';
import { PersonCard } from '../PersonCard/PersonCard.tsx';
import { PosterCard } from '../PosterCard/PosterCard.tsx';
import { guide } from './Shelf.guide.ts';
import { Shelf } from './Shelf.tsx';
import { ShelfSkeleton } from './ShelfSkeleton.tsx';

/**
 * A row of cards from edge to edge of the page. It scrolls by touch, wheel, arrow keys, arrow buttons and mouse drag.
 * At an end, the arrow button is hidden. On every screen two fifths of a card are visible at the edge to show that
 * the row continues.
 *
 * **Do** put it directly on the page, into a `Container`, or into a `Stack` in one: it has its own margins. **Do**
 * use one kind of card, the best first. **Don't** render a shelf without cards. **Don't** put more than forty cards
 * on it: the link beside its title leads to all of them.
 */
const meta = {
  title: 'Components/Shelf',
  component: Shelf,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    title: 'تازه‌های پرده',
    item: 'poster',
    labels: shelfMessages('fa', 'تازه‌های پرده').labels,
    children: null,
  },
} satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

interface PosterShelfProps {
  locale: StoryLocale;
  count: number;
  title?: 'newest' | 'mostSeen';
}

function PosterShelf({ locale, count, title = 'newest' }: PosterShelfProps) {
  const t = messages(locale);
  return (
    <Shelf item="poster" {...shelfMessages(locale, t[title], '#/new')}>
      {Array.from({ length: count }, (_, index) => film(locale, index)).map(
        ({ id, href, title, poster, year, badge, rating }, index) => (
          <PosterCard
            key={`${id}-${Math.floor(index / 10)}`}
            href={href}
            title={title}
            picture={poster}
            year={year}
            badge={badge}
            rating={rating}
          />
        ),
      )}
    </Shelf>
  );
}

/** Returns the share of an element that is visible inside the track, from 0 to 1. */
function shownIn(track: Element, element: Element): number {
  const view = track.getBoundingClientRect();
  const { left, right, width } = element.getBoundingClientRect();
  return Math.max(0, Math.min(right, view.right) - Math.max(left, view.left)) / width;
}

const isBetween = (share: number) => share > 0.01 && share < 0.99;

export const Posters: Story = {
  render: (_, { globals }) => <PosterShelf locale={localeOf(globals)} count={10} />,
  play: async ({ canvasElement, globals, step }) => {
    const t = messages(localeOf(globals));
    const { all, labels } = shelfMessages(localeOf(globals), t.newest);
    const canvas = within(canvasElement);
    const track = canvas.getByRole('list', { name: t.newest });
    const cards = within(track).getAllByRole('link');
    const [first, second] = cards;
    const last = cards.at(-1);
    if (!first || !second || !last) throw new Error('The shelf is empty.');
    const onwards = globals.locale === 'fa' ? '{ArrowLeft}' : '{ArrowRight}';

    await step('is a named region with a named link to everything', async () => {
      await expect(canvas.getByRole('region', { name: t.newest })).toBeVisible();
      await expect(canvas.getByRole('link', { name: all.name })).toBeVisible();
    });
    await step('the last visible card is cut off, to show that more cards follow', async () => {
      const shares = cards.map((card) => shownIn(track, card));
      await expect(shares[0]).toBeGreaterThan(0.99);
      const cut = shares.filter(isBetween);
      await expect(cut).toHaveLength(1);
      await expect(cut[0]).toBeCloseTo(0.4, 1);
    });
    await step('arrow keys move in text direction', async () => {
      first.focus();
      await userEvent.keyboard(onwards);
      await expect(second).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(last).toHaveFocus();
      await waitFor(() => expect(Math.abs(track.scrollLeft)).toBeGreaterThan(100));
      await userEvent.keyboard('{Home}');
      await expect(first).toHaveFocus();
      await waitFor(() => expect(Math.abs(track.scrollLeft)).toBeLessThan(2));
    });
    await step('the arrow scrolls the shelf, and the back arrow appears', async () => {
      await userEvent.hover(first);
      const back = canvas.getByText(labels.previous).closest('button');
      const next = canvas.getByText(labels.next).closest('button');
      if (!next) throw new Error('There is no arrow.');
      await waitFor(() => expect(back).not.toBeVisible());
      fireEvent.click(next);
      await waitFor(() => expect(Math.abs(track.scrollLeft)).toBeGreaterThan(100));
      await waitFor(() => expect(getComputedStyle(back ?? next).visibility).toBe('visible'));
    });
  },
};

/** In a `Container`, directly or in a `Stack`, a shelf has the same margins as on the page. */
export const InContainer: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <>
        <Container>
          <PosterShelf locale={locale} count={10} />
        </Container>
        <Container>
          <Stack>
            <PosterShelf locale={locale} count={10} title="mostSeen" />
          </Stack>
        </Container>
        <Container>
          <ShelfSkeleton item="poster" />
        </Container>
      </>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages(localeOf(globals));
    for (const name of [t.newest, t.mostSeen]) {
      const track = within(canvasElement).getByRole('list', { name });
      const { left, width } = track.getBoundingClientRect();
      await expect([left, width]).toEqual([0, document.documentElement.clientWidth]);
    }
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** A drag is not a click; a click may move by up to five pixels. */
export const PulledByMouse: Story = {
  render: (_, { globals }) => <PosterShelf locale={localeOf(globals)} count={10} />,
  play: async ({ canvasElement, globals, step }) => {
    const t = messages(localeOf(globals));
    const track = within(canvasElement).getByRole('list', { name: t.newest });
    const card = within(track).getAllByRole('link')[1];
    if (!card) throw new Error('The shelf is empty.');
    let clicks = 0;
    // The last bubbling listener. It counts clicks that were not stopped, and prevents navigation.
    const arrived = (event: Event) => {
      clicks += 1;
      event.preventDefault();
    };
    canvasElement.addEventListener('click', arrived);
    const pull = (distance: number) => {
      const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true };
      fireEvent.pointerDown(card, { ...pointer, clientX: 600 });
      fireEvent.pointerMove(card, { ...pointer, clientX: 600 + distance });
      fireEvent.pointerUp(card, { ...pointer, clientX: 600 + distance });
      fireEvent.click(card, { detail: 1 });
    };
    const onwards = globals.locale === 'fa' ? 1 : -1;

    await step('five pixels are a click', async () => {
      pull(onwards * 5);
      await expect(clicks).toBe(1);
      await expect(track.scrollLeft).toBe(0);
    });
    await step('a longer movement is a drag', async () => {
      pull(onwards * 240);
      await expect(clicks).toBe(1);
      await waitFor(() => expect(Math.abs(track.scrollLeft)).toBeGreaterThan(100));
    });
    canvasElement.removeEventListener('click', arrived);
  },
};

/** Fewer cards than fit: no arrows, no scrolling. */
export const Few: Story = {
  render: (_, { globals }) => (
    <Stack space="section">
      <PosterShelf locale={localeOf(globals)} count={2} />
      <PosterShelf locale={localeOf(globals)} count={1} title="mostSeen" />
    </Stack>
  ),
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const t = messages(locale);
    for (const card of within(canvasElement).getAllByRole('listitem')) await userEvent.hover(card);
    for (const title of [t.newest, t.mostSeen]) {
      for (const name of Object.values(shelfMessages(locale, title).labels)) {
        const label = within(canvasElement).getByText(name);
        await waitFor(() => expect(label.closest('button')).not.toBeVisible());
      }
    }
    for (const track of within(canvasElement).getAllByRole('list')) {
      await expect(track.scrollWidth).toBe(track.clientWidth);
    }
  },
};

/** A shelf without cards renders correctly, but a page should leave it out. */
export const Empty: Story = {
  render: (_, { globals }) => <PosterShelf locale={localeOf(globals)} count={0} />,
  play: async ({ canvasElement, globals }) => {
    const t = messages(localeOf(globals));
    const { labels } = shelfMessages(localeOf(globals), t.newest);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: t.newest })).toBeVisible();
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    await userEvent.hover(canvas.getByRole('list'));
    for (const name of Object.values(labels)) {
      await expect(canvas.getByText(name).closest('button')).not.toBeVisible();
    }
  },
};

/** The maximum for a shelf. Wherever the focus moves, its card is completely visible. */
export const Forty: Story = {
  render: (_, { globals }) => <PosterShelf locale={localeOf(globals)} count={40} />,
  play: async ({ canvasElement, globals, step }) => {
    const t = messages(localeOf(globals));
    const { all, labels } = shelfMessages(localeOf(globals), t.newest);
    const canvas = within(canvasElement);
    const track = canvas.getByRole('list', { name: t.newest });
    const cards = within(track).getAllByRole('link');
    await expect(cards).toHaveLength(40);
    const isSeen = () =>
      expect(shownIn(track, document.activeElement ?? track)).toBeGreaterThan(0.99);

    await step('arrow keys move through the cards', async () => {
      const onwards = globals.locale === 'fa' ? '{ArrowLeft}' : '{ArrowRight}';
      canvas.getByRole('link', { name: all.name }).focus();
      await userEvent.tab();
      for (const card of cards.slice(0, 12)) {
        await expect(card).toHaveFocus();
        await waitFor(isSeen);
        await userEvent.keyboard(onwards);
      }
    });
    await step('it is one tab stop, which focuses the last used card', async () => {
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('link', { name: all.name })).toHaveFocus();
      await userEvent.tab();
      await expect(cards[12]).toHaveFocus();
      await waitFor(isSeen);
    });
    await step('End and Home move to the ends of the shelf', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(isSeen);
      await waitFor(() =>
        expect(canvas.getByText(labels.next).closest('button')).not.toBeVisible(),
      );
      await userEvent.keyboard('{Home}');
      await waitFor(isSeen);
    });
    await step('the page itself does not scroll sideways', async () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBe(clientWidth);
    });
  },
};

export const People: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = messages(locale);
    return (
      <Shelf title={t.people} item="person" labels={shelfMessages(locale, t.people).labels}>
        {people(locale).map(({ id, href, name, role, picture }) => (
          <PersonCard key={id} href={href} name={name} role={role} picture={picture} />
        ))}
      </Shelf>
    );
  },
};

const foreign = {
  fa: { text: 'The Silk Road', lang: 'en', dir: 'ltr' },
  en: { text: 'جادهٔ ابریشم', lang: 'fa', dir: 'rtl' },
} as const;

/** A name in another language keeps its language in the heading, the link and the arrows. */
export const ForeignName: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const name = foreign[locale];
    const { all, labels } = shelfMessages(locale, '');
    const { href, title, poster } = film(locale);
    return (
      <Shelf
        title={name}
        item="poster"
        all={{ ...all, name: [all.name, name] }}
        labels={{ previous: [labels.previous, name], next: [labels.next, name] }}
      >
        <PosterCard href={href} title={title} picture={poster} />
      </Shelf>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { text, lang } = foreign[localeOf(globals)];
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('list', { name: text }));
    await waitFor(() => expect(canvas.getAllByText(text)).toHaveLength(4));
    for (const name of canvas.getAllByText(text)) await expect(name).toHaveAttribute('lang', lang);
    await expect(canvas.getAllByRole('link', { name: new RegExp(text) })[0]).toHaveAttribute(
      'href',
      '#/all',
    );
  },
};
