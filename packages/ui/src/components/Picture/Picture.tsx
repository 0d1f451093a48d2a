'use client';

import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { breakpoints } from '../../generated/token-values.ts';
import { classes } from '../../internal/classes.ts';
import { focusX, focusY } from '../../theme/focal-point.ts';
import { Phrase, type PhraseData, phraseParts } from '../Phrase/Phrase.tsx';
import { MissingPicture } from './MissingPicture.tsx';
import * as styles from './Picture.css.ts';
import { loadedPicture, type PictureData, srcSetOf } from './picture-data.ts';
import type { PictureCorners, PictureRatio } from './picture-variants.ts';

export interface PictureProps {
  /** If missing, the placeholder drawing is shown. */
  picture: PictureData | null | undefined;
  /** The alternative text. It is empty if text beside the picture says the same. */
  alt: string;
  /** The shape of the reserved box; `fill` covers a positioned parent entirely. */
  ratio: PictureRatio;
  /** Another crop for narrow screens. */
  narrow?: PictureData | null | undefined;
  corners?: PictureCorners;
  /**
   * A name that replaces a missing picture: its first letter for a round portrait, otherwise the complete name.
   * Without it, the curtain is shown.
   */
  initialOf?: PhraseData | undefined;
  /** The part that a crop shows if the picture has no focal point. */
  anchor?: 'center' | 'top';
  /** The attribute `sizes`. */
  sizes?: string | undefined;
  /** The largest width in pixels at which any screen draws the picture. `srcset` contains nothing wider. */
  widest?: number;
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | 'low' | undefined;
  /** Shown until the picture has loaded, if the page before has loaded it in any size. */
  preview?: PictureData | null | undefined;
}

/** An image with a reserved box and a placeholder. */
export function Picture({
  picture,
  alt,
  ratio,
  narrow,
  corners = 'none',
  initialOf,
  anchor = 'center',
  sizes,
  widest,
  loading = 'lazy',
  fetchPriority,
  preview,
}: PictureProps) {
  // A tiny placeholder of the picture itself is better than another picture.
  const loaded = useLoadedPicture(
    preview === undefined ? [] : [picture, picture?.placeholder ? null : preview],
  );
  const base = narrow ?? picture;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const url = base?.url;

  // The image may have failed before hydration, and then no event fires.
  useEffect(() => {
    const element = image.current;
    if (url && element?.complete && element.naturalWidth === 0) setBrokenUrl(url);
  }, [url]);

  const missing = !base || brokenUrl === base.url;
  const frame = classes(
    styles.frame,
    styles.ratios[ratio],
    corners !== 'none' && styles.corners[corners],
    ratio === 'fill' && picture?.mirrorable && styles.besideText,
  );
  if (missing && loaded) return <span className={frame} style={loaded} />;
  if (missing) {
    const naming = alt ? ({ role: 'img', 'aria-label': alt } as const) : {};
    return (
      <span className={frame} {...naming}>
        {initialOf ? (
          <Initial of={initialOf} fullName={corners !== 'round'} />
        ) : (
          <span className={styles.missing}>
            <MissingPicture marked={ratio !== 'fill'} />
          </span>
        )}
      </span>
    );
  }
  const drawing = (
    <img
      ref={image}
      className={classes(
        styles.image,
        anchor === 'top' && styles.fromTop,
        ratio === 'wide' && picture?.mirrorable && styles.subjectFirst,
      )}
      alt={alt}
      width={base.width}
      height={base.height}
      // `src` is last, because the browser starts loading when it is set.
      loading={loading}
      fetchPriority={fetchPriority}
      decoding={fetchPriority === 'high' ? 'sync' : 'async'}
      sizes={sizes}
      srcSet={srcSetOf(base, widest)}
      src={base.url}
      onError={() => setBrokenUrl(base.url)}
    />
  );
  return (
    <span
      className={frame}
      style={{ ...waiting(base), ...loaded, ...focalPoints(picture, narrow, anchor) }}
    >
      {narrow && picture ? (
        <picture>
          <source
            media={`(min-width: ${breakpoints.tablet / 16}rem)`}
            srcSet={srcSetOf(picture, widest) ?? picture.url}
            sizes={sizes}
            width={picture.width}
            height={picture.height}
          />
          {drawing}
        </picture>
      ) : (
        drawing
      )}
    </span>
  );
}

/** Returns the background that is shown until the image has loaded. */
function waiting({ color, placeholder }: PictureData): CSSProperties {
  return {
    ...(color && { backgroundColor: color }),
    ...(placeholder && { backgroundImage: `url("${placeholder}")` }),
  };
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Returns the focal points as custom properties, because the style sheet of a page may move the crop. */
function focalPoints(
  picture: PictureData | null | undefined,
  narrow: PictureData | null | undefined,
  anchor: 'center' | 'top',
): CSSProperties {
  const { x, y } = narrow?.focus ?? { x: 0.5, y: anchor === 'top' ? 0.15 : 0.5 };
  return {
    ...(picture?.focus && {
      [focusX]: percent(picture.focus.x),
      [focusY]: percent(picture.focus.y),
    }),
    ...(narrow && { [styles.narrowFocus]: `${percent(x)} ${percent(y)}` }),
  };
}

/** The name or its first letter, in a colour that is derived from the name. */
function Initial({ of: name, fullName }: { of: PhraseData; fullName: boolean }) {
  const { text, ...language } = phraseParts(name);
  const letters = Array.from(text.trim());
  const hue = letters.reduce((sum, letter) => (sum + (letter.codePointAt(0) ?? 0)) % 360, 0);
  return (
    <span
      className={styles.initial}
      style={{ backgroundColor: `hsl(${hue} 40% 30%)` }}
      aria-hidden="true"
    >
      {fullName ? (
        <Phrase className={styles.name}>{name}</Phrase>
      ) : (
        <span className={styles.letter} lang={language.lang}>
          {letters[0]}
        </span>
      )}
    </span>
  );
}

/** Looks the pictures up once, and not during hydration. */
function useLoadedPicture(pictures: readonly (PictureData | null | undefined)[]) {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const [loaded] = useState(() => (isHydrated ? loadedPicture(pictures) : undefined));
  return loaded;
}
