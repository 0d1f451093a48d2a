import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { film, films } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { CardSkeleton } from '../CardSkeleton/CardSkeleton.tsx';
import { Box } from '../layout/Box.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './PosterCard.guide.ts';
import { PosterCard } from './PosterCard.tsx';

/**
 * A film by its poster. The entire card is one link, whose name begins with the title.
 * Lettering on a poster is art: small, in any language, and not read by screen readers. So the title is always shown
 * below as plain text, and the picture has no `alt`.
 *
 * **Do** use at most one badge, of one word: «تازه», «دوبله». **Don't** shorten titles yourself: two lines are shown,
 * and the ellipsis is placed in the title's own direction. **Do** show `progress` in lists of any titles, where a
 * few are begun. **Don't** use it in a shelf of begun titles: there a `WideCard` shows the still and the progress.
 */
const meta = {
  title: 'Components/PosterCard',
  component: PosterCard,
  parameters: { guide },
  argTypes: { picture: { control: false } },
  args: { href: '#/movie/damavand', title: 'آخرین برف دماوند', picture: film('fa').poster },
} satisfies Meta<typeof PosterCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => {
    return (
      <Box style={{ maxInlineSize: '13rem' }}>
        <PosterCard {...args} {...cardOf(film(localeOf(globals)))} />
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { title, rating } = film(localeOf(globals));
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAccessibleName(expect.stringMatching(new RegExp(`^${title}`)));
    await expect(link).toHaveAccessibleName(expect.stringContaining(rating.label));
  },
};

const pointerStates = {
  Hover:
    'the picture rises by 6 px in motion.base and grows to 104.5 % within its frame in motion.slow; its shadow changes from elevation.card to elevation.lifted; the title gets color.accentText. With reduced motion, only the title’s colour changes. Touch has no hover.',
  'Keyboard focus':
    'a ring of 3 px in color.focus, 3 px outside the picture. A mouse shows no ring. To see the ring, open the story or press Tab.',
  Pressed: 'no look of its own. The page of the title opens.',
};

/**
 * All states of the card, each with its props; below them hover, keyboard focus and pressed. A
 * [CardCell](?path=/docs/components-cardcell--docs) adds a menu and a hover preview.
 */
export const States: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const fa = locale === 'fa';
    const { href, title, poster: picture, year, rating } = film(locale);
    const card = { href, title, picture };
    const progress = { value: 0.45, label: fa ? '۴۵ درصد دیده شده' : '45 percent watched' };
    const states = {
      'Usual: year, rating': <PosterCard {...card} year={year} rating={rating} />,
      badge: <PosterCard {...card} badge={fa ? 'تازه' : 'New'} year={year} rating={rating} />,
      'kind, note': (
        <PosterCard {...card} kind={fa ? 'سریال' : 'Series'} note={fa ? 'دوبله' : 'Dubbed'} />
      ),
      'Episode: subtitle': <PosterCard {...card} subtitle={positionsOf(locale)[0]} />,
      'Started: progress': <PosterCard {...card} year={year} progress={progress} />,
      'Found: matchReason': (
        <PosterCard
          {...card}
          matchReason={fa ? 'کارگردان: مهتاب رستگار' : 'Director: Mahtab Rastegar'}
        />
      ),
      'Title only': <PosterCard {...card} />,
      'No poster: null': <PosterCard {...card} picture={null} year={year} />,
      'Loading: CardSkeleton': <CardSkeleton shape="poster" />,
    };
    return (
      <Stack space="xl">
        <Grid item="poster">
          {Object.entries(states).map(([name, state]) => (
            <Stack key={name} space="sm">
              <Text size="sm" tone="muted" lang="en" dir="ltr">
                {name}
              </Text>
              {state}
            </Stack>
          ))}
        </Grid>
        <Stack space="sm">
          {Object.entries(pointerStates).map(([name, look]) => (
            <Text key={name} size="sm" tone="muted" measure lang="en" dir="ltr">
              <strong>{name}</strong>: {look}
            </Text>
          ))}
        </Stack>
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const started = localeOf(globals) === 'fa' ? /۴۵ درصد/ : /45 percent/;
    await expect(within(canvasElement).getByRole('link', { name: started })).toBeVisible();
    const [first, ...others] = within(canvasElement).getAllByRole('link');
    await expect(others).toHaveLength(7);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first?.firstElementChild).toHaveStyle({ outlineWidth: '3px' });
  },
};

export const InGrid: Story = {
  render: (_, { globals }) => (
    <Grid item="poster">
      {films(localeOf(globals)).map((one) => (
        <PosterCard key={one.id} {...cardOf(one)} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement, globals }) => {
    const { badge } = film(localeOf(globals));
    const canvas = within(canvasElement);
    // A shelf may have the same badge on every card, so badges do not have the accent colour.
    // The title under the mouse has that colour, so compare with the page's text.
    const { color } = getComputedStyle(canvas.getByText(badge ?? ''));
    await expect(color).toBe(getComputedStyle(document.body).color);
  },
};

/** An episode is named by its series. Its own name, which may be in another language, is the least distinctive part. */
export const Episodes: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const series = film(locale, 1);
    const other = locale === 'fa' ? 'en' : 'fa';
    const own = {
      text: film(other, 2).title,
      lang: other,
      dir: other === 'fa' ? 'rtl' : 'ltr',
    } as const;
    return (
      <Grid item="poster">
        {positionsOf(locale).map((position) => (
          <PosterCard
            key={position}
            href={`#/${position}`}
            title={series.title}
            subtitle={[`${position} · `, own]}
            picture={series.poster}
          />
        ))}
      </Grid>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const other = locale === 'fa' ? 'en' : 'fa';
    const canvas = within(canvasElement);
    for (const position of positionsOf(locale)) {
      await expect(canvas.getByRole('link', { name: new RegExp(position) })).toHaveAccessibleName(
        expect.stringMatching(new RegExp(`^${film(locale, 1).title}.{1,3}${position} · `)),
      );
    }
    for (const own of canvas.getAllByText(film(other, 2).title)) {
      await expect(own).toHaveAttribute('lang', other);
    }
  },
};

const positionsOf = (locale: 'fa' | 'en') =>
  locale === 'fa'
    ? ['فصل ۱، قسمت ۴', 'فصل ۲، قسمت ۴']
    : ['Season 1, episode 4', 'Season 2, episode 4'];

/** Long titles, a title in the other direction, no picture, only a title. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const long = film(locale, 6);
    return (
      <Grid item="poster">
        <PosterCard
          href={long.href}
          title={long.title}
          picture={long.poster}
          year={long.year}
          rating={long.rating}
          badge="HDR · Dolby Vision · 4K"
        />
        <PosterCard
          href="#/mixed"
          title={film(locale === 'fa' ? 'en' : 'fa', 6).title}
          picture={long.still}
          year={long.year}
        />
        <PosterCard
          href="#/missing"
          title={film(locale, 1).title}
          picture={null}
          badge={long.genre}
        />
        <PosterCard href="#/bare" title={film(locale, 2).title} picture={undefined} />
      </Grid>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const foreign = film(locale === 'fa' ? 'en' : 'fa', 6).title;
    const title = within(canvasElement).getByText(foreign);
    const { direction, textAlign } = getComputedStyle(title);
    await expect(direction).toBe(locale === 'fa' ? 'ltr' : 'rtl');
    await expect(textAlign).toBe(locale === 'fa' ? 'right' : 'left');
    // Regardless of the title's length, the posters of a row are aligned, and a card has two lines.
    const cards = within(canvasElement).getAllByRole('link');
    const posters = cards.map((card) => card.firstElementChild?.getBoundingClientRect());
    const row = posters.filter((box) => box?.top === posters[0]?.top);
    await expect(row.length).toBeGreaterThan(1);
    await expect(new Set(row.map((box) => Math.round(box?.height ?? 0))).size).toBe(1);
    const lines =
      title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight);
    await expect(Math.round(lines)).toBe(2);
    // A missing poster is a curtain, and the title is still the card's name.
    const missing = within(canvasElement).getByRole('link', { name: film(locale, 2).title });
    await expect(missing.querySelector('svg')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

function cardOf({ href, title, poster, year, badge, rating }: ReturnType<typeof film>) {
  return { href, title, picture: poster, year, badge, rating };
}
