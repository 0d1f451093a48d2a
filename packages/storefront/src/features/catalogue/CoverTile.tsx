import { Picture, type PictureData, Text } from '@parde/ui';
import { ServerText } from '../../app/parts/ServerText.tsx';
import * as styles from './CoverTile.css.ts';

interface CoverTileProps {
  href: string;
  title: string;
  note?: string | undefined;
  picture: PictureData | null | undefined;
  /** The index among the tiles: each tile without a picture has its own colour. */
  coverIndex: number;
  loading?: 'lazy' | 'eager';
}

/** The `sizes` of a cover: two in a row on a phone, up to five on a wide screen. */
export const coverSizes = '(min-width: 80rem) 20rem, (min-width: 48rem) 25vw, calc(50vw - 1.5rem)';

/** The step in hue that makes neighbours differ, in a row and in a column. */
const hueStep = 137.5;

export function CoverTile({
  href,
  title,
  note,
  picture,
  coverIndex,
  loading = 'lazy',
}: CoverTileProps) {
  const hue = Math.round((coverIndex * hueStep) % 360);
  return (
    <a
      href={href}
      className={styles.tile}
      style={picture ? undefined : { backgroundColor: `oklch(0.4 0.09 ${hue})` }}
    >
      {picture ? (
        <span className={picture.mirrorable ? styles.besideText : undefined}>
          <Picture
            picture={picture}
            alt=""
            ratio="fill"
            sizes={coverSizes}
            widest={960}
            loading={loading}
          />
        </span>
      ) : null}
      <span className={styles.edge} />
      <span
        className={styles.textBlock}
        style={picture?.color ? { color: picture.color } : undefined}
      >
        <Text as="strong" size="lg" tone="onMedia" weight="strong" leading="ui" lines={2}>
          <ServerText>{title}</ServerText>
        </Text>
        {note ? (
          <Text as="span" size="sm" tone="onMediaMuted" leading="ui">
            {note}
          </Text>
        ) : null}
      </span>
    </a>
  );
}
