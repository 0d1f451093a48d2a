import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { formatSpokenTime } from '../../format.ts';
import { usePlayer, usePlayerState } from '../../player-context.ts';
import { delaySeconds, isAtLiveEdge } from '../../state/live.ts';
import type { PlayerState, Span } from '../../state/player-state.ts';
import { SeekPreview } from './SeekPreview.tsx';
import * as styles from './seek-bar.css.ts';
import { useThumbnails } from './use-thumbnails.ts';

/** The share of the seekable range before `time`. */
const shareOf = (time: number, { start, end }: Span): number =>
  end > start ? Math.min(1, Math.max(0, (time - start) / (end - start))) : 0;

const percentOf = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** The spoken value changes by itself only this often. Otherwise a screen reader would speak all the time. */
const quietSeconds = 30;

/** A seek bar that runs from left to right in every language. */
export function SeekBar() {
  const { controls, messages, locale, media, localFiles } = usePlayer();
  const bar = useRef<HTMLDivElement>(null);
  const state = usePlayerState((all) => all);
  const range = rangeOf(state);
  const [hover, setHover] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [wanted, setWanted] = useState(false);
  const thumbnails = useThumbnails(wanted ? media.thumbnailsUrl : null, localFiles);
  const [announcedTime, setAnnouncedTime] = useState(state.time);
  const isLive = media.kind === 'live';
  const time = dragged ?? state.time;

  if (dragged === null && Math.abs(state.time - announcedTime) >= quietSeconds)
    setAnnouncedTime(state.time);

  const spoken = () => {
    if (!isLive)
      return messages.timeOf(
        formatSpokenTime(locale, announcedTime),
        formatSpokenTime(locale, range.end),
      );
    if (isAtLiveEdge(announcedTime, range)) return messages.atLive;
    return messages.behindLive(formatSpokenTime(locale, delaySeconds(announcedTime, range)));
  };

  const timeAt = ({ clientX }: PointerEvent): number => {
    const box = bar.current?.getBoundingClientRect();
    if (!box || box.width === 0) return range.start;
    const share = Math.min(1, Math.max(0, (clientX - box.left) / box.width));
    return range.start + share * (range.end - range.start);
  };

  const seek = (to: number) => {
    const clamped = Math.min(range.end, Math.max(range.start, to));
    controls.seek(clamped);
    setAnnouncedTime(clamped);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -5, ArrowRight: 5, PageDown: -60, PageUp: 60 }[event.key];
    const edge = { Home: range.start, End: range.end }[event.key];
    const to = step === undefined ? edge : state.time + step;
    if (to === undefined) return;
    event.preventDefault();
    // Without this call, the player's own keys would seek again.
    event.stopPropagation();
    seek(to);
  };

  const played: CSSProperties = { inlineSize: percentOf(shareOf(time, range)) };
  const thumb: CSSProperties = { insetInlineStart: percentOf(shareOf(time, range)) };
  return (
    // A range input would announce every second, and cannot be dragged with a preview.
    <div
      ref={bar}
      role="slider"
      tabIndex={0}
      className={styles.bar}
      aria-label={messages.seek}
      aria-valuemin={Math.round(range.start)}
      aria-valuemax={Math.round(range.end)}
      aria-valuenow={Math.floor(Math.min(range.end, Math.max(range.start, announcedTime)))}
      aria-valuetext={spoken()}
      data-dragged={dragged === null ? undefined : ''}
      onPointerEnter={() => setWanted(true)}
      onFocus={() => setAnnouncedTime(state.time)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(timeAt(event));
        setHover(timeAt(event));
      }}
      onPointerMove={(event) => {
        setHover(timeAt(event));
        if (dragged !== null) setDragged(timeAt(event));
      }}
      onPointerUp={(event) => {
        if (dragged === null) return;
        seek(timeAt(event));
        setDragged(null);
        if (event.pointerType !== 'mouse') setHover(null);
      }}
      onPointerCancel={() => {
        setDragged(null);
        setHover(null);
      }}
      onPointerLeave={() => setHover(null)}
    >
      <div className={styles.track}>
        {state.buffered.map(({ start, end }) => (
          <div
            key={start}
            className={styles.buffered}
            style={{
              insetInlineStart: percentOf(shareOf(start, range)),
              inlineSize: percentOf(shareOf(end, range) - shareOf(start, range)),
            }}
          />
        ))}
        {hover === null ? null : (
          <div
            className={styles.hovered}
            style={{ inlineSize: percentOf(shareOf(hover, range)) }}
          />
        )}
        <div className={styles.played} style={played} />
        {media.chapters?.slice(1).map(({ start }) => (
          <div
            key={start}
            className={styles.gap}
            style={{ insetInlineStart: percentOf(shareOf(start, range)) }}
          />
        ))}
      </div>
      <div className={styles.thumb} style={thumb} />
      {hover === null ? null : (
        <SeekPreview
          time={hover}
          share={shareOf(hover, range)}
          range={range}
          thumbnails={thumbnails}
        />
      )}
    </div>
  );
}

/** Returns the complete film, or the recorded part of a channel. */
function rangeOf({ seekable, duration }: PlayerState): Span {
  return seekable.end > seekable.start ? seekable : { start: 0, end: Math.max(0, duration) };
}
