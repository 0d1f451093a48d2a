import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { white } from '../../stories/art.ts';
import { films, plainNumber } from '../../stories/catalogue.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Badge } from '../Badge/Badge.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import { MetaLine } from '../MetaLine/MetaLine.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { type HeroSlide, HeroSlider, type HeroSliderLabels } from './HeroSlider.tsx';

/**
 * The large pictures that a page begins with. It never moves by itself; the veil keeps words
 * readable on any picture, even a white one.
 *
 * **Do** give phones an upright cut. **Don't** show more than seven slides.
 */
const meta = {
  title: 'Components/HeroSlider',
  component: HeroSlider,
  parameters: { layout: 'fullscreen' },
  args: { label: 'برگزیده‌های پرده', slides: [], labels: labelsIn('fa') },
} satisfies Meta<typeof HeroSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

function labelsIn(locale: StoryLocale): HeroSliderLabels {
  const t = words(locale);
  return {
    previous: t.previous,
    next: t.next,
    carousel: t.carousel,
    slide: t.slide,
    position: (position, total) =>
      `${plainNumber(locale, position)} ${locale === 'fa' ? 'از' : 'of'} ${plainNumber(locale, total)}`,
  };
}

function slidesIn(locale: StoryLocale, count: number): HeroSlide[] {
  const t = words(locale);
  return films(locale)
    .slice(0, count)
    .map(({ id, href, title, tagline, backdrop, tall, badge, rating, year, genre }) => ({
      id,
      title,
      tagline,
      picture: backdrop,
      narrowPicture: tall,
      badge: badge ? <Badge tone="accent">{badge}</Badge> : null,
      meta: (
        <MetaLine
          items={[
            { id: 'rating', content: <Rating {...rating} /> },
            { id: 'year', content: year },
            { id: 'genre', content: genre },
          ]}
        />
      ),
      actions: (
        <ButtonLink href={href} variant="primary" size="lg" icon={<PlayIcon />}>
          {t.watch}
        </ButtonLink>
      ),
    }));
}

export const Slides: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <HeroSlider
        label={words(locale).featured}
        labels={labelsIn(locale)}
        slides={slidesIn(locale, 4)}
      />
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const t = words(locale);
    const canvas = within(canvasElement);
    const { position } = labelsIn(locale);
    const region = canvas.getByRole('region', { name: t.featured });
    const [first, second] = films(locale);
    if (!first || !second) throw new Error('There are no films.');

    await step('the first picture comes before all others', async () => {
      const [firstImage, ...others] = Array.from(region.querySelectorAll('img'));
      await expect(firstImage).toHaveAttribute('fetchpriority', 'high');
      await expect(firstImage).toHaveAttribute('loading', 'eager');
      for (const image of others) await expect(image).toHaveAttribute('loading', 'lazy');
    });
    await step('the arrow goes on and the slide is read out', async () => {
      await expect(canvas.getByRole('button', { name: t.previous })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: t.next }));
      const dot = canvas.getByRole('button', { name: `${position(2, 4)}: ${second.title}` });
      await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'));
      await expect(canvas.getByText(`${position(2, 4)}: ${second.title}`)).toBeInTheDocument();
    });
    await step('a dot goes back', async () => {
      const dot = canvas.getByRole('button', { name: `${position(1, 4)}: ${first.title}` });
      await userEvent.click(dot);
      await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'));
    });
  },
};

export const One: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <HeroSlider
        label={words(locale).featured}
        labels={labelsIn(locale)}
        slides={slidesIn(locale, 1)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** The hardest picture for words is a white one; the longest title comes with it. No picture at all is next. */
export const Hardest: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const slides = slidesIn(locale, 8).slice(6);
    return (
      <HeroSlider
        label={words(locale).featured}
        labels={labelsIn(locale)}
        slides={slides.map((slide, index) => ({
          ...slide,
          picture: index === 0 ? white : null,
          narrowPicture: null,
        }))}
      />
    );
  },
};
