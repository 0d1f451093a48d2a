import { fileURLToPath } from 'node:url';

/** In this folder, because data/ is next to `src` and next to `dist`. */
export const dataFolder = fileURLToPath(new URL('../data/', import.meta.url));
