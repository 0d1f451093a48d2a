/** The folder of the fonts and the sample. It is beside `src` and `dist`, so the path is valid from both. */
export const mediaFolder = new URL('../media/', import.meta.url);
