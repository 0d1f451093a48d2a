import {
  Container,
  Heading,
  Picture,
  type PictureData,
  Stack,
  Text,
  VisuallyHidden,
} from '@parde/ui';
import type { ReactNode } from 'react';
import * as styles from './PageHero.css.ts';
import { ServerText } from './ServerText.tsx';

interface PageHeroProps {
  title: string;
  /** The number of items, beside the title. */
  count?: ReactNode;
  text?: string | undefined;
  /** Leaves out the text on a phone. */
  hidesTextOnPhone?: boolean;
  picture?: PictureData | null | undefined;
  /** A wall of posters for pages without a picture. */
  posters?: readonly (PictureData | null)[] | undefined;
  /** Makes the band lower, for a title and one line on a picture. */
  low?: boolean;
  /** Set if the header is solid and does not overlay the picture. */
  underHeader?: boolean;
  /** The breadcrumbs. */
  above?: ReactNode;
  portrait?: PictureData | null | undefined;
  /** Content below the text. */
  children?: ReactNode;
  /** The title that the picture shows. Its name replaces the page's title, which is only for screen readers. */
  featured?: ReactNode;
  /** Further text, which has its own column on a phone. */
  more?: ReactNode;
}

/** The top of a list page. */
export function PageHero({
  title,
  count,
  text,
  hidesTextOnPhone = false,
  picture,
  posters = [],
  low = false,
  underHeader = false,
  above,
  portrait,
  children,
  featured,
  more,
}: PageHeroProps) {
  const high = above ? styles.hero : styles.bare;
  const onTop = low ? styles.low : high;
  const band = featured ? styles.leading : onTop;
  const picturesVeil = featured ? styles.featuredVeil : styles.veil;
  const plainVeil = picture ? picturesVeil : styles.wallVeil;
  return (
    <header className={underHeader ? styles.underHeader : band}>
      {picture ? (
        <div className={styles.ground} style={picture.color ? { color: picture.color } : undefined}>
          <div className={picture.mirrorable ? styles.besideText : styles.art}>
            <Picture
              picture={picture}
              alt=""
              ratio="fill"
              sizes="(min-width: 64rem) 55vw, 100vw"
              loading="eager"
              fetchPriority="high"
            />
          </div>
        </div>
      ) : (
        <PosterWall posters={posters.filter((poster) => poster !== null)} />
      )}
      <div className={portrait === undefined ? plainVeil : styles.denseVeil} />
      <div className={styles.textBlock}>
        <Container>
          <Stack space="sm">
            {above}
            <div className={portrait === undefined ? undefined : styles.portraitLayout}>
              {portrait === undefined ? null : (
                <div className={styles.portrait}>
                  <Picture
                    picture={portrait}
                    initialOf={title}
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
                {featured ? (
                  <VisuallyHidden as="h1">{title}</VisuallyHidden>
                ) : (
                  <div className={styles.titleRow}>
                    <Heading level={1} size="xl" tone="onMedia">
                      <ServerText>{title}</ServerText>
                    </Heading>
                    {count}
                  </div>
                )}
                {text ? (
                  <div className={hidesTextOnPhone ? styles.roomy : styles.text}>
                    <Text tone="onMediaMuted" leading="ui" measure>
                      <ServerText>{text}</ServerText>
                    </Text>
                  </div>
                ) : null}
                {children}
                {featured}
              </Stack>
              {more ? <div className={styles.more}>{more}</div> : null}
            </div>
          </Stack>
        </Container>
      </div>
    </header>
  );
}

/** The same sizes as for the cards below, so that each poster is fetched once. */
const sizes = '(min-width: 80rem) 13rem, (min-width: 48rem) 20vw, 33vw';
/** Two rows of posters. A narrow wall has four columns, not five, and hides the last posters, so those load lazily. */
const maxPosters = 10;
const maxPostersNarrow = 8;

function PosterWall({ posters }: { posters: readonly PictureData[] }) {
  return (
    <div className={styles.wall}>
      {posters.slice(0, maxPosters).map((poster, index) => (
        <Picture
          key={poster.url}
          picture={poster}
          alt=""
          ratio="poster"
          corners="poster"
          sizes={sizes}
          loading={index < maxPostersNarrow ? 'eager' : 'lazy'}
          fetchPriority="low"
        />
      ))}
    </div>
  );
}
