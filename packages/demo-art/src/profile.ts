import { mix } from './colour.ts';
import type { At, Sitter, Tones } from './faces.ts';
import type { SvgCanvas } from './svg-canvas.ts';

/** Heads from the side, which look to the right, with the same tones as the faces from the front. */

const head =
  'M20-140C50-132 64-112 66-84 67-70 64-62 66-56 68-50 64-46 62-42 70-26 84-10 92 2 94 8 90 13 80 14 76 16 76 20 79 24 84 28 85 32 80 36 77 38 77 40 80 42 82 47 80 52 74 53 69 56 69 60 72 66 75 76 70 90 54 94 38 96 22 90 6 80 4 104 10 134 24 158L-90 170C-70 120-84 60-96 20-112-30-104-100-60-132-36-148-6-148 20-140z';
const shadow =
  'M-8-146C20-120 24-90 16-66 8-40 24-14 18 14 14 40 34 70 54 94 38 96 22 90 6 80 4 104 10 134 24 158L-90 170C-70 120-84 60-96 20-112-30-104-100-60-132-44-144-26-148-8-146z';

const tops = {
  short:
    'M36-140C8-172-66-164-98-118-122-76-112-14-92 34-78 46-66 40-60 26-62 4-52-12-36-18-24-34-22-62-10-84 12-96 38-102 58-106 58-122 48-136 36-140z',
  long: 'M38-140C8-174-70-166-102-118-130-60-116 40-130 170-90 210-40 200-30 160-44 100-30 40-32-10-24-34-18-62-4-84 16-96 40-102 60-106 60-122 50-136 38-140z',
  knot: 'M36-140C8-170-60-164-92-124a44 44 0 1 0-34 76C-112-10-100 20-84 40-66 44-60 26-58 6-44-6-30-14-24-34-18-62-8-84 12-96 38-102 58-106 58-122 48-136 36-140z',
  scarf:
    'M60-112C50-164-20-188-76-160-126-130-132-50-122 20-118 90-150 200-190 300H110C84 250 46 190 22 150 6 120-2 96 2 78-16 50-26 10-12-40-2-74 24-98 60-112z',
  felt: 'M-124-86C-90-104-84-96-82-108-80-164-40-188-6-180 26-190 56-164 62-108 84-108 104-104 118-92 90-66-80-62-124-86zM-92-76C-108-40-106 0-92 34-78 46-66 40-60 26-62 4-52-12-36-18-26-34-24-54-18-72z',
} as const;

const topsOf = {
  man: ['short', 'felt', 'short'],
  woman: ['long', 'knot'],
  scarfed: ['scarf'],
} as const;

/** Draws a head and shoulders from the side. If it is `turned`, it looks to the left. */
export function profileAt(canvas: SvgCanvas, tones: Tones, sitter: Sitter, at: At): void {
  const top = canvas.random.pick<keyof typeof tops>(topsOf[sitter]);
  const { x, y, size, lean = 0, turned = false } = at;
  const { lit, mid, dark, edge, hair, cloth, lips } = tones;
  const place = `translate(${Math.round(x)} ${Math.round(y)})scale(${(size * (turned ? -1 : 1)).toFixed(3)} ${size.toFixed(3)})rotate(${lean.toFixed(1)} 0 120)`;
  canvas.group(`transform="${place}"`, () => {
    canvas.path('M-250 420C-240 230-150 190-88 140L24 140C60 190 170 220 190 420V800h-440z', cloth);
    canvas.path(
      'M-250 420C-240 230-150 190-88 140 0 200 20 400-40 800h-210z',
      dark,
      'opacity=".5"',
    );
    canvas.path(head, lit);
    canvas.path(shadow, dark);
    canvas.path('M24-30C40-22 56-8 58 4 50 24 34 30 26 24 22 6 20-16 24-30z', mix(mid, lit, 0.4));
    canvas.path('M34-58C46-70 58-68 68-56L66-50C56-58 46-58 36-52z', hair);
    canvas.path('M38-36C46-46 56-46 63-40 56-30 46-30 38-36z', mix(lit, '#ffffff', 0.5));
    canvas.circle(56, -38, 6, hair);
    canvas.line('M36-36C44-48 56-48 64-41', hair, 5, 'stroke-linecap="round"');
    canvas.path(
      'M79 24C84 28 85 32 80 36 68 36 58 36 54 40 60 30 70 26 79 24zM80 42C82 47 80 52 74 53 66 52 60 46 56 41 64 40 72 40 80 42z',
      lips,
    );
    const scarf = top === 'scarf';
    canvas.path(tops[top], scarf || top === 'felt' ? mix(cloth, lit, 0.14) : hair);
    if (!scarf) canvas.path('M-38-22C-36-42-14-44-12-26-10-8-18 6-26 16-36 10-38-6-38-22z', mid);
    canvas.line(
      scarf
        ? 'M-76-150C-116-110-116-30-104 40-100 110-124 180-150 250M2 78C-40 90-60 150-90 260'
        : 'M-70-128C-94-104-98-60-92-30',
      scarf ? mix(cloth, lit, 0.4) : edge,
      5,
      'stroke-linecap="round" opacity=".7"',
    );
  });
}
