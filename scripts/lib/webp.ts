import sharp from 'sharp';

/** Deterministic: the same pixels give the same bytes. */
export const webp = (picture: Buffer | string, quality: number): Promise<Buffer> =>
  sharp(picture).webp({ quality }).toBuffer();
