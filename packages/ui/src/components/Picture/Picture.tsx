import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { breakpoints } from '../../generated/token-values.ts';
import { classes } from '../../internal/classes.ts';
import { MissingPicture } from './MissingPicture.tsx';
import * as styles from './Picture.css.ts';
import { type PictureData, srcSetOf } from './picture-data.ts';

export const pictureRatios = ['poster', 'wide', 'square', 'fill'] as const;
export const pictureCorners = ['none', 'poster', 'soft', 'round'] as const;
export type PictureRatio = (typeof pictureRatios)[number];
export type PictureCorners = (typeof pictureCorners)[number];

export interface PictureProps {
  /** Without one, the drawn placeholder stands in its place. */
  picture: PictureData | null | undefined;
  /** What is to be seen; empty where words beside it say the same. */
  alt: string;
  /** The box that is kept for it; `fill` takes the whole of a positioned parent. */
  ratio: PictureRatio;
  /** Another cut for narrow screens. */
  narrow?: PictureData | null | undefined;
  corners?: PictureCorners;
  /** Where the picture holds when it is cut. */
  anchor?: 'center' | 'top';
  /** How wide it will be shown, as in the attribute `sizes`. */
  sizes?: string | undefined;
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | 'low' | 'auto';
}

/** A picture that keeps its place before it comes, and has a face when it never comes. */
export function Picture({
  picture,
  alt,
  ratio,
  narrow,
  corners = 'none',
  anchor = 'center',
  sizes,
  loading = 'lazy',
  fetchPriority = 'auto',
}: PictureProps) {
  const base = narrow ?? picture;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const url = base?.url;

  // It may have failed before the page came alive, and then no event tells.
  useEffect(() => {
    const element = image.current;
    if (url && element?.complete && element.naturalWidth === 0) setBrokenUrl(url);
  }, [url]);

  const missing = !base || brokenUrl === base.url;
  const frame = classes(
    styles.frame,
    styles.ratios[ratio],
    styles.corners[corners],
    ratio === 'fill' && picture?.mirrorable && styles.besideWords,
  );
  if (missing) {
    const naming = alt ? ({ role: 'img', 'aria-label': alt } as const) : {};
    return (
      <span className={frame} {...naming}>
        <span className={styles.missing}>
          <MissingPicture marked={ratio !== 'fill'} />
        </span>
      </span>
    );
  }
  return (
    <span className={frame} style={waiting(base)}>
      <picture>
        {narrow && picture ? (
          <source
            media={`(min-width: ${breakpoints.tablet / 16}rem)`}
            srcSet={srcSetOf(picture) ?? picture.url}
            sizes={sizes}
            width={picture.width}
            height={picture.height}
          />
        ) : null}
        <img
          ref={image}
          className={classes(styles.image, styles.anchors[anchor])}
          alt={alt}
          width={base.width}
          height={base.height}
          // Written in this order: a browser begins to load at the address, by what it knows then.
          loading={loading}
          fetchPriority={fetchPriority}
          decoding={fetchPriority === 'high' ? 'sync' : 'async'}
          sizes={sizes}
          srcSet={srcSetOf(base)}
          src={base.url}
          draggable={false}
          onError={() => setBrokenUrl(base.url)}
        />
      </picture>
    </span>
  );
}

/** What holds the place until the picture is there. */
function waiting({ color, placeholder }: PictureData): CSSProperties {
  return {
    ...(color && { backgroundColor: color }),
    ...(placeholder && { backgroundImage: `url("${placeholder}")` }),
  };
}
