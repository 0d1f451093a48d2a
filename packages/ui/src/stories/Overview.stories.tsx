import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container } from '../components/layout/Container.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { PosterCard } from '../components/PosterCard/PosterCard.tsx';
import { Shelf } from '../components/Shelf/Shelf.tsx';
import { films } from './catalogue.ts';
import { messages } from './messages/messages.ts';
import { shelfMessages } from './messages/shelf-messages.ts';
import { Cover } from './parts/Cover.tsx';
import { Panels } from './parts/Panels.tsx';
import { StoryFooter, StoryHeader } from './parts/StoryShell.tsx';
import { localeOf, type StoryLocale } from './story-locale.ts';

/**
 * The entire kit on one page: pick a brand, a mode and a language in the toolbar. Nothing is drawn specially for this
 * page; a brand changes it by its tokens.
 *
 * **Do** check this page first when a token changes. **Don't** judge a brand by its buttons: judge it by a picture, a
 * price and a line of Persian.
 */
const meta = {
  title: 'Overview',
  parameters: { docs: { canvas: { sourceState: 'none' } }, layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const Kit: StoryObj = {
  render: (_, { globals }) => <Overview locale={localeOf(globals)} brand={String(globals.brand)} />,
  play: async ({ canvasElement, globals }) => {
    const t = messages(localeOf(globals));
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: t.newest })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

function Overview({ locale, brand }: { locale: StoryLocale; brand: string }) {
  const t = messages(locale);
  return (
    <>
      <StoryHeader locale={locale} variant="overlay" />
      <main>
        <Stack space="section">
          <Cover locale={locale} brand={brand} />
          <Shelf {...shelfMessages(locale, t.newest, '#/new')} item="poster">
            {films(locale).map(({ id, poster, ...film }) => (
              <PosterCard
                key={id}
                href={film.href}
                title={film.title}
                picture={poster}
                year={film.year}
                badge={film.badge}
                rating={film.rating}
              />
            ))}
          </Shelf>
          <Container>
            <Panels locale={locale} />
          </Container>
        </Stack>
      </main>
      <StoryFooter locale={locale} />
    </>
  );
}
