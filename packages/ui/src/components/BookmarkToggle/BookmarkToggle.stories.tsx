import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { films } from '../../stories/catalogue.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { PosterCard } from '../PosterCard/PosterCard.tsx';
import { Shelf } from '../Shelf/Shelf.tsx';
import { BookmarkToggle } from './BookmarkToggle.tsx';

/**
 * Keeps a title for later, from the corner of its card. A finger sees it on every card; a mouse on the card that it
 * is over, a keyboard where the focus is, and all of them where it is pressed.
 *
 * **Do** put it after its card, in the same cell. **Don't** change its words when it is pressed: that it is, is said
 * already.
 */
const meta = {
  title: 'Components/BookmarkToggle',
  component: BookmarkToggle,
  args: { label: '', pressed: false, onClick: () => undefined },
} satisfies Meta<typeof BookmarkToggle>;

export default meta;

function KeptFilms({ locale }: { locale: StoryLocale }) {
  const t = words(locale);
  const [kept, setKept] = useState<readonly string[]>([]);
  const all = films(locale);
  return (
    <Shelf title={t.newest} item="poster" labels={{ previous: t.previous, next: t.next }}>
      {all.map(({ id, href, title, poster, year, badge }) => (
        <div key={id}>
          <PosterCard href={href} title={title} picture={poster} year={year} badge={badge} />
          <BookmarkToggle
            label={`${t.addToList}: ${title}`}
            pressed={kept.includes(id)}
            onClick={() =>
              setKept(kept.includes(id) ? kept.filter((each) => each !== id) : [...kept, id])
            }
          />
        </div>
      ))}
    </Shelf>
  );
}

export const OnShelf: StoryObj<typeof meta> = {
  render: (_, { globals }) => <KeptFilms locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const t = words(localeOf(globals));
    const canvas = within(canvasElement);
    const [card] = canvas.getAllByRole('link');
    const [toggle, other] = canvas.getAllByRole('button', { name: new RegExp(t.addToList) });
    if (!card || !toggle || !other) throw new Error('The shelf is empty.');

    await step('it stands in the corner of its own card, as large as a finger', async () => {
      const picture = card.getBoundingClientRect();
      const { top, left, right, width, height } = toggle.getBoundingClientRect();
      await expect(Math.abs(top - picture.top)).toBeLessThan(1);
      await expect(left >= picture.left - 1 && right <= picture.right + 1).toBe(true);
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    });
    await step('Tab comes to it from its card, and pressing it says so', async () => {
      card.focus();
      await userEvent.tab();
      await expect(toggle).toHaveFocus();
      await waitFor(() => expect(getComputedStyle(toggle).opacity).toBe('1'));
      await userEvent.keyboard(' ');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await expect(other).toHaveAttribute('aria-pressed', 'false');
    });
    await step('what is kept is seen without a mouse over it', async () => {
      toggle.blur();
      await waitFor(() => expect(getComputedStyle(toggle).opacity).toBe('1'));
    });
    await step('arrow keys go on to the next card', async () => {
      toggle.focus();
      await userEvent.keyboard(localeOf(globals) === 'fa' ? '{ArrowLeft}' : '{ArrowRight}');
      await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
    });
  },
};
