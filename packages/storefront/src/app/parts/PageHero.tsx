import { Container, Heading, Picture, type PictureData, Stack, Text } from '@parde/ui';
import type { ReactNode } from 'react';
import * as styles from './PageHero.css.ts';
import { PosterWall } from './PosterWall.tsx';

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
