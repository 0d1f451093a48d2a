import sharp from 'sharp';

/** Encodes a picture as WebP. The same pixels always give the same bytes. */
export const webp = (picture: Buffer | string, quality: number): Promise<Buffer> =>
  sharp(picture).webp({ quality }).toBuffer();
