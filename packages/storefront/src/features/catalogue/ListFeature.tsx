import { Picture, Text } from '@parde/ui';
import { ServerText } from '../../app/parts/ServerText.tsx';
import type { ListCardProps } from './ListCard.tsx';
import * as styles from './ListFeature.css.ts';

/** The list that leads the others, as wide as the page. */
export function ListFeature({ href, title, text, count, picture }: ListCardProps) {
  return (
    <a href={href} className={styles.feature}>
      <Picture picture={picture} alt="" ratio="fill" sizes="92vw" widest={1920} loading="eager" />
      <span className={styles.words}>
        <span className={styles.name}>
          <ServerText>{title}</ServerText>
        </span>
        {text ? (
          <Text as="span" tone="onMedia" leading="ui" lines={2}>
            <ServerText>{text}</ServerText>
          </Text>
        ) : null}
        <Text as="span" size="sm" tone="onMediaMuted" leading="ui">
          {count}
        </Text>
      </span>
    </a>
  );
}
