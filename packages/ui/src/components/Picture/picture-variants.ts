export const pictureRatios = ['poster', 'wide', 'square', 'fill'] as const;
export const pictureCorners = ['none', 'poster', 'soft', 'round'] as const;
export type PictureRatio = (typeof pictureRatios)[number];
export type PictureCorners = (typeof pictureCorners)[number];
