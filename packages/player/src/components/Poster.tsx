import type { PictureData } from '@parde/ui';
import * as styles from './stage.css.ts';

interface PosterProps {
  picture: PictureData | null | undefined;
}

/** Shown until the video has a frame. */
export function Poster({ picture }: PosterProps) {
  if (!picture) return null;
  const { url, width, height, color } = picture;
  return (
    <img
      className={styles.poster}
      src={url}
      width={width}
      height={height}
      alt=""
      style={color ? { backgroundColor: color } : undefined}
    />
  );
}
