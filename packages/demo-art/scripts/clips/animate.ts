import { seededRandom } from '@parde/demo-catalogue';
import { palettes } from '../../src/palettes.ts';
import { scenes } from '../../src/scenes/index.ts';
import { createSvgCanvas } from '../../src/svg-canvas.ts';
import type { Shot, View } from './shots.ts';

/** The subject is further from the edge than on a backdrop, because the camera moves. */
const frame = { width: 1600, height: 900, focus: 0.38 };
const [centre, middle] = [frame.width / 2, frame.height / 2];
const turn = 2 * Math.PI;

/** Returns a function that draws the shot at a time from 0 to 1. The camera moves the subject more than the ground. */
export function animate(shot: Shot, seconds: number): (time: number) => string {
  const palette = palettes[shot.palette];
  const canvas = createSvgCanvas(frame, seededRandom(`clip/${shot.scene}`), [shot.subject ?? '']);
  scenes[shot.scene].paint(canvas, palette);
  const light = canvas.glow([
    [0, palette.light, 0.5],
    [1, palette.light, 0],
  ]);
  const svg = canvas.svg();
  const bodyAt = svg.indexOf('</defs>') + '</defs>'.length;
  const [ground, subject] = layersOf(svg.slice(bodyAt, -'</svg>'.length), shot.behind);
  const air = airOf(shot, palette.sun, seconds);
  return (time) => {
    const eased = time * time * (3 - 2 * time) * 0.4 + time * 0.6;
    const view = viewAt(shot, eased);
    const glow = shot.flickers ? 0.16 + 0.1 * Math.sin(time * 23) * Math.sin(time * 41) : 0;
    return [
      svg.slice(0, bodyAt),
      `<g transform="${cameraAt(view, 0.5)}">${ground}</g>`,
      `<g transform="${cameraAt(view, 1)}"><g transform="${movement(shot, time)}">${subject}</g></g>`,
      `<ellipse cx="620" cy="400" rx="900" ry="600" fill="${light}" opacity="${glow.toFixed(3)}"/>`,
      air(time),
      '</svg>',
    ].join('');
  };
}

function viewAt({ from, to }: Shot, time: number): View {
  const between = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * time;
  return [between(0), between(1), between(2)];
}

/** Never shows what is outside the picture. A smaller depth moves less. */
function cameraAt([x, y, zoom]: View, depth: number): string {
  const scale = 1.02 + (zoom - 1) * (0.4 + 0.6 * depth);
  const inside = (offset: number, half: number) => {
    const limit = half * (1 - 1 / scale);
    return half + Math.max(-limit, Math.min(limit, offset * (0.4 + 0.6 * depth)));
  };
  const [left, top] = [inside(x, centre), inside(y, middle)];
  return `translate(${centre} ${middle})scale(${scale.toFixed(4)})translate(${(-left).toFixed(2)} ${(-top).toFixed(2)})`;
}

function movement({ moves }: Shot, time: number): string {
  const x = frame.width * frame.focus;
  const wave = Math.sin(turn * time);
  switch (moves) {
    case 'floats':
      return `translate(${(10 * wave).toFixed(2)} ${(-16 * Math.sin(turn * time * 1.5)).toFixed(2)})`;
    case 'nears':
      return `translate(${x} ${middle})scale(${(1 + 0.25 * time * time).toFixed(4)})translate(${-x} ${-middle})`;
    case 'passes':
      return `translate(${(140 - 280 * time).toFixed(2)} ${(2 * Math.sin(time * 60)).toFixed(2)})`;
    case 'sways':
      return `rotate(${(1.6 * wave).toFixed(3)} ${x} ${frame.height})`;
    case 'turns':
      return `rotate(${(40 * time).toFixed(2)} ${x} ${middle})`;
    default:
      return '';
  }
}

/** Splits shapes into those behind the subject and those of the subject. */
function layersOf(body: string, behind = Number.POSITIVE_INFINITY): [string, string] {
  let depth = 0;
  let count = 0;
  for (const { 0: tag, 1: name, index } of body.matchAll(/<\/?(\w+)[^>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else {
      if (
        depth === 0 &&
        (count === behind || (behind > count && name === 'g' && !Number.isFinite(behind)))
      ) {
        return [body.slice(0, index), body.slice(index)];
      }
      if (depth === 0) count += 1;
      if (!tag.endsWith('/>')) depth += 1;
    }
  }
  return [body, ''];
}

/** Speeds in pictures a second, downwards and sideways, and the number and the size of the particles. */
const airs = {
  dust: { fall: -0.02, drift: 0.015, count: 34, size: 3.2 },
  embers: { fall: -0.16, drift: 0.03, count: 46, size: 3.6 },
  rain: { fall: 1.5, drift: -0.1, count: 90, size: 0 },
  snow: { fall: 0.09, drift: 0.03, count: 80, size: 4.4 },
} as const;

function airOf({ scene, air }: Shot, paint: string, seconds: number): (time: number) => string {
  if (!air) return () => '';
  const { fall, drift, count, size } = airs[air];
  const random = seededRandom(`air/${scene}`);
  const particles = Array.from({ length: count }, () => ({
    x: random.between(0, 1),
    y: random.between(0, 1),
    near: random.between(0.5, 1),
    phase: random.between(0, turn),
  }));
  const part = (value: number) => value - Math.floor(value);
  return (time) =>
    particles
      .map(({ x, y, near, phase }) => {
        const across = part(x + drift * near * time * seconds) * frame.width;
        const down = part(y + fall * near * time * seconds) * (frame.height + 80) - 40;
        if (air === 'rain') {
          return `<path d="M${across.toFixed(1)} ${down.toFixed(1)}l${(-5 * near).toFixed(1)} ${(70 * near).toFixed(1)}" stroke="${paint}" stroke-width="2" stroke-opacity="${(0.3 * near).toFixed(2)}"/>`;
        }
        const shine = 0.35 + 0.35 * Math.sin(phase + time * 6);
        return `<circle cx="${(across + 8 * Math.sin(phase + time * 4)).toFixed(1)}" cy="${down.toFixed(1)}" r="${(size * near).toFixed(1)}" fill="${paint}" fill-opacity="${shine.toFixed(2)}"/>`;
      })
      .join('');
}
