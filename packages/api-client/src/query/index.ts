export type { Data } from '../data.ts';
export type { BrowserOperationId } from '../operation.ts';
export type { PagedId } from '../pages.ts';
export {
  type AskOptions,
  type AskPagesOptions,
  ask,
  askPages,
  type PagesInput,
  type PagesKey,
} from './ask.ts';
export { type Key, type KeyInput, keyOf } from './keys.ts';
export type { ReadId } from './reads.ts';
export { type SendOptions, send, type Variables } from './send.ts';
export type { WriteId } from './writes.ts';
