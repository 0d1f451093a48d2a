import { en } from '@parde/player/en';
import { fa } from '@parde/player/fa';

/** The player's own words: they come with it. */
export const playerWords = { fa, en };
