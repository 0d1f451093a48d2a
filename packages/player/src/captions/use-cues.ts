import { type RefObject, useEffect, useState } from 'react';
import type { PlayerSubtitle } from '../player-media.ts';

/** The cue texts of this moment. The browser parses the file and keeps the time in a hidden track. */
export function useCues(
  video: RefObject<HTMLVideoElement | null>,
  subtitle: PlayerSubtitle | undefined,
): readonly string[] {
  const [texts, setTexts] = useState<readonly string[]>([]);
  const url = subtitle?.url;
  const language = subtitle?.language.code;

  useEffect(() => {
    const element = video.current;
    if (!element || !url) return;
    const track = document.createElement('track');
    track.kind = 'subtitles';
    track.src = url;
    track.srclang = language ?? '';
    const show = () => {
      setTexts(Array.from(track.track.activeCues ?? [], textOf).filter((text) => text !== ''));
    };
    track.addEventListener('cuechange', show);
    track.addEventListener('load', show);
    element.append(track);
    track.track.mode = 'hidden';
    return () => {
      track.removeEventListener('cuechange', show);
      track.removeEventListener('load', show);
      track.remove();
      setTexts([]);
    };
  }, [video, url, language]);
  return texts;
}

function textOf(cue: TextTrackCue): string {
  return 'text' in cue && typeof cue.text === 'string' ? cue.text : '';
}
