import { scrim } from '../../internal/media-stage.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Phrase } from '../Phrase/Phrase.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './HeroSlider.css.ts';
import type { HeroSlide } from './hero-slide.ts';

interface HeroSlideViewProps {
  slide: HeroSlide;
  position: string;
  roleDescription: string;
  headingLevel: 1 | 2 | 3;
  showsClip: boolean;
  /** True for the first slide. Its picture is the LCP element, so it loads first. */
  first: boolean;
  /** True if the slide is too far from any slide shown so far, so its picture is not loaded. */
  isFar: boolean;
  /** True if the slide is out of view, so that neither Tab nor a screen reader reaches it. */
  inert: boolean;
}

export function HeroSlideView({
  slide,
  position,
  roleDescription,
  headingLevel,
  showsClip,
  first,
  isFar,
  inert,
}: HeroSlideViewProps) {
  return (
    <li className={styles.item} data-far={isFar || undefined} inert={inert}>
      <article
        className={styles.slide}
        aria-roledescription={roleDescription}
        aria-label={position}
      >
        <Picture
          picture={slide.picture}
          narrow={slide.narrowPicture}
          alt=""
          ratio="fill"
          anchor="top"
          // Behind text, a phone does not need the full pixel density. It crops a wide picture to a third of its width.
          sizes={`(min-width: 48rem) 100vw, ${slide.narrowPicture ? 78 : 150}vw`}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
        />
        {showsClip ? slide.clip : null}
        <div className={scrim} />
        <div className={styles.content}>
          {slide.badge}
          <Heading level={headingLevel} size="display" tone="onMedia" lines={3}>
            <Phrase>{slide.title}</Phrase>
          </Heading>
          {slide.meta ? (
            <Text as="div" tone="onMediaMuted" leading="ui" weight="medium">
              {slide.meta}
            </Text>
          ) : null}
          {slide.tagline ? (
            <Text tone="onMedia" lines={3}>
              <Phrase>{slide.tagline}</Phrase>
            </Text>
          ) : null}
          {slide.actions ? <div className={styles.actions}>{slide.actions}</div> : null}
        </div>
      </article>
    </li>
  );
}
