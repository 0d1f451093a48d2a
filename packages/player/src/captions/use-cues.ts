import { type RefObject, useEffect, useState } from 'react';
import { type LocalFiles, localUrl } from '../local-files.ts';
import type { PlayerSubtitle } from '../player-media.ts';

/** Returns the texts of the current cues. The browser parses the file and times the cues in a hidden track. */
export function useCues(
  video: RefObject<HTMLVideoElement | null>,
  subtitle: PlayerSubtitle | undefined,
  localFiles: LocalFiles | undefined,
): readonly string[] {
  const [texts, setTexts] = useState<readonly string[]>([]);
  const url = subtitle?.url;
  const language = subtitle?.language.code;

  useEffect(() => {
    const element = video.current;
    if (!element || !url) return;
    const living = new AbortController();
    const track = document.createElement('track');
    track.kind = 'subtitles';
    track.srclang = language ?? '';
    const show = () => {
      setTexts(Array.from(track.track.activeCues ?? [], textOf).filter((text) => text !== ''));
    };
    track.addEventListener('cuechange', show);
    track.addEventListener('load', show);
    element.append(track);
    track.track.mode = 'hidden';
    localUrl(localFiles, url, living.signal)
      .then((address) => {
        track.src = address;
      })
      // If the subtitles cannot be fetched, none are shown.
      .catch(() => undefined);
    return () => {
      living.abort();
      track.removeEventListener('cuechange', show);
      track.removeEventListener('load', show);
      track.remove();
      setTexts([]);
    };
  }, [video, url, language, localFiles]);
  return texts;
}

function textOf(cue: TextTrackCue): string {
  return 'text' in cue && typeof cue.text === 'string' ? cue.text : '';
}
