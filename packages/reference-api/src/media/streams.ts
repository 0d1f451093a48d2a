import { codecFamilies, thumbnails } from '@parde/demo-art/sample';
import { type Context, Hono } from 'hono';
import {
  descriptionMark,
  dvrSeconds,
  liveScope,
  type StreamLanguages,
  vodScope,
} from './addresses.ts';
import {
  fragmentsIn,
  livePlaylist,
  liveWindow,
  masterPlaylist,
  subtitlePlaylist,
  vodPlaylist,
} from './playlists.ts';
import { anyOrigin, etagOf, sendFile } from './send-file.ts';
import type { Signer } from './signature.ts';
import { subtitleLanguages, subtitles, thumbnailCues } from './subtitles.ts';
import { fragmentsInSegment, sampleFile, segmentAt, trackOf } from './tracks.ts';

/** The content for a path in a stream's folder, or undefined. */
type Answer = { body: string | Buffer; type: string } | undefined;

const hls = 'application/vnd.apple.mpegurl';
const webVtt = 'text/vtt; charset=utf-8';

/** Routes for films and channels of any length, which are generated from the sample on request. */
export function streamRoutes(signer: Signer, now: () => number): Hono {
  const app = new Hono();
  app.use('/media/stream/*', anyOrigin);

  app.get('/media/stream/:token/vod/:type/:id/:seconds{[0-9]{1,6}}/:languages/:file{.+}', (c) => {
    const { token, type, id, languages, file } = c.req.param();
    const seconds = Number(c.req.param('seconds'));
    const spoken = spokenIn(languages);
    const scope = vodScope({ type, id, seconds, ...spoken });
    if (!signer.verify(scope, token)) return c.body(null, 403);
    return send(c, ofFilm(file, seconds, spoken));
  });

  app.get('/media/stream/:token/live/:id/:file{.+}', (c) => {
    const { token, id, file } = c.req.param();
    if (!signer.verify(liveScope(id), token)) return c.body(null, 403);
    return send(c, ofChannel(file, now()));
  });
  return app;
}

function spokenIn(languages: string): StreamLanguages {
  const [audioCode = '', ...codes] = languages.split('.');
  const described = audioCode.endsWith(descriptionMark);
  const audio = described ? audioCode.slice(0, -descriptionMark.length) : audioCode;
  return {
    audio,
    described,
    subtitleLanguages: subtitleLanguages.filter((known) => codes.includes(known)),
  };
}

function ofFilm(file: string, seconds: number, spoken: StreamLanguages): Answer {
  const master = masterOf(file, spoken);
  if (master) return master;
  if (file === 'thumbnails.vtt') return { body: thumbnailCues(seconds), type: webVtt };
  if (file === thumbnails.file) return { body: sampleFile(file), type: 'image/jpeg' };
  const language = spoken.subtitleLanguages.find((known) => file.startsWith(`${known}.`));
  if (language && file === `${language}.m3u8`) {
    return { body: subtitlePlaylist(language, seconds), type: hls };
  }
  if (language && file === `${language}.vtt`) {
    return { body: subtitles(language, seconds), type: webVtt };
  }
  const { track, part } = trackFile(file);
  if (!track) return undefined;
  if (part === 'playlist') return { body: vodPlaylist(track, seconds), type: hls };
  const type = track.isPicture ? 'video/mp4' : 'audio/mp4';
  if (part === 'init') return { body: track.init, type };
  const end = fragmentsIn(seconds);
  if (part * fragmentsInSegment >= end) return undefined;
  return { body: segmentAt(track, part, end), type };
}

function ofChannel(file: string, now: number): Answer {
  const master = masterOf(file, { audio: 'fa', described: false, subtitleLanguages: [] });
  if (master) return master;
  const { track, part } = trackFile(file);
  if (!track) return undefined;
  const window = liveWindow(now, dvrSeconds);
  if (part === 'playlist') return { body: livePlaylist(track, window), type: hls };
  const type = track.isPicture ? 'video/mp4' : 'audio/mp4';
  if (part === 'init') return { body: track.init, type };
  // A player with a slightly older playlist may still request segments that have just left the window.
  if (part > window.last || part < window.first - 10) return undefined;
  return { body: segmentAt(track, part), type };
}

function masterOf(file: string, spoken: StreamLanguages): Answer {
  const family = codecFamilies.find((known) => file === `${known}.m3u8`);
  if (!family && file !== 'master.m3u8') return undefined;
  return { body: masterPlaylist(spoken, family), type: hls };
}

function trackFile(file: string) {
  const [, name = '', rest = ''] =
    /^([\w-]+)(\.m3u8|\/init\.mp4|\/\d{1,10}\.m4s)$/.exec(file) ?? [];
  const track = trackOf(name);
  if (rest === '.m3u8') return { track, part: 'playlist' as const };
  if (rest === '/init.mp4') return { track, part: 'init' as const };
  return { track, part: Number.parseInt(rest.slice(1), 10) };
}

function send(c: Context, answer: Answer): Response | Promise<Response> {
  if (!answer) return c.notFound();
  const { body, type } = answer;
  const bytes = new Uint8Array(typeof body === 'string' ? Buffer.from(body) : body);
  c.header('Cache-Control', type === hls ? 'no-store' : 'private, max-age=600');
  const read = (first: number, last: number) => bytes.subarray(first, last + 1);
  return sendFile(c, { size: bytes.length, type, etag: etagOf(bytes), read });
}
