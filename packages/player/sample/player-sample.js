// A streaming server in the page's own service worker, so stories can stream anywhere. Serves films and channels of any
// length from the committed sample, and simulates the faults that a test requests.

const media = new URL('./player-sample-media/', self.location.href);
const home = new URL('./player-sample/', self.location.href).pathname;

const fragmentSeconds = 1.6;
const fragmentsInLoop = 8;
const liveBegan = Date.UTC(2026, 0, 1);

const pictures = {
  h264: { codec: 'avc1.42c01e', sound: 'aac', soundCodec: 'mp4a.40.2' },
  vp9: { codec: 'vp09.00.30.08', sound: 'opus', soundCodec: 'opus' },
};
const sizes = [
  { lines: 240, size: '424x240', bitrate: 190_000 },
  { lines: 360, size: '640x360', bitrate: 330_000 },
  { lines: 480, size: '848x480', bitrate: 480_000 },
];
const languages = [
  ['fa', 'فارسی'],
  ['en', 'English'],
];
const thumbnails = { columns: 4, width: 160, height: 90 };

/** The connection faults by token: `refused`, `lost`, `missing` or `slow`. */
const faults = new Map();
/** The sample files by name, each split into its head and its fragments. */
const cut = new Map();

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== self.location.origin || !pathname.startsWith(home)) return;
  const [token, kind, ...file] = pathname.slice(home.length).split('/');
  event.respondWith(
    token === 'control'
      ? control(event.request)
      : answer(token, kind, file.join('/'), event.request.headers.get('Range')),
  );
});

async function control(request) {
  const { token, fault } = await request.json();
  faults.set(token, fault);
  return new Response(null, { status: 204 });
}

async function answer(token, kind, file, range) {
  const fault = faults.get(token);
  if (fault === 'lost') return Response.error();
  if (fault === 'refused') return new Response(null, { status: 401 });
  if (fault === 'missing') return new Response(null, { status: 404 });
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 1500));
  const [type, length] = kind.split('-');
  // Simulates a file for browsers that read HLS natively: one address that returns a complete film.
  if (type === 'file' && !file.endsWith('.vtt'))
    return partOf(await wholeFile(Number(length)), range);
  const body = await bodyOf(type, Number(length), file);
  if (!body) return new Response(null, { status: 404 });
  return new Response(body, {
    headers: { 'Content-Type': typeOf(file), 'Cache-Control': 'no-store' },
  });
}

function partOf(bytes, range) {
  const [, from = 0, to = bytes.length - 1] = /bytes=(\d+)-(\d+)?/.exec(range ?? '') ?? [];
  const last = Math.min(Number(to), bytes.length - 1);
  return new Response(bytes.slice(Number(from), last + 1), {
    status: range ? 206 : 200,
    headers: {
      'Content-Type': 'video/mp4',
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'no-store',
      ...(range && { 'Content-Range': `bytes ${from}-${last}/${bytes.length}` }),
    },
  });
}

/** Returns a file of any length, without sound, for every browser that can play VP9. */
async function wholeFile(seconds) {
  const { head, fragments } = await fragmentsOf('vp9-240');
  const parts = Array.from({ length: Math.ceil(seconds / fragmentSeconds) }, (_, number) =>
    placed(
      fragments[number % fragmentsInLoop],
      number,
      number * fragmentSeconds * scaleOf('vp9-240'),
    ),
  );
  return new Uint8Array(await new Blob([withLength(head, seconds), ...parts]).arrayBuffer());
}

/** Returns the head of a file with its length written into it (`mehd`), so that the player can seek in the file. */
function withLength(head, seconds) {
  const [, moov] = boxesIn(head, 0, head.length);
  const mvex = boxesIn(head, moov.start + 8, moov.end).find(({ type }) => type === 'mvex');
  const at = mvex.start + 8;
  const longer = new Uint8Array(head.length + 16);
  longer.set(head.subarray(0, at));
  longer.set(new TextEncoder().encode('mehd'), at + 4);
  longer.set(head.subarray(at), at + 16);
  const view = new DataView(longer.buffer);
  view.setUint32(at, 16);
  view.setUint32(at + 12, seconds * 1000);
  for (const { start } of [moov, mvex]) view.setUint32(start, view.getUint32(start) + 16);
  return longer;
}

function typeOf(file) {
  if (file.endsWith('.m3u8')) return 'application/vnd.apple.mpegurl';
  if (file.endsWith('.vtt')) return 'text/vtt; charset=utf-8';
  return file.endsWith('.jpg') ? 'image/jpeg' : 'video/mp4';
}

async function bodyOf(type, seconds, file) {
  const family = file.replace('.m3u8', '');
  if (family in pictures) return master(family, pictures[family]);
  if (file === 'thumbnails.jpg') return (await fetch(new URL(file, media))).arrayBuffer();
  if (file === 'thumbnails.vtt') return thumbnailCues(seconds);
  if (file.endsWith('.vtt')) return subtitles(file.startsWith('fa'), seconds);
  if (file.endsWith('.m3u8')) {
    const track = family.replace(/^(?:fa|en)-/, '');
    return type === 'live' ? livePlaylist(track, seconds) : filmPlaylist(track, seconds);
  }
  const [track, part] = file.split('/');
  const { head, fragments } = await fragmentsOf(track);
  if (part === 'init.mp4') return head;
  const number = Number.parseInt(part, 10);
  return placed(
    fragments[number % fragmentsInLoop],
    number,
    number * fragmentSeconds * scaleOf(track),
  );
}

const scaleOf = (track) => (track === 'aac' || track === 'opus' ? 48_000 : 12_800);

function master(family, { codec, sound, soundCodec }) {
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...languages.map(
      ([code, name]) =>
        `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="${name}",LANGUAGE="${code}",DEFAULT=${code === 'fa' ? 'YES' : 'NO'},AUTOSELECT=YES,CHANNELS="1",URI="${code}-${sound}.m3u8"`,
    ),
    ...sizes.flatMap(({ lines, size, bitrate }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bitrate},RESOLUTION=${size},FRAME-RATE=25.000,CODECS="${codec},${soundCodec}",AUDIO="sound"`,
      `${family}-${lines}.m3u8`,
    ]),
  ].join('\n');
}

const playlistHead = [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  '#EXT-X-INDEPENDENT-SEGMENTS',
  '#EXT-X-TARGETDURATION:2',
];

const segments = (track, first, count) =>
  Array.from(
    { length: count },
    (_, index) => `#EXTINF:${fragmentSeconds},\n${track}/${first + index}.m4s`,
  );

function filmPlaylist(track, seconds) {
  return [
    ...playlistHead,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${track}/init.mp4"`,
    ...segments(track, 0, Math.ceil(seconds / fragmentSeconds)),
    '#EXT-X-ENDLIST',
  ].join('\n');
}

function livePlaylist(track, dvrSeconds) {
  const last = Math.floor((Date.now() - liveBegan) / (fragmentSeconds * 1000)) - 1;
  const count = Math.ceil(dvrSeconds / fragmentSeconds);
  const first = last - count + 1;
  return [
    ...playlistHead,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-MAP:URI="${track}/init.mp4"`,
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(liveBegan + first * fragmentSeconds * 1000).toISOString()}`,
    ...segments(track, first, count),
  ].join('\n');
}

function subtitles(persian, seconds) {
  const text = persian
    ? 'سلام! به کجا می‌رویم؟\nHe said: “Home.”'
    : 'Hello! Where are we going?\nگفت: «خانه.»';
  const cues = Array.from(
    { length: Math.ceil(seconds / 8) },
    (_, index) => `${stamp(index * 8)} --> ${stamp(index * 8 + 6)}\n${text}`,
  );
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function thumbnailCues(seconds) {
  const { columns, width, height } = thumbnails;
  const cues = Array.from({ length: Math.ceil(seconds / 4) }, (_, index) => {
    const tile = index % fragmentsInLoop;
    const place = `${(tile % columns) * width},${Math.floor(tile / columns) * height}`;
    return `${stamp(index * 4)} --> ${stamp(index * 4 + 4)}\nthumbnails.jpg#xywh=${place},${width},${height}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

const stamp = (seconds) => new Date(seconds * 1000).toISOString().slice(11, 23);

async function fragmentsOf(track) {
  const known = cut.get(track);
  if (known) return known;
  const bytes = new Uint8Array(await (await fetch(new URL(`${track}.mp4`, media))).arrayBuffer());
  const boxes = boxesIn(bytes, 0, bytes.length);
  const starts = boxes.filter(({ type }) => type === 'moof').map(({ start }) => start);
  const [first = bytes.length] = starts;
  const fragments = starts.map((start, index) => bytes.slice(start, starts[index + 1]));
  const parts = { head: bytes.slice(0, first), fragments };
  cut.set(track, parts);
  return parts;
}

function boxesIn(bytes, from, to) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes = [];
  for (let start = from; start + 8 <= to; ) {
    const size = view.getUint32(start);
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
    boxes.push({ type, start, end: start + size });
    start += Math.max(8, size);
  }
  return boxes;
}

/** Returns the fragment moved to another time. */
function placed(fragment, number, time) {
  const bytes = fragment.slice();
  const view = new DataView(bytes.buffer);
  const [moof] = boxesIn(bytes, 0, bytes.length);
  for (const { type, start, end } of boxesIn(bytes, moof.start + 8, moof.end)) {
    if (type === 'mfhd') view.setUint32(start + 12, number + 1);
    if (type !== 'traf') continue;
    const tfdt = boxesIn(bytes, start + 8, end).find((box) => box.type === 'tfdt');
    if (view.getUint8(tfdt.start + 8) === 1)
      view.setBigUint64(tfdt.start + 12, BigInt(Math.round(time)));
    else view.setUint32(tfdt.start + 12, Math.round(time));
  }
  return bytes;
}
