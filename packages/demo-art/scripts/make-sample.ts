/** Draws and encodes the loop that all films and channels of the reference API play. Requires ffmpeg. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import {
  boxesOf,
  fragmentSeconds,
  fragmentsInLoop,
  fragmentsOf,
  framesPerSecond,
  pictureScale,
  pictureTracks,
  sampleFolder,
  soundTracks,
  thumbnails,
} from '../src/sample.ts';
import { caravan } from './sample/caravan.ts';
import { tune } from './sample/tune.ts';

/** The Debian package: `apt-get install ffmpeg`. */
const encoder = 'ffmpeg';
const loop = fragmentSeconds * fragmentsInLoop;
const frames = loop * framesPerSecond;
const framesInFragment = fragmentSeconds * framesPerSecond;
const target = fileURLToPath(sampleFolder);
const work = await mkdtemp(join(tmpdir(), 'sample-'));

async function ffmpeg(
  args: string[],
  feed?: (write: (bytes: Buffer) => Promise<void>) => Promise<void>,
) {
  const child = spawn(encoder, ['-v', 'error', '-y', ...args], {
    stdio: [feed ? 'pipe' : 'ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  await feed?.(async (bytes) => {
    if (child.stdin?.write(bytes) === false) await once(child.stdin, 'drain');
  });
  child.stdin?.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${args.join(' ')}`);
}

/** Lossless frames, which each encoder reads. */
const pictures = join(work, 'pictures.mkv');
await ffmpeg(
  `-f rawvideo -pix_fmt rgba -s 848x480 -r ${framesPerSecond} -i - -vf format=yuv420p -c:v libx264 -qp 0 -preset ultrafast ${pictures}`.split(
    ' ',
  ),
  async (write) => {
    for (let index = 0; index < frames; index += 1) {
      await write((await renderAsync(caravan(index / frames))).pixels);
    }
  },
);

/**
 * The encoders get the loop three times, and the middle one is used, so that its first frame follows its last one
 * without a break.
 */
const sound = join(work, 'sound.raw');
await writeFile(sound, Buffer.concat([tune(), tune(), tune()]));

const fragmented = [
  '-use_editlist',
  '0',
  '-movflags',
  '+empty_moov+default_base_moof+omit_tfhd_offset',
];
const pictureCodec = {
  aac: `-c:v libx264 -profile:v baseline -preset veryslow -level 3.0 -refs 3 -tune animation -bf 0 -sc_threshold 0 -x264-params scenecut=0:keyint=${framesInFragment}:min-keyint=${framesInFragment}`,
  opus: '-c:v libvpx-vp9 -deadline good -cpu-used 0 -row-mt 1 -b:v 0 -auto-alt-ref 0 -lag-in-frames 0 -error-resilient 0',
};
const quality = {
  aac: { 240: '-crf 31', 360: '-crf 32', 480: '-crf 32' },
  opus: { 240: '-crf 44', 360: '-crf 46', 480: '-crf 47' },
};
const soundCodec = { aac: '-c:a aac -b:a 40k', opus: '-c:a libopus -b:a 28k -application audio' };

async function writeTrack(name: string, file: string, first: number): Promise<void> {
  const { init, fragments } = fragmentsOf(await readFile(file));
  const taken = fragments.slice(first, first + fragmentsInLoop);
  if (taken.length !== fragmentsInLoop) {
    throw new Error(`${name} has ${fragments.length} fragments, too few for the loop.`);
  }
  const head = boxesOf(init).filter(({ type }) => type === 'ftyp' || type === 'moov');
  const parts = [...head.map(({ start, end }) => init.subarray(start, end)), ...taken];
  const bytes = Buffer.concat(parts);
  await writeFile(join(target, `${name}.mp4`), bytes);
  process.stdout.write(`${name} ${bytes.length}\n`);
}

await mkdir(target, { recursive: true });
for (const { name, height, width, sound } of pictureTracks) {
  const file = join(work, `${name}.mp4`);
  const codec = `${pictureCodec[sound]} ${quality[sound][height]} -g ${framesInFragment}`;
  await ffmpeg([
    ...`-i ${pictures} -an -vf scale=${width}:${height}:flags=lanczos ${codec}`.split(' '),
    ...`-video_track_timescale ${pictureScale}`.split(' '),
    ...fragmented.slice(0, 3),
    `${fragmented[3]}+frag_keyframe`,
    file,
  ]);
  await writeTrack(name, file, 0);
}
for (const { name } of soundTracks) {
  const file = join(work, `${name}.mp4`);
  await ffmpeg([
    ...`-f s16le -ar 48000 -ac 1 -i ${sound} -vn ${soundCodec[name]}`.split(' '),
    ...fragmented,
    '-frag_duration',
    String(fragmentSeconds * 1_000_000),
    file,
  ]);
  await writeTrack(name, file, fragmentsInLoop);
}

/** Writes the headers of files that have both a picture and a sound track. */
for (const { name } of pictureTracks.filter(({ sound }) => sound === 'aac')) {
  const file = join(work, 'both.mp4');
  const input = (track: string) => ['-i', join(target, `${track}.mp4`)];
  await ffmpeg([...input(name), ...input('aac'), '-c', 'copy', ...fragmented, file]);
  const { init } = fragmentsOf(await readFile(file));
  await writeFile(join(target, `${name}-aac.head.mp4`), init);
}

const tiles = await Promise.all(
  Array.from({ length: thumbnails.count }, async (_, index) => {
    const { pixels, width, height } = await renderAsync(caravan(index / thumbnails.count));
    const tile = sharp(pixels, { raw: { width, height, channels: 4 } });
    return {
      input: await tile.resize(thumbnails.width, thumbnails.height).png().toBuffer(),
      left: (index % thumbnails.columns) * thumbnails.width,
      top: Math.floor(index / thumbnails.columns) * thumbnails.height,
    };
  }),
);
await sharp({
  create: {
    width: thumbnails.columns * thumbnails.width,
    height: Math.ceil(thumbnails.count / thumbnails.columns) * thumbnails.height,
    channels: 3,
    background: '#000',
  },
})
  .composite(tiles)
  .jpeg({ quality: 62, mozjpeg: true })
  .toFile(join(target, thumbnails.file));
await rm(work, { recursive: true });
