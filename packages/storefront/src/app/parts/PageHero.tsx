import { Container, Heading, Picture, type PictureData, Stack, Text } from '@parde/ui';
import type { ReactNode } from 'react';
import * as styles from './PageHero.css.ts';
import { ServerText } from './ServerText.tsx';

interface PageHeroProps {
  title: string;
  /** Beside the title: how many there are. */
  count?: ReactNode;
  text?: string | undefined;
  picture?: PictureData | null | undefined;
  /** A wall of posters, where there is no picture. */
  posters?: readonly (PictureData | null)[] | undefined;
  /** For a solid header, which does not lie on the picture. */
  underHeader?: boolean;
  /** Breadcrumbs. */
  above?: ReactNode;
  portrait?: PictureData | null | undefined;
  /** Below the text. */
  children?: ReactNode;
}

/** The top of a list's page. */
export function PageHero({
  title,
  count,
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
          <Stack space="sm">
            {above}
            <div className={portrait === undefined ? undefined : styles.beside}>
              {portrait === undefined ? null : (
                <div className={styles.portrait}>
                  <Picture
                    picture={portrait}
                    alt=""
                    ratio="square"
                    corners="round"
                    anchor="top"
                    sizes="(min-width: 48rem) 11rem, 6rem"
                    loading="eager"
                  />
                </div>
              )}
              <Stack space="sm" align="start">
                <div className={styles.titleLine}>
                  <Heading level={1} size="xl" tone="onMedia">
                    <ServerText>{title}</ServerText>
                  </Heading>
                  {count}
                </div>
                {text ? (
                  <Text tone="onMediaMuted" measure>
                    <ServerText>{text}</ServerText>
                  </Text>
                ) : null}
                {children}
              </Stack>
            </div>
          </Stack>
        </Container>
      </div>
    </header>
  );
}

/** The same as for the cards below, so that each poster is fetched once. */
const sizes = '(min-width: 80rem) 13rem, (min-width: 48rem) 20vw, 33vw';
/** Two rows. A narrow wall has four columns instead of five and hides the rest, so those load lazily. */
const maxPosters = 10;
const maxPostersNarrow = 8;

function PosterWall({ posters }: { posters: readonly PictureData[] }) {
  return (
    <div className={styles.wall}>
      {posters.slice(0, maxPosters).map((poster, place) => (
        <Picture
          key={poster.url}
          picture={poster}
          alt=""
          ratio="poster"
          corners="poster"
          sizes={sizes}
          loading={place < maxPostersNarrow ? 'eager' : 'lazy'}
          fetchPriority="low"
        />
      ))}
    </div>
  );
}
