import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { white } from '../../stories/art.ts';
import { films, plainNumber } from '../../stories/catalogue.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Badge } from '../Badge/Badge.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import { MetaLine } from '../MetaLine/MetaLine.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { guide } from './HeroSlider.guide.ts';
import { HeroSlider } from './HeroSlider.tsx';
import type { HeroSlide, HeroSliderLabels } from './hero-slide.ts';

/**
 * The large pictures at the top of a page. If motion is allowed, the next slide appears automatically after nine
 * seconds, until the viewer pauses or changes slides: by swipe, mouse drag, arrow keys, arrows, or the lines at the
 * bottom, one per slide. The dark gradient follows the length of the text, so a short text leaves more of the picture
 * visible; it keeps text readable even on white.
 *
 * **Do** provide phones with an upright crop whose subject is in the upper half, and wide screens with one whose
 * subject is in the middle, because text is at the sides. **Do** put the safest choice first, because few viewers go
 * further. **Don't** show more than six slides, or pictures that contain their own title.
 */
const meta = {
  title: 'Components/HeroSlider',
  component: HeroSlider,
  parameters: {
    guide,
    propCode: { position: '(position, total) => `${position} از ${total}`' },
    layout: 'fullscreen',
  },
  args: { label: 'برگزیده‌های پرده', slides: [], labels: labelsIn('fa') },
} satisfies Meta<typeof HeroSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

function labelsIn(locale: StoryLocale): HeroSliderLabels {
  const t = messages(locale);
  return {
    previous: t.previous,
    next: t.next,
    pause: t.pause,
    play: t.resume,
    carousel: t.carousel,
    slide: t.slide,
    position: (position, total) =>
      `${plainNumber(locale, position)} ${locale === 'fa' ? 'از' : 'of'} ${plainNumber(locale, total)}`,
  };
}

function slidesIn(locale: StoryLocale, count: number): HeroSlide[] {
  const t = messages(locale);
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

function FirstFilms({ locale, count }: { locale: StoryLocale; count: number }) {
  return (
    <HeroSlider
      label={messages(locale).featured}
      labels={labelsIn(locale)}
      slides={slidesIn(locale, count)}
    />
  );
}

export const Slides: Story = {
  render: (_, { globals }) => <FirstFilms locale={localeOf(globals)} count={4} />,
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const t = messages(locale);
    const canvas = within(canvasElement);
    const { position } = labelsIn(locale);
    const region = canvas.getByRole('region', { name: t.featured });
    const [first, second] = films(locale);
    if (!first || !second) throw new Error('There are no films.');

    await step('the first picture loads before all others', async () => {
      const [firstImage, ...others] = Array.from(region.querySelectorAll('img'));
      await expect(firstImage).toHaveAttribute('fetchpriority', 'high');
      await expect(firstImage).toHaveAttribute('loading', 'eager');
      for (const image of others) await expect(image).toHaveAttribute('loading', 'lazy');
    });
    const drawn = () =>
      Array.from(region.querySelectorAll('img'), (image) => image.checkVisibility());
    await step('a picture loads with the previous slide', async () => {
      await expect(drawn()).toEqual([true, true, false, false]);
    });
    await step('the arrow moves to the next slide, which is announced', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t.next }));
      await waitFor(() => expect(drawn()).toEqual([true, true, true, false]));
      const dot = canvas.getByRole('button', { name: `${position(2, 4)}: ${second.title}` });
      await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'));
      await expect(canvas.getByText(`${position(2, 4)}: ${second.title}`)).toBeInTheDocument();
    });
    await step('only the visible slide is available to Tab and screen readers', async () => {
      const inert = () =>
        Array.from(
          region.querySelectorAll<HTMLElement>('ul:has(> li > article) > li'),
          (item) => item.inert,
        );
      await waitFor(() => expect(inert()).toEqual([true, false, true, true]));
      const links = canvas.getAllByRole('link', { name: t.watch });
      for (const link of links) link.focus();
      await expect(links[1]).toHaveFocus();
      links[1]?.blur();
    });
    await step('phones get an upright crop', async () => {
      const shape = (element: Element | null) =>
        Number(element?.getAttribute('width')) / Number(element?.getAttribute('height'));
      await expect(shape(region.querySelector('img'))).toBeLessThan(1);
      await expect(shape(region.querySelector('source'))).toBeGreaterThan(1);
    });
    await step('a dot moves back to its slide', async () => {
      const dot = canvas.getByRole('button', { name: `${position(1, 4)}: ${first.title}` });
      await userEvent.click(dot);
      await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'));
    });
    await step('each dot is named by its position and its film', async () => {
      const names = canvas.getAllByRole('button', { name: /: / }).map((dot) => dot.ariaLabel);
      const titles = films(locale).slice(0, 4);
      await expect(names).toEqual(
        titles.map(({ title }, index) => `${position(index + 1, 4)}: ${title}`),
      );
    });
    await step('arrow keys move in text direction and move the focus', async () => {
      const links = canvas.getAllByRole('link', { name: t.watch });
      links[0]?.focus();
      await userEvent.keyboard(locale === 'fa' ? '{ArrowLeft}' : '{ArrowRight}');
      await expect(links[1]).toHaveFocus();
      // The previous slide becomes inert only when the next slide is in view.
      await waitFor(() => expect(links[0]?.closest('li')).toHaveProperty('inert', true));
      await expect(links[1]).toHaveFocus();
      const dot = canvas.getByRole('button', { name: `${position(2, 4)}: ${second.title}` });
      await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'));
      await userEvent.keyboard(locale === 'fa' ? '{ArrowRight}' : '{ArrowLeft}');
      await expect(links[0]).toHaveFocus();
    });
    await step('the dots are one tab stop, the last before the next element', async () => {
      const [one, two] = canvas.getAllByRole('button', { name: /: / });
      await waitFor(() => expect(one).toHaveAttribute('aria-current', 'true'));
      one?.focus();
      await userEvent.keyboard(locale === 'fa' ? '{ArrowLeft}' : '{ArrowRight}');
      await expect(two).toHaveFocus();
      await waitFor(() => expect(two).toHaveAttribute('aria-current', 'true'));
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
};

/** Swiping with a finger scrolls the track itself; dragging with the mouse does too. Both changes are announced. */
export const Swiped: Story = {
  render: (_, { globals }) => <FirstFilms locale={localeOf(globals)} count={4} />,
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const canvas = within(canvasElement);
    const { position } = labelsIn(locale);
    const track = canvasElement.querySelector('ul');
    const [, second, third] = films(locale);
    if (!track || !second || !third) throw new Error('There are no slides.');
    const onwards = locale === 'fa' ? -1 : 1;

    await step('nothing is announced before the first change', async () => {
      await expect(canvasElement.querySelector('[aria-live]')).toBeEmptyDOMElement();
    });
    await step('a swipe changes the slide', async () => {
      track.scrollBy({ left: onwards * track.clientWidth });
      await canvas.findByText(`${position(2, 4)}: ${second.title}`);
    });
    await step('a drag changes the slide', async () => {
      const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true };
      const distance = -onwards * track.clientWidth * 0.7;
      fireEvent.pointerDown(track, { ...pointer, clientX: 600 });
      fireEvent.pointerMove(track, { ...pointer, clientX: 600 + distance });
      fireEvent.pointerUp(track, { ...pointer, clientX: 600 + distance });
      await canvas.findByText(`${position(3, 4)}: ${third.title}`);
      await waitFor(() =>
        expect(Math.round(Math.abs(track.scrollLeft) / track.clientWidth)).toBe(2),
      );
    });
  },
};

/** Six slides, the maximum, on a phone: a line for each, as wide as a finger, starting where the text begins. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  render: (_, { globals }) => <FirstFilms locale={localeOf(globals)} count={6} />,
  play: async ({ canvasElement, globals }) => {
    const lines = within(canvasElement).getAllByRole('button', { name: /: / });
    await expect(lines).toHaveLength(6);
    for (const line of lines) {
      const { width, height } = line.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const starts = lines.map((line) => line.getBoundingClientRect().left);
    const sorted = starts.toSorted((a, b) => a - b);
    await expect(localeOf(globals) === 'fa' ? starts.reverse() : starts).toEqual(sorted);
  },
};

export const One: Story = {
  render: (_, { globals }) => <FirstFilms locale={localeOf(globals)} count={1} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** A white picture, the hardest background for text, with the longest title. The next slide has no picture. */
export const Hardest: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const slides = slidesIn(locale, 8).slice(6);
    return (
      <HeroSlider
        label={messages(locale).featured}
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

/** A title in another language keeps its language in the names of the dots. */
export const ForeignTitles: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const slides = slidesIn(locale, 2).map((slide, index) => ({
      ...slide,
      title: { text: `Film ${index + 1}`, lang: 'fr', dir: 'ltr' as const },
    }));
    return <HeroSlider {...meta.args} slides={slides} labels={labelsIn(locale)} />;
  },
  play: async ({ canvasElement }) => {
    const dot = within(canvasElement).getByRole('button', { name: /: Film 2$/ });
    await expect(within(dot).getByText('Film 2')).toHaveAttribute('lang', 'fr');
    await userEvent.click(dot);
    await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'));
  },
};
