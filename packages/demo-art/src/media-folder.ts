/** Fonts and the sample. Next to `src` and `dist`, so both find it. */
export const mediaFolder = new URL('../media/', import.meta.url);
