import { basename } from 'node:path';

const starter = process.env.npm_execpath;

/** The pnpm that started this script; by name where something else did. */
export const pnpmProgram = starter && /^pnpm(?:\.exe)?$/.test(basename(starter)) ? starter : 'pnpm';
