import type { Playback } from '@parde/api-client';

type Answer = (request: Request) => Response | undefined;

/** A server for the files of a film. It supports ranges, and each request is counted. */
export function createFilmServer() {
  const origin = 'https://media.example';
  const files = new Map<string, Blob>();
  const requests: string[] = [];
  let answerFirst: Answer = () => undefined;

  const server = {
    origin,
    /** False while there is no connection. */
    isOnline: true,
    requests,
    /** The number of bytes that were sent, by path. */
    sent: new Map<string, number>(),
    put(path: string, content: string | number) {
      files.set(
        path,
        new Blob([typeof content === 'number' ? new Uint8Array(content).fill(7) : content]),
      );
    },
    /** Sets an answer that comes before the server's. */
    onRequest(answer: Answer) {
      answerFirst = answer;
    },
    async fetch(input: Request | string): Promise<Response> {
      if (!server.isOnline) throw new TypeError('Failed to fetch');
      // The check of the connection.
      if (typeof input === 'string') return new Response();
      input.signal.throwIfAborted();
      const path = input.url.replace(origin, '').replace(/[?#].*/, '');
      requests.push(path);
      const file = files.get(path);
      if (!file) return new Response(null, { status: 404 });
      const answer = answerFirst(input);
      if (answer) return answer;
      const range = /^bytes=(\d+)-(\d*)$/.exec(input.headers.get('Range') ?? '');
      const first = Number(range?.[1] ?? 0);
      const end = Math.min(file.size, range?.[2] ? Number(range[2]) + 1 : file.size);
      server.sent.set(path, (server.sent.get(path) ?? 0) + end - first);
      return new Response(file.slice(first, end).stream(), {
        status: range ? 206 : 200,
        headers: {
          'Content-Length': String(end - first),
          ...(range && { 'Content-Range': `bytes ${first}-${end - 1}/${file.size}` }),
        },
      });
    },
  };
  return server;
}

export type FilmServer = ReturnType<typeof createFilmServer>;

/** A film of three segments. */
export function putStream({ origin, put }: FilmServer): Playback['sources'] {
  put(
    '/media/master.m3u8',
    '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1800000,RESOLUTION=854x480,CODECS="avc1"\n480.m3u8\n',
  );
  const segments = [0, 1, 2].map((index) => `${index}.m4s`);
  const list = segments.map((name) => `#EXTINF:6.4,\n${name}\n`).join('');
  put('/media/480.m3u8', `#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n${list}#EXT-X-ENDLIST\n`);
  for (const name of ['init.mp4', ...segments]) put(`/media/${name}`, 40_000);
  for (const code of ['fa', 'en']) put(`/media/${code}.vtt`, 'WEBVTT\n');
  return [{ type: 'hls', url: `${origin}/media/master.m3u8`, quality: null, codecs: 'avc1' }];
}
