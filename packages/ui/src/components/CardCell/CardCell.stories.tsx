import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { films } from '../../stories/catalogue.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { BookmarkIcon } from '../icons/BookmarkIcon.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import { Grid } from '../layout/Grid.tsx';
import { PosterCard } from '../PosterCard/PosterCard.tsx';
import { Shelf } from '../Shelf/Shelf.tsx';
import { WideCard } from '../WideCard/WideCard.tsx';
import { guide } from './CardCell.guide.ts';
import { CardCell, CardMore } from './CardCell.tsx';
import { CardOverlay } from './CardOverlay.tsx';

/**
 * A card with more information: three dots beside its name, and a hover preview, larger than its picture, while the
 * card has the pointer or the focus. The preview covers neither its own name nor its neighbours', and a click beside
 * its buttons follows the card's link.
 *
 * **Do** put both after the card, in the same cell. **Don't** load the content of the preview before it is shown.
 */
const meta = {
  title: 'Components/CardCell',
  component: CardCell,
  parameters: { guide },
} satisfies Meta<typeof CardCell>;

export default meta;

type Shape = 'poster' | 'wide';

interface FilmCellProps {
  film: ReturnType<typeof films>[number];
  locale: StoryLocale;
  shape: Shape;
  hasOverlay: boolean;
}

function FilmCell({ film: one, locale, shape, hasOverlay }: FilmCellProps) {
  const t = messages(locale);
  const { href, title, poster, still, year, rating, badge, tagline } = one;
  return (
    <CardCell>
      {shape === 'poster' ? (
        <PosterCard
          href={href}
          title={title}
          picture={poster}
          year={year}
          rating={rating}
          badge={badge}
        />
      ) : (
        <WideCard href={href} title={title} picture={still} subtitle={year} badge={badge} />
      )}
      {hasOverlay ? (
        <CardOverlay
          shape={shape}
          href={href}
          picture={still}
          title={shape === 'poster' ? title : undefined}
          summary={shape === 'poster' ? tagline : undefined}
          actions={
            <>
              <ButtonLink href={href} size="sm" variant="primary" icon={<PlayIcon />}>
                {t.play}
              </ButtonLink>
              <IconButton
                size="sm"
                variant="secondary"
                label={t.addToList}
                icon={<BookmarkIcon />}
              />
            </>
          }
        >
          {year}
        </CardOverlay>
      ) : null}
      <CardMore label={`${t.more}: ${title}`} shape={shape} onClick={() => undefined} />
    </CardCell>
  );
}

const meets = (a: DOMRect, b: DOMRect) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** Returns the box of the hover preview that contains a button. */
const overlayBoxOf = (button: HTMLElement) =>
  button.closest('div:has(> a[aria-hidden])')?.getBoundingClientRect() ?? new DOMRect();

const OnShelf = (shape: Shape): StoryObj<typeof meta> => ({
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = messages(locale);
    return (
      <Shelf title={t.newest} item={shape} labels={{ previous: t.previous, next: t.next }}>
        {films(locale).map((one, index) => (
          <FilmCell
            key={one.id}
            film={one}
            locale={locale}
            shape={shape}
            hasOverlay={index === 1}
          />
        ))}
      </Shelf>
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const t = messages(localeOf(globals));
    const canvas = within(canvasElement);
    const cards = canvas.getAllByRole('link').filter((link) => link.textContent !== t.play);
    const nameOf = (card: Element) =>
      card.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
    const dots = canvas.getAllByRole('button', { name: new RegExp(`^${t.more}`), hidden: true });
    const pictureOf = (card: Element) =>
      card.firstElementChild?.getBoundingClientRect() ?? new DOMRect();

    await step('texts and marks are beside a picture that has no hover preview', async () => {
      for (const [index, card] of cards.entries()) {
        if (index === 1) continue;
        const picture = pictureOf(card);
        const messages = Array.from(card.children)
          .slice(1)
          .concat(dots[index] ?? []);
        for (const each of messages) {
          await expect(meets(each.getBoundingClientRect(), picture)).toBe(false);
        }
      }
    });
    await step('the hover preview is larger than its picture, and covers no name', async () => {
      const [, second] = cards;
      if (!second) throw new Error('The shelf is empty.');
      const picture = pictureOf(second);
      const overlayBox = overlayBoxOf(canvas.getByRole('link', { name: t.play }));
      await expect(overlayBox.width).toBeGreaterThan(
        picture.width * (shape === 'poster' ? 1.33 : 1.09),
      );
      await expect(overlayBox.height).toBeGreaterThan(picture.height * 1.02);
      for (const card of cards) await expect(meets(overlayBox, nameOf(card))).toBe(false);
    });
    await step('the menu button is large enough for a finger', async () => {
      const { width, height } = dots[0]?.getBoundingClientRect() ?? new DOMRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    });
    await step('arrow keys move from card to card, and down into the hover preview', async () => {
      const [onwards, back] =
        localeOf(globals) === 'fa'
          ? ['{ArrowLeft}', '{ArrowRight}']
          : ['{ArrowRight}', '{ArrowLeft}'];
      const play = canvas.getByRole('link', { name: t.play });
      const list = canvas.getByRole('button', { name: t.addToList });
      cards[0]?.focus();
      await userEvent.keyboard(onwards);
      await expect(cards[1]).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(play).toHaveFocus();
      await userEvent.keyboard(onwards);
      await expect(list).toHaveFocus();
      await userEvent.keyboard(back);
      await expect(play).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(cards[1]).toHaveFocus();
      await userEvent.keyboard(back);
      await userEvent.keyboard('{ArrowDown}');
      await expect(dots[0]).toHaveFocus();
      await userEvent.keyboard(onwards);
      await expect(cards[1]).toHaveFocus();
      // A poster's preview replaces the dots of the card.
      await userEvent.keyboard(`{ArrowDown}${onwards}${onwards}`);
      await expect(shape === 'poster' ? cards[2] : dots[1]).toHaveFocus();
    });
    await step('the shelf is one tab stop, which focuses the last used card', async () => {
      cards[1]?.focus();
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
      await userEvent.tab();
      await expect(cards[1]).toHaveFocus();
      cards[1]?.blur();
    });
  },
});

export const Posters = OnShelf('poster');

export const Wide = OnShelf('wide');

/** All previews at once, which a page never shows. The first and the last of a row also stay within the row. */
export const InGrid: StoryObj<typeof meta> = {
  render: (_, { globals }) => (
    <Grid item="poster">
      {films(localeOf(globals)).map((one) => (
        <FilmCell key={one.id} film={one} locale={localeOf(globals)} shape="poster" hasOverlay />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('list').getBoundingClientRect();
    const plays = canvas.getAllByRole('link', { name: messages(localeOf(globals)).play });
    await expect(plays.length).toBeGreaterThan(6);
    for (const play of plays) {
      const { left, right, width } = overlayBoxOf(play);
      await expect(width).toBeGreaterThanOrEqual(280);
      await expect(left).toBeGreaterThanOrEqual(row.left - 1);
      await expect(right).toBeLessThanOrEqual(row.right + 1);
    }
  },
};
