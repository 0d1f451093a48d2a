import type { PlaybackSource } from '../playback.ts';

type Answer = (request: Request, bytes: Blob) => Response | Promise<Response> | undefined;

/** A server for the files of a film, like a CDN: it supports ranges, and each request is counted. */
export function createFilmServer() {
  const origin = 'https://media.example';
  const files = new Map<string, Blob>();
  const requests: { path: string; range: string | null }[] = [];
  /** The number of bytes that were sent, by path. */
  const sent = new Map<string, number>();
  let answerFirst: Answer = () => undefined;

  const put = (path: string, content: string | number) => {
    files.set(path, new Blob([typeof content === 'number' ? bytesOf(path, content) : content]));
  };

  async function fetch(request: Request): Promise<Response> {
    const path = request.url.replace(origin, '').replace(/[?#].*/, '');
    const range = request.headers.get('Range');
    requests.push({ path, range });
    request.signal.throwIfAborted();
    const file = files.get(path);
    if (!file) return new Response(null, { status: 404 });
    const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
    const end = Math.min(file.size, last === '' ? file.size : Number(last) + 1);
    const response =
      (await answerFirst(request, file)) ?? partOf(file, Number(first), end, range !== null);
    return new Response(countedBody(response, path), response);
  }

  function countedBody(response: Response, path: string) {
    return (
      response.body?.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform(chunk, controller) {
            sent.set(path, (sent.get(path) ?? 0) + chunk.length);
            controller.enqueue(chunk);
          },
        }),
      ) ?? null
    );
  }

  return {
    origin,
    files,
    put,
    requests,
    sent,
    fetch,
    /** Sets an answer that comes before the server's. */
    onRequest: (answer: Answer) => {
      answerFirst = answer;
    },
  };
}

export type FilmServer = ReturnType<typeof createFilmServer>;

function partOf(file: Blob, first: number, end: number, isRange: boolean): Response {
  const headers = { 'Content-Length': String(end - first) };
  if (!isRange) return new Response(file.stream(), { headers });
  const size = file.size;
  if (first >= size) {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  }
  return new Response(file.slice(first, end).stream(), {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${first}-${end - 1}/${size}` },
  });
}

/** An answer that breaks off after the given number of bytes of a file. */
export function brokenAfter(bytes: number, file: Blob, first = 0): Response {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async start(controller) {
      const part = await file.slice(first, first + bytes).arrayBuffer();
      controller.enqueue(new Uint8Array(part));
    },
    pull(controller) {
      controller.error(new TypeError('network error'));
    },
  });
  const status = first > 0 ? 206 : 200;
  const range = { 'Content-Range': `bytes ${first}-${file.size - 1}/${file.size}` };
  return new Response(body, {
    status,
    headers: { 'Content-Length': String(file.size - first), ...(first > 0 && range) },
  });
}

/** Returns bytes that differ by the file's name and by the position, so that the tests detect a mixed-up film. */
function bytesOf(path: string, length: number): Uint8Array<ArrayBuffer> {
  const name = path.split('/').slice(-2).join('/');
  let seed = Array.from(name).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const block = Uint32Array.from({ length: 1021 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed;
  });
  const bytes = new Uint8Array(Math.ceil(length / 4) * 4);
  const words = new Uint32Array(bytes.buffer);
  words.forEach((_, index) => {
    words[index] = (block[index % block.length] ?? 0) + index;
  });
  return bytes.slice(0, length);
}

/** A film of three segments in two heights, with a sound, subtitles and thumbnails. */
export function putStream(server: FilmServer, token = 'first'): PlaybackSource[] {
  const folder = `/media/${token}`;
  const media = (name: string) =>
    `#EXTM3U\n#EXT-X-MAP:URI="${name}/init.mp4"\n${[0, 1, 2].map((n) => `#EXTINF:6.4,\n${name}/${n}.m4s\n`).join('')}#EXT-X-ENDLIST\n`;
  server.put(
    `${folder}/master.m3u8`,
    `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aac",NAME="فارسی",LANGUAGE="fa",DEFAULT=YES,URI="aac.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=900000,AVERAGE-BANDWIDTH=100000,RESOLUTION=640x360,CODECS="avc1",AUDIO="aac"
360.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=1800000,AVERAGE-BANDWIDTH=200000,RESOLUTION=854x480,CODECS="avc1",AUDIO="aac"
480.m3u8
`,
  );
  for (const name of ['360', '480', 'aac']) {
    server.put(`${folder}/${name}.m3u8`, media(name));
    server.put(`${folder}/${name}/init.mp4`, 700);
    for (const n of [0, 1, 2]) server.put(`${folder}/${name}/${n}.m4s`, 40_000 + n);
  }
  server.put(`${folder}/fa.vtt`, 'WEBVTT\n\n00:00.000 --> 00:09.000\nسلام\n');
  server.put(
    `${folder}/thumbnails.vtt`,
    'WEBVTT\n\n00:00.000 --> 00:05.000\nsprite.jpg#xywh=0,0,160,90\n\n00:05.000 --> 00:10.000\nsprite.jpg#xywh=160,0,160,90\n',
  );
  server.put(`${folder}/sprite.jpg`, 900);
  server.put('/media/picture.webp', 500);
  return [
    { type: 'hls', url: `${server.origin}${folder}/master.m3u8`, quality: null, codecs: 'avc1' },
  ];
}
