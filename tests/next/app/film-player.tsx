'use client';

import { fa } from '@parde/player/fa';
import { PlayerPoster } from '@parde/player/poster';
import '@parde/player/styles.css';

/** The words of a player are functions too, so a client component takes them. */
export function FilmPlayer({ title }: { title: string }) {
  const media = {
    id: '1024',
    kind: 'film',
    title,
    poster: null,
    sources: [{ type: 'hls', url: '/1024.m3u8', codecs: null }],
  } as const;
  return <PlayerPoster media={media} locale="fa" words={fa} />;
}
