import { loadedPicture, type PictureData, srcSetOf } from '@parde/ui';
import { type CSSProperties, useLayoutEffect, useState } from 'react';
import * as styles from './stage.css.ts';

interface PosterProps {
  picture: PictureData | null | undefined;
  className?: string;
}

/** The poster, shown until the video has a frame. */
export function Poster({ picture, className = styles.poster }: PosterProps) {
  const [loaded, setLoaded] = useState<CSSProperties>();
  // After hydration, and before the first paint of a player that was opened in the page.
  useLayoutEffect(() => setLoaded(loadedPicture([picture])), [picture]);
  if (!picture) return null;
  const { url, width, height, color, placeholder } = picture;
  return (
    <img
      className={className}
      width={width}
      height={height}
      alt=""
      style={{
        ...(color && { backgroundColor: color }),
        ...(placeholder && { backgroundImage: `url("${placeholder}")` }),
        ...loaded,
      }}
      srcSet={srcSetOf(picture)}
      src={url}
    />
  );
}
