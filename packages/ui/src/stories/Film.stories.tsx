import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { DownloadIcon } from '../components/icons/DownloadIcon.tsx';
import { PlayIcon } from '../components/icons/PlayIcon.tsx';
import { PlusIcon } from '../components/icons/PlusIcon.tsx';
import { Box } from '../components/layout/Box.tsx';
import { Container } from '../components/layout/Container.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { MetaLine } from '../components/MetaLine/MetaLine.tsx';
import { PersonCard } from '../components/PersonCard/PersonCard.tsx';
import { PosterCard } from '../components/PosterCard/PosterCard.tsx';
import { Rating } from '../components/Rating/Rating.tsx';
import { Shelf } from '../components/Shelf/Shelf.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TitleHero } from '../components/TitleHero/TitleHero.tsx';
import { film as filmOf, films, people } from './catalogue.ts';
import { messages } from './messages/messages.ts';
import { shelfMessages } from './messages/shelf-messages.ts';
import { StoryPage } from './parts/StoryShell.tsx';
import { localeOf, type StoryLocale } from './story-locale.ts';

/**
 * A film's page, from top to bottom:
 *
 * | Part | Components |
 * | --- | --- |
 * | Bar at the top | [Header](?path=/docs/components-header--docs), [IconButton](?path=/docs/components-iconbutton--docs). With a menu button in `start`, a phone has a [SideMenu](?path=/docs/components-sidemenu--docs) instead of the row of links |
 * | Title with picture | [TitleHero](?path=/docs/components-titlehero--docs), [Badge](?path=/docs/components-badge--docs), [MetaLine](?path=/docs/components-metaline--docs), [Rating](?path=/docs/components-rating--docs) |
 * | Actions | [ButtonLink and Button](?path=/docs/components-button--docs), [icons](?path=/docs/foundations-icons--docs) |
 * | About the film | [Heading](?path=/docs/components-heading--docs), [Text](?path=/docs/components-text--docs), [Box, Stack, Container](?path=/docs/layout-parts--docs) |
 * | Cast and crew | [Shelf](?path=/docs/components-shelf--docs), [PersonCard](?path=/docs/components-personcard--docs) |
 * | Other films | [Shelf](?path=/docs/components-shelf--docs), [PosterCard](?path=/docs/components-postercard--docs) with [all its states](?path=/story/components-postercard--states) |
 * | Bottom | [Footer](?path=/docs/components-footer--docs); on a phone also [BottomBar](?path=/docs/components-bottombar--docs) |
 *
 * A page may also have [Tabs](?path=/docs/components-tabs--docs), [EpisodeCard](?path=/docs/components-episodecard--docs),
 * [DownloadRow](?path=/docs/components-downloadrow--docs), [Comment](?path=/docs/components-comment--docs),
 * [PlanCard](?path=/docs/components-plancard--docs), and the [player](?path=/docs/player-film--docs). While it loads:
 * [Skeleton](?path=/docs/components-skeleton--docs) and [ShelfSkeleton](?path=/docs/components-shelfskeleton--docs).
 */
const meta = {
  title: 'Screens/Film',
  parameters: { docs: { canvas: { sourceState: 'none' } }, layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const Film: StoryObj = {
  render: (_, { globals }) => <FilmPage locale={localeOf(globals)} />,
};

/** Text at the start and facts at the end, so that no half of a wide screen is empty. */
const aboutStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  alignItems: 'start',
  gap: '2rem 3.5rem',
} as const;
const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: '1.25rem 1.5rem',
} as const;
const factStyle = { display: 'grid', gap: '0.25rem' } as const;

const makers = [
  'Mahtab Rastegar',
  'Laleh Nouri',
  'Saman Kouhestani',
  'Bahram Azar',
  'Arash Yeganeh',
  'Golnar Shokouhi',
];

function FilmPage({ locale }: { locale: StoryLocale }) {
  const t = messages(locale);
  const film = filmOf(locale);
  return (
    <StoryPage locale={locale} variant="overlay" current={-1} bottomBar>
      <Stack space="section">
        <TitleHero
          title={film.title}
          originalTitle={film.originalTitle}
          backdrop={film.backdrop}
          poster={film.poster}
          badge={<Badge tone="accent">{film.badge}</Badge>}
          summary={film.tagline}
          meta={
            <MetaLine
              items={[
                { id: 'rating', content: <Rating {...film.rating} /> },
                { id: 'year', content: film.year },
                { id: 'length', content: t.minutes },
                { id: 'genre', content: film.genre },
                { id: 'age', content: t.age },
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
              <Button variant="overlay" size="lg" icon={<PlusIcon />}>
                {t.addToList}
              </Button>
            </>
          }
        />
        <Container>
          <Box style={aboutStyle}>
            <Stack space="sm">
              <Heading level={2} size="md">
                {t.more}
              </Heading>
              <Text tone="muted" measure>
                {t.paragraph}
              </Text>
            </Stack>
            <Box as="ul" surface="surface" corners="lg" padding="lg" style={factsStyle}>
              {people(locale)
                .filter(({ id }) => makers.includes(id))
                .map(({ id, name, role }) => (
                  <Box key={id} as="li" style={factStyle}>
                    <Text as="span" size="sm" tone="muted" leading="ui">
                      {role}
                    </Text>
                    <Text as="span" leading="ui" weight="strong">
                      <bdi>{name}</bdi>
                    </Text>
                  </Box>
                ))}
            </Box>
          </Box>
        </Container>
        <Shelf title={t.people} item="person" labels={shelfMessages(locale, t.people).labels}>
          {people(locale).map(({ id, ...person }) => (
            <PersonCard key={id} {...person} />
          ))}
        </Shelf>
        <Shelf {...shelfMessages(locale, t.mostSeen, '#/top')} item="poster">
          {films(locale)
            .slice(1)
            .map((other) => (
              <PosterCard
                key={other.id}
                href={other.href}
                title={other.title}
                picture={other.poster}
                year={other.year}
                rating={other.rating}
              />
            ))}
        </Shelf>
      </Stack>
    </StoryPage>
  );
}
