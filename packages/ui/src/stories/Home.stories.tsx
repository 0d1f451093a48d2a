import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../components/Badge/Badge.tsx';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { HeroSlider } from '../components/HeroSlider/HeroSlider.tsx';
import { InfoIcon } from '../components/icons/InfoIcon.tsx';
import { PlayIcon } from '../components/icons/PlayIcon.tsx';
import { LiveCard } from '../components/LiveCard/LiveCard.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { MetaLine } from '../components/MetaLine/MetaLine.tsx';
import { PersonCard } from '../components/PersonCard/PersonCard.tsx';
import { PosterCard } from '../components/PosterCard/PosterCard.tsx';
import { Rating } from '../components/Rating/Rating.tsx';
import { Shelf } from '../components/Shelf/Shelf.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { WideCard } from '../components/WideCard/WideCard.tsx';
import { picture } from './art.ts';
import { films, people, plainNumber } from './catalogue.ts';
import { messages } from './messages/messages.ts';
import { shelfMessages } from './messages/shelf-messages.ts';
import { StoryPage } from './parts/StoryShell.tsx';
import { localeOf, type StoryLocale } from './story-locale.ts';

/** The entire kit on one screen. */
const meta = {
  title: 'Screens/Home',
  parameters: { docs: { canvas: { sourceState: 'none' } }, layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const Home: StoryObj = {
  render: (_, { globals }) => <HomePage locale={localeOf(globals)} />,
};

function HomePage({ locale }: { locale: StoryLocale }) {
  const t = messages(locale);
  const all = films(locale);
  return (
    <StoryPage locale={locale} variant="overlay">
      <VisuallyHidden as="h1">{t.home}</VisuallyHidden>
      <Stack space="section">
        <HeroSlider
          label={t.featured}
          labels={{
            previous: t.previous,
            next: t.next,
            pause: t.pause,
            play: t.resume,
            carousel: t.carousel,
            slide: t.slide,
            position: (position, total) =>
              locale === 'fa'
                ? `${plainNumber(locale, position)} از ${plainNumber(locale, total)}`
                : `${position} of ${total}`,
          }}
          slides={all.slice(0, 5).map((film) => ({
            id: film.id,
            title: film.title,
            tagline: film.tagline,
            picture: film.backdrop,
            narrowPicture: film.tall,
            badge: film.badge ? <Badge tone="accent">{film.badge}</Badge> : null,
            meta: (
              <MetaLine
                items={[
                  { id: 'rating', content: <Rating {...film.rating} /> },
                  { id: 'year', content: film.year },
                  { id: 'genre', content: film.genre },
                  { id: 'length', content: t.minutes },
                ]}
              />
            ),
            actions: (
              <>
                <ButtonLink href={film.href} variant="primary" size="lg" icon={<PlayIcon />}>
                  {t.watch}
                </ButtonLink>
                <ButtonLink href={film.href} variant="overlay" size="lg" icon={<InfoIcon />}>
                  {t.more}
                </ButtonLink>
              </>
            ),
          }))}
        />
        <Shelf item="poster" {...shelfMessages(locale, t.newest, '#/new')}>
          {all.map((film) => (
            <PosterCard
              key={film.id}
              href={film.href}
              title={film.title}
              picture={film.poster}
              year={film.year}
              badge={film.badge}
              rating={film.rating}
            />
          ))}
        </Shelf>
        <Shelf
          title={t.continueWatching}
          item="wide"
          labels={shelfMessages(locale, t.continueWatching).labels}
        >
          {all.slice(2, 8).map((film, index) => (
            <WideCard
              key={film.id}
              href={film.href}
              title={film.title}
              subtitle={t.episode}
              picture={film.still}
              duration={{ value: t.length, label: t.lengthLabel }}
              progress={{ value: 0.15 + index * 0.14, label: t.watched }}
            />
          ))}
        </Shelf>
        <Shelf {...shelfMessages(locale, t.liveNow, '#/lives')} item="wide">
          <LiveCard
            href="#/live"
            title={t.channel}
            picture={picture('town', 'violet', 'wide')}
            status={t.live}
            now={t.now}
            next={t.later}
          />
          <LiveCard
            href="#/live/2"
            title={t.nav[4]}
            picture={picture('cypress', 'sea', 'wide')}
            status={t.live}
            now={t.later}
          />
          {all.slice(3, 7).map((film) => (
            <LiveCard
              key={film.id}
              href={`${film.href}/live`}
              title={film.title}
              picture={film.still}
              status={t.live}
              now={{ time: t.now.time, title: film.tagline }}
            />
          ))}
        </Shelf>
        <Shelf {...shelfMessages(locale, t.mostSeen, '#/top')} item="poster">
          {[...all].reverse().map((film) => (
            <PosterCard
              key={film.id}
              href={film.href}
              title={film.title}
              picture={film.poster}
              year={film.year}
              rating={film.rating}
            />
          ))}
        </Shelf>
        <Shelf title={t.people} item="person" labels={shelfMessages(locale, t.people).labels}>
          {people(locale).map(({ id, ...person }) => (
            <PersonCard key={id} {...person} />
          ))}
        </Shelf>
      </Stack>
    </StoryPage>
  );
}
