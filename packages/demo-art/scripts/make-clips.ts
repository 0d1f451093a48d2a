/** Draws and encodes the muted clips that the demo shows in place of trailers. Requires ffmpeg. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import { clipFolder, clipNames } from '../src/clips.ts';
import { animate } from './clips/animate.ts';
import { shots } from './clips/shots.ts';

/** The Debian package: `apt-get install ffmpeg`. */
const program = 'ffmpeg';
const framesPerSecond = 24;
const secondsPerShot = 2.5;
const frames = framesPerSecond * secondsPerShot;
const [width, height] = [640, 360];
const target = fileURLToPath(clipFolder);
const wanted = process.argv.slice(2);

await mkdir(target, { recursive: true });
for (const name of clipNames) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = `${target}/${name}.webm`;
  const input = `-f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${framesPerSecond} -i -`;
  const codec =
    '-an -c:v libvpx-vp9 -pix_fmt yuv420p -deadline good -cpu-used 1 -row-mt 1 -b:v 0 -crf 42 -g 240 -map_metadata -1 -fflags +bitexact';
  const encoder = spawn(program, `-v error -y ${input} ${codec} ${file}`.split(' '), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'exit');
  for (const shot of shots[name]) {
    const draw = animate(shot, secondsPerShot);
    for (let index = 0; index < frames; index += 1) {
      const { pixels } = await renderAsync(draw(index / frames), {
        fitTo: { mode: 'width', value: width },
      });
      if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
    }
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${name}.`);
  process.stdout.write(`${name} ${(await stat(file)).size}\n`);
}
