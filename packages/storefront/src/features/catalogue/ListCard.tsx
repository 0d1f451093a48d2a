import { Picture, type PictureData, Skeleton, Text } from '@parde/ui';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { coverSizes } from './CoverTile.tsx';
import * as styles from './ListCard.css.ts';

export interface ListCardProps {
  href: string;
  title: string;
  /** The text of the editors. May be empty. */
  text: string;
  /** The number of titles, as text. */
  count: string;
  picture: PictureData | null | undefined;
}

/** A list of the editors: a pile of pictures, with the name and the text below. */
export function ListCard({ href, title, text, count, picture }: ListCardProps) {
  return (
    <a href={href} className={styles.card}>
      <span className={styles.stack} style={picture?.color ? { color: picture.color } : undefined}>
        <span className={styles.art}>
          <Picture picture={picture} alt="" ratio="wide" sizes={coverSizes} widest={960} />
        </span>
      </span>
      <span className={styles.textBlock}>
        <Text as="strong" weight="strong" leading="ui" lines={2}>
          <ServerText>{title}</ServerText>
        </Text>
        <Text as="span" size="sm" tone="muted" leading="ui">
          {count}
        </Text>
        {text ? (
          <span className={styles.text}>
            <Text as="span" size="sm" tone="muted" leading="ui" lines={2}>
              <ServerText>{text}</ServerText>
            </Text>
          </span>
        ) : null}
      </span>
    </a>
  );
}

/** The placeholder of a list that is loading, as large as its card. */
export function ListCardSkeleton() {
  return (
    <span className={styles.card} aria-hidden="true">
      <span className={styles.stack}>
        <Skeleton shape="wide" />
      </span>
      <span className={styles.textBlock}>
        <Skeleton width="most" />
        <Skeleton width="half" />
      </span>
    </span>
  );
}
