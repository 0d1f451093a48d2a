import sharp from 'sharp';

/** A picture as a page shows it: the same bytes for the same pixels. */
export const webp = (picture: Buffer | string, quality: number): Promise<Buffer> =>
  sharp(picture).webp({ quality }).toBuffer();
