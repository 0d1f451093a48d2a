import { Phrases } from '@parde/ui';
import { clock } from '../../format.ts';
import { usePlayer } from '../../player-context.ts';
import { delaySeconds } from '../../state/live.ts';
import type { Span } from '../../state/player-state.ts';
import type { Thumbnail } from '../../state/thumbnails.ts';
import * as styles from './seek-bar.css.ts';

interface SeekPreviewProps {
  time: number;
  share: number;
  range: Span;
  thumbnails: readonly Thumbnail[];
}

/** A preview of the hovered time: thumbnail, chapter, time. */
export function SeekPreview({ time, share, range, thumbnails }: SeekPreviewProps) {
  const { media, locale } = usePlayer();
  const thumbnail = thumbnails.find(({ start, end }) => time >= start && time < end);
  const chapter = media.chapters?.findLast(({ start }) => start <= time);
  const label =
    media.kind === 'live'
      ? `−${clock(locale, delaySeconds(time, range))}`
      : clock(locale, time, range.end);
  return (
    <div
      className={styles.preview}
      aria-hidden="true"
      style={{ [styles.shareName]: share, [styles.widthName]: `${thumbnail?.width ?? 64}px` }}
    >
      {thumbnail ? (
        <div
          className={styles.thumbnail}
          style={{
            inlineSize: thumbnail.width,
            blockSize: thumbnail.height,
            backgroundImage: `url("${thumbnail.url}")`,
            backgroundPosition: `${-thumbnail.x}px ${-thumbnail.y}px`,
          }}
        />
      ) : null}
      {chapter ? (
        <bdi className={styles.chapter}>
          <Phrases>{chapter.name}</Phrases>
        </bdi>
      ) : null}
      <span>{label}</span>
    </div>
  );
}
