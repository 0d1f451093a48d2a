import { fileURLToPath } from 'node:url';

/** This file is directly in `src`, because data/ is beside both `src` and `dist`. */
export const dataFolder = fileURLToPath(new URL('../data/', import.meta.url));
