import { Picture, type PictureData, Text } from '@parde/ui';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { fullWidthSizes } from '../../titles/cards/full-width-sizes.ts';
import * as styles from './CoverTile.css.ts';

interface CoverTileProps {
  href: string;
  title: string;
  note?: string | undefined;
  picture: PictureData | null | undefined;
  loading?: 'lazy' | 'eager';
}

export function CoverTile({ href, title, note, picture, loading = 'lazy' }: CoverTileProps) {
  return (
    <a href={href} className={styles.tile}>
      <Picture picture={picture} alt="" ratio="fill" sizes={fullWidthSizes} loading={loading} />
      <span className={styles.overlay} />
      <span className={styles.words}>
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
