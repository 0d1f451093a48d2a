import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { film, films } from '../../stories/catalogue.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import { Grid } from '../layout/Grid.tsx';
import { guide } from './WideCard.guide.ts';
import { WideCard } from './WideCard.tsx';

/**
 * A video, an episode, or a started title, with a still. The progress bar grows from the start of the line.
 *
 * **Do** write the series and the number of the episode in the second line. **Do** give `progress` a sentence,
 * because screen readers cannot read a bar. **Don't** use it for a film that has not been started: use a
 * `PosterCard`. **Do** put a play icon on the picture (`icon`) if a click starts playback: the card has no text
 * there.
 */
const meta = {
  title: 'Components/WideCard',
  component: WideCard,
  parameters: { guide },
  argTypes: { picture: { control: false } },
  args: { href: '#/video', title: 'صدای آب', picture: film('fa', 2).still },
} satisfies Meta<typeof WideCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InGrid: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = messages(locale);
    return (
      <Grid item="wide">
        {films(locale)
          .slice(2, 7)
          .map(({ id, href, title, still, badge }, index) => (
            <WideCard
              key={id}
              href={href}
              title={title}
              picture={index === 3 ? null : still}
              subtitle={t.episode}
              badge={badge}
              duration={{ value: t.length, label: t.lengthLabel }}
              icon={index % 2 ? <PlayIcon /> : undefined}
              {...(index % 2 ? { progress: { value: 0.45, label: t.watched } } : {})}
            />
          ))}
      </Grid>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const t = messages(locale);
    const canvas = within(canvasElement);
    const begun = canvas.getAllByRole('link')[1];
    if (!begun) throw new Error('There is no card.');
    // The duration on the picture is read as a sentence, and only once.
    await expect(begun).toHaveAccessibleName(
      [film(locale, 3).title, t.episode, t.lengthLabel, t.watched].join(' '),
    );
  },
};

/** Long text, text in the other direction, no picture, and an invalid share. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = messages(locale);
    const long = film(locale, 6);
    const other = film(locale === 'fa' ? 'en' : 'fa', 6);
    return (
      <Grid item="wide">
        <WideCard
          href="#/long"
          title={long.title}
          picture={long.still}
          subtitle={`${t.episode}: ${t.paragraph.split('. ')[0]}`}
          badge={long.genre}
          duration={{ value: t.length, label: t.lengthLabel }}
          progress={{ value: 1.4, label: t.watched }}
        />
        <WideCard href="#/other" title={other.title} picture={null} subtitle={other.genre} />
        <WideCard href="#/bare" title={film(locale, 1).title} picture={undefined} />
      </Grid>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const [first] = within(canvasElement).getAllByRole('link');
    const bar = first?.querySelector('[style*="inline-size"]');
    await expect(bar).toHaveAttribute('style', 'inline-size: 100%;');
    await expect(bar?.getBoundingClientRect().width).toBe(
      bar?.parentElement?.getBoundingClientRect().width,
    );
    const title = within(canvasElement).getByText(film(locale === 'fa' ? 'en' : 'fa', 6).title);
    const { direction, textAlign } = getComputedStyle(title);
    await expect(direction).toBe(locale === 'fa' ? 'ltr' : 'rtl');
    await expect(textAlign).toBe(locale === 'fa' ? 'right' : 'left');
  },
};
