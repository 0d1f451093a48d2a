/** Exported for the bench. */
export { prepareStage } from './prepare.ts';
export { type Answer, ask, type RequestOptions } from './stage/ask.ts';
export { Program } from './stage/program.ts';
export { host } from './stage/settings.ts';
export { Stage } from './stage/stage.ts';
