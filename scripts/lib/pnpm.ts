import { basename } from 'node:path';

const starter = process.env.npm_execpath;

/** The pnpm that started this script, or the name `pnpm` if another program started it. */
export const pnpmProgram = starter && /^pnpm(?:\.exe)?$/.test(basename(starter)) ? starter : 'pnpm';
