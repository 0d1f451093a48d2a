import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { film, films } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Grid } from '../layout/Grid.tsx';
import { PosterCard } from './PosterCard.tsx';

/** A film by its poster. The whole card is one link, named by the title first. */
const meta = {
  title: 'Components/PosterCard',
  component: PosterCard,
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

export const InGrid: Story = {
  render: (_, { globals }) => (
    <Grid item="poster">
      {films(localeOf(globals)).map((one) => (
        <PosterCard key={one.id} {...cardOf(one)} />
      ))}
    </Grid>
  ),
};

/** Long titles, a title of the other direction, no picture, nothing but a title. */
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
  },
};

function cardOf({ href, title, poster, year, badge, rating }: ReturnType<typeof film>) {
  return { href, title, picture: poster, year, badge, rating };
}
