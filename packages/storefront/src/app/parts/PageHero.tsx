import { Container, Heading, Picture, type PictureData, Stack, Text } from '@parde/ui';
import type { ReactNode } from 'react';
import * as posterWallStyles from './PageHero.css.ts';
import * as styles from './PageHero.css.ts';

interface PageHeroProps {
  title: string;
  text?: string | undefined;
  /** What is in the list: its own picture, or the posters of what it begins with. */
  picture?: PictureData | null | undefined;
  posters?: readonly (PictureData | null)[] | undefined;
  /** The header stands over it, and does not lie on it. */
  underHeader?: boolean;
  /** Above the title: where the page belongs. */
  above?: ReactNode;
  /** Of the person whom the page is about. */
  portrait?: PictureData | null | undefined;
  /** Under the words. */
  children?: ReactNode;
}

/** The top of a list's page: its name on a picture of what is in it. */
export function PageHero({
  title,
  text,
  picture,
  posters = [],
  underHeader = false,
  above,
  portrait,
  children,
}: PageHeroProps) {
  return (
    <header className={underHeader ? styles.underHeader : styles.hero}>
      {picture ? (
        <Picture
          picture={picture}
          alt=""
          ratio="fill"
          anchor="top"
          sizes="100vw"
          loading="eager"
          fetchPriority="high"
        />
      ) : (
        <PosterWall posters={posters.filter((poster) => poster !== null)} />
      )}
      <div className={styles.veil} />
      <div className={styles.words}>
        <Container>
          <div className={portrait === undefined ? undefined : styles.beside}>
            {portrait === undefined ? null : (
              <div className={styles.portrait}>
                <Picture
                  picture={portrait}
                  alt=""
                  ratio="square"
                  corners="round"
                  anchor="top"
                  sizes="(min-width: 48rem) 11rem, 7rem"
                  loading="eager"
                />
              </div>
            )}
            <Stack space="sm" align="start">
              {above}
              <Heading level={1} size="xl" tone="onMedia">
                <bdi>{title}</bdi>
              </Heading>
              {text ? (
                <Text tone="onMediaMuted" measure>
                  <bdi>{text}</bdi>
                </Text>
              ) : null}
              {children}
            </Stack>
          </div>
        </Container>
      </div>
    </header>
  );
}

/** As the cards under it ask for them, so that each poster comes once. */
const sizes = '(min-width: 80rem) 13rem, (min-width: 48rem) 20vw, 33vw';
/** Two rows: of five, and of four where the wall is narrow, which hides the rest before they are fetched. */
const most = 10;
const mostWhereNarrow = 8;

/** What is in a list, as the ground of its name. */
function PosterWall({ posters }: { posters: readonly PictureData[] }) {
  return (
    <div className={posterWallStyles.wall}>
      {posters.slice(0, most).map((poster, place) => (
        <Picture
          key={poster.url}
          picture={poster}
          alt=""
          ratio="poster"
          corners="poster"
          sizes={sizes}
          loading={place < mostWhereNarrow ? 'eager' : 'lazy'}
          fetchPriority="low"
        />
      ))}
    </div>
  );
}
