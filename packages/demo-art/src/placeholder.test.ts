import sharp from 'sharp';
import { expect, it } from 'vitest';
import { placeholderOf } from './placeholder.ts';

it('has twelve pixels in at most 150 characters, and a backdrop has twelve colours', async () => {
  const placeholder = placeholderOf('backdrop', 'dusk');
  expect(placeholder).toMatch(/^data:image\/gif;base64,/);
  expect(placeholder.length).toBeLessThanOrEqual(150);
  const { data, info } = await sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 3, height: 4 });
  const colours = Array.from({ length: 12 }, (_, dot) =>
    data.toString('hex', dot * 3, dot * 3 + 3),
  );
  expect(new Set(colours).size, 'each dot of a backdrop has its own colour').toBe(12);
});
