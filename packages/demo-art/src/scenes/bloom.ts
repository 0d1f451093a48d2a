import { type Colour, mix } from '../colour.ts';
import { centred, d, down, halo, wash } from '../drawing/shapes.ts';
import type { Palette } from '../palettes.ts';
import type { SvgCanvas } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

type Flower = (canvas: SvgCanvas, palette: Palette, petal: Colour) => void;

const turned = (canvas: SvgCanvas, angle: number, shape: string, fill: string) =>
  canvas.path(shape, fill, `transform="translate(0 380)rotate(${Math.round(angle)})"`);

const tulip: Flower = (canvas, { ink, sun }, petal) => {
  canvas.path('M0 560C-190 560-190 330-150 150-70 220-60 260-40 320z', mix(petal, ink, 0.3));
  canvas.path('M0 560C190 560 190 330 150 150 70 220 60 260 40 320z', mix(petal, ink, 0.2));
  canvas.path(
    'M0 570C-130 540-120 300 0 130 120 300 130 540 0 570z',
    down(canvas, mix(petal, sun, 0.35), petal),
  );
};

const sunflower: Flower = (canvas, { ink, land, light, sky }) => {
  for (let k = 0; k < 22; k += 1) {
    const colour = k % 2 ? light : mix(light, sky[2], 0.4);
    turned(canvas, k * 16.4, 'M0-110Q-46-200 0-268 46-200 0-110z', colour);
  }
  canvas.circle(0, 380, 126, mix(ink, land, 0.5));
  for (let k = 0; k < 70; k += 1) {
    const r = 14 * Math.sqrt(k);
    canvas.circle(Math.cos(k * 2.4) * r, 380 + Math.sin(k * 2.4) * r, 6, mix(light, ink, 0.45));
  }
};

const rose: Flower = (canvas, { ink, sun }, petal) => {
  for (let k = 0; k < 13; k += 1) {
    const r = 230 - k * 17;
    turned(
      canvas,
      k * 137,
      d`M${-r} 0C${-r} ${-r * 1.05} ${r} ${-r * 1.05} ${r} 0 ${r * 0.6} ${r * 0.66} ${-r * 0.6} ${r * 0.66} ${-r} 0z`,
      mix(mix(petal, sun, (k % 3) * 0.12), ink, ((k * 5) % 7) * 0.06),
    );
  }
};

const open =
  (count: number, shape: string, heart: number): Flower =>
  (canvas, { ink, light, sun }, petal) => {
    for (let k = 0; k < count; k += 1) {
      turned(canvas, (k * 360) / count, shape, mix(petal, k % 2 ? sun : ink, 0.16));
    }
    canvas.circle(0, 380, heart, ink);
    for (let k = 0; k < 14; k += 1) turned(canvas, k * 25.7, 'M-2-60L-3-96h6L2-60z', light);
  };

const flowers = {
  tulip,
  sunflower,
  rose,
  poppy: open(5, 'M0 0C-190-50-170-250 0-250S190-50 0 0z', 60),
  lily: open(6, 'M0 0C-90-80-70-200 0-290 70-200 90-80 0 0z', 30),
} as const;

/** A close-up of one flower. */
export const bloom: Scene = (canvas, palette) => {
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(zenith, palette.ink, 0.15), upper);
  const leaf = mix(palette.land, '#2d6a3c', 0.45);
  centred(canvas, () => {
    halo(canvas, 0, 380, 480, low, 0.4);
    canvas.path('M-9 900Q-30 640-4 400h14Q-8 640 14 900z', leaf);
    canvas.path('M0 800Q-160 760-230 560-60 600 0 800zM4 860Q180 800 230 640 60 680 4 860z', leaf);
    canvas.line('M0 800Q-100 700-230 560M4 860Q120 760 230 640', mix(leaf, palette.ink, 0.4), 4);
    const petal = mix(lower, palette.light, canvas.random.between(0, 0.4));
    flowers[canvas.choose(['tulip', 'poppy', 'sunflower', 'rose', 'lily'])](canvas, palette, petal);
  });
};
