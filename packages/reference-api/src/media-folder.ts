/** Fonts and the stream's sample. Next to `src` and `dist` alike, so it is found from both. */
export const mediaFolder = new URL('../media/', import.meta.url);
