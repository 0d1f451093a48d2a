import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { scrim } from '../../internal/media-stage.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Phrase, type PhraseData, phraseParts } from '../Phrase/Phrase.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import { ReadMore, type ReadMoreLabels } from '../ReadMore/ReadMore.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './TitleHero.css.ts';

export interface TitleHeroProps {
  title: PhraseData;
  /** The title in the original language, if it differs. */
  originalTitle?: PhraseData | undefined;
  backdrop: PictureData | null | undefined;
  /** A muted video over the backdrop, below the text. */
  clip?: ReactNode;
  /** On a phone, shown only if there is no backdrop. */
  poster: PictureData | null | undefined;
  /** A description of the poster, for screen readers. */
  posterAlt?: string;
  /** Shown above the title. */
  badge?: ReactNode;
  /** Shown below the title: a `MetaLine`. */
  meta?: ReactNode;
  /** The buttons. */
  actions?: ReactNode;
  summary?: PhraseData | undefined;
  /** If set, a long summary is truncated to three lines until the viewer expands it. */
  summaryLabels?: ReadMoreLabels;
  headingLevel?: 1 | 2;
}

/** The length from which a title is smaller. At display size it would fill a phone's screen. */
const longTitle = 60;

/** The top of a film's page: its picture, its poster, its name and its actions. */
export function TitleHero({
  title,
  originalTitle,
  backdrop,
  clip,
  poster,
  posterAlt = '',
  badge,
  meta,
  actions,
  summary,
  summaryLabels,
  headingLevel = 1,
}: TitleHeroProps) {
  const isAlone = Boolean(poster && !backdrop);
  return (
    <header className={classes(styles.hero, isAlone && styles.posterAlone)}>
      <div className={styles.picture}>
        <Picture
          picture={backdrop}
          alt=""
          ratio="fill"
          anchor="top"
          sizes="(min-width: 64rem) 75vw, (min-width: 48rem) 100vw, 150vw"
          loading="eager"
          fetchPriority="high"
          preview={poster}
        />
        {clip}
      </div>
      <div className={scrim} />
      <div className={styles.content}>
        <div className={styles.columns}>
          <div className={styles.poster}>
            <Picture
              picture={poster}
              alt={posterAlt}
              ratio="poster"
              corners="poster"
              sizes={isAlone ? '(min-width: 48rem) 19vw, 40vw' : '19vw'}
              loading={isAlone ? 'eager' : 'lazy'}
              fetchPriority={isAlone ? 'high' : undefined}
              preview={poster}
            />
          </div>
          <div className={styles.textBlock}>
            <div className={styles.titles}>
              {badge}
              <Heading
                level={headingLevel}
                size={phraseParts(title).text.length > longTitle ? 'lg' : 'display'}
                tone="onMedia"
              >
                <Phrase>{title}</Phrase>
              </Heading>
              {originalTitle ? (
                <Text size="lg" tone="onMediaMuted" leading="ui">
                  <Phrase>{originalTitle}</Phrase>
                </Text>
              ) : null}
            </div>
            {meta ? <div className={styles.meta}>{meta}</div> : null}
            {actions ? <div className={styles.actions}>{actions}</div> : null}
            {summary ? (
              <div className={styles.summary}>
                {summaryLabels ? (
                  <ReadMore lines={3} labels={summaryLabels} tone="onMedia">
                    {summary}
                  </ReadMore>
                ) : (
                  <Text tone="onMedia">
                    <Phrase>{summary}</Phrase>
                  </Text>
                )}
              </div>
            ) : null}
          </div>
        </div>
      </div>
    </header>
  );
}
