import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { films } from '../../stories/catalogue.ts';
import { messages } from '../../stories/messages/messages.ts';
import { productMessages } from '../../stories/messages/product-messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Grid } from '../layout/Grid.tsx';
import { PosterCard } from '../PosterCard/PosterCard.tsx';
import { guide } from './LoadMore.guide.ts';
import { LoadMore } from './LoadMore.tsx';

/**
 * The end of a list that continues. It loads more when it scrolls near, and on click. The count is announced when it
 * changes.
 *
 * **Do** show the total. If loading failed, say so and let the viewer click.
 *
 * **Don't** put content that must be reachable below it, such as a footer, unless it loads `loadsOnClickOnly`.
 */
const meta = {
  title: 'Components/LoadMore',
  component: LoadMore,
  parameters: { guide },
  args: { label: '', loading: false, onLoad: () => undefined },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

const total = 240;

function Films({ locale }: { locale: StoryLocale }) {
  const p = productMessages(locale);
  const all = films(locale);
  const [count, setCount] = useState(24);
  const load = useCallback(() => setCount((before) => Math.min(total, before + 24)), []);
  return (
    <>
      <Grid item="poster" long label={p.moreFilms}>
        {Array.from({ length: count }, (_, index) => {
          const film = all[index % all.length];
          return film ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the made-up list only ever grows at its end.
            <PosterCard key={index} href={film.href} title={film.title} picture={film.poster} />
          ) : null;
        })}
      </Grid>
      {count < total ? (
        <LoadMore
          label={p.moreFilms}
          loading={false}
          status={p.countOf(count, total)}
          onLoad={load}
        />
      ) : null}
    </>
  );
}

export const UnderLongGrid: Story = {
  render: (_, { globals }) => <Films locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const p = productMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list', { name: p.moreFilms });
    await step('more loads when the end is near', async () => {
      canvas.getByRole('button', { name: p.moreFilms }).scrollIntoView();
      await waitFor(() => expect(list.childElementCount).toBeGreaterThan(24));
    });
    await step('distant cards are not rendered, and keep their space', async () => {
      scrollTo(0, 0);
      await waitFor(() => {
        const last = list.lastElementChild;
        if (!last) throw new Error('The list is empty.');
        expect(last.checkVisibility()).toBe(true);
        expect(last.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).toBe(
          false,
        );
        expect(last.getBoundingClientRect().height).toBeGreaterThan(100);
      });
    });
  },
};

const load = fn();

/** Loading failed: nothing is requested until the viewer clicks. */
export const Failed: Story = {
  render: (_, { globals }) => {
    const t = messages(localeOf(globals));
    return (
      <LoadMore label={t.retry} loading={false} loadsOnClickOnly status={t.failed} onLoad={load} />
    );
  },
  play: async ({ canvasElement, globals }) => {
    load.mockClear();
    const t = messages(localeOf(globals));
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(t.failed);
    // By the second frame, an observer has reported the visible elements.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(load).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t.retry }));
    await expect(load).toHaveBeenCalledTimes(1);
  },
};

/** While loading, the button keeps its position and its focus, and does not request twice. */
export const Loading: Story = {
  render: (_, { globals }) => {
    const p = productMessages(localeOf(globals));
    return <LoadMore label={p.moreFilms} loading status={p.countOf(24, total)} onLoad={load} />;
  },
  play: async ({ canvasElement, globals }) => {
    load.mockClear();
    const name = productMessages(localeOf(globals)).moreFilms;
    const button = within(canvasElement).getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(load).not.toHaveBeenCalled();
  },
};
