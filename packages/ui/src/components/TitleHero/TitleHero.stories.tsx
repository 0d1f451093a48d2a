import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { white } from '../../stories/art.ts';
import { film } from '../../stories/catalogue.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Badge } from '../Badge/Badge.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import { MetaLine } from '../MetaLine/MetaLine.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { guide } from './TitleHero.guide.ts';
import { TitleHero } from './TitleHero.tsx';

/**
 * The top of a film's page: its picture, its poster, its name and its actions. The header is over it.
 *
 * **Do** put one primary button first and at most two subdued buttons after it. **Do** describe the poster in
 * `posterAlt`, if a description exists. **Do** pass `summaryLabels` if a summary may be long: three lines are shown,
 * and a button shows the remaining lines.
 */
const meta = {
  title: 'Components/TitleHero',
  component: TitleHero,
  parameters: { guide, layout: 'fullscreen' },
  args: { title: 'آخرین برف دماوند', backdrop: null, poster: null },
} satisfies Meta<typeof TitleHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = messages(locale);
    const one = film(locale, 2);
    return (
      <TitleHero
        title={one.title}
        originalTitle={one.originalTitle}
        backdrop={one.backdrop}
        poster={one.poster}
        summary={one.tagline}
        badge={<Badge tone="accent">{one.badge}</Badge>}
        meta={
          <MetaLine
            items={[
              { id: 'rating', content: <Rating {...one.rating} /> },
              { id: 'year', content: one.year },
              { id: 'length', content: t.minutes },
              { id: 'genre', content: one.genre },
            ]}
          />
        }
        actions={
          <>
            <ButtonLink href="#/play" variant="primary" size="lg" icon={<PlayIcon />}>
              {t.watch}
            </ButtonLink>
            <ButtonLink href="#/download" variant="overlay" size="lg" icon={<DownloadIcon />}>
              {t.download}
            </ButtonLink>
          </>
        }
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { title } = film(localeOf(globals), 2);
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: title }),
    ).toBeVisible();
    // The large picture is the LCP element: it loads first, and it is decoration.
    const [backdrop, ...others] = Array.from(canvasElement.querySelectorAll('img'));
    await expect(backdrop).toHaveAttribute('fetchpriority', 'high');
    for (const other of others) await expect(other).not.toHaveAttribute('fetchpriority');
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

/** A white picture is the hardest background for text. */
export const OnWhite: Story = {
  render: (_, { globals }) => {
    const one = film(localeOf(globals), 6);
    return (
      <TitleHero
        title={one.title}
        originalTitle={one.originalTitle}
        backdrop={white}
        poster={one.poster}
        summary={one.tagline}
      />
    );
  },
};

/** A long title without backdrop and poster. */
export const Missing: Story = {
  render: (_, { globals }) => {
    const one = film(localeOf(globals), 6);
    return (
      <TitleHero
        title={one.title}
        originalTitle={one.originalTitle}
        backdrop={null}
        poster={null}
        summary={one.tagline}
      />
    );
  },
};

/** Without a backdrop, a phone shows the poster. */
export const PosterOnly: Story = {
  globals: { viewport: { value: 'w360' } },
  render: (_, { globals }) => {
    const one = film(localeOf(globals), 2);
    return (
      <TitleHero
        title={one.title}
        backdrop={null}
        poster={one.poster}
        posterAlt={one.title}
        summary={one.tagline}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { title } = film(localeOf(globals), 2);
    await expect(within(canvasElement).getByRole('img', { name: title })).toBeVisible();
  },
};
