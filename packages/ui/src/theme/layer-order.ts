/** The cascade layers, weakest first. The kit's global stylesheet declares this order once. */
export const layers = ['kit', 'shell', 'page', 'brand'] as const;
export type Layer = (typeof layers)[number];
