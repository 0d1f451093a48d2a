'use client';

import { fa } from '@parde/player/fa';
import { PlayerPoster } from '@parde/player/poster';
import '@parde/player/styles.css';

/** The player's messages include functions, so a client component has to pass them. */
export function FilmPlayer({ title }: { title: string }) {
  const media = {
    id: '1024',
    kind: 'film',
    title,
    poster: null,
    sources: [{ type: 'hls', url: '/1024.m3u8', codecs: null }],
  } as const;
  return <PlayerPoster media={media} locale="fa" messages={fa} />;
}
