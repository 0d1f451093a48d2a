export type { BrowserOperationId } from '../operation.ts';
export {
  type AskOptions,
  type AskPagesOptions,
  ask,
  askPages,
  type PagedId,
  type PagesInput,
  type PagesKey,
} from './ask.ts';
export type { Data } from './data.ts';
export { type Key, type KeyInput, keyOf } from './keys.ts';
export type { ReadId } from './reads.ts';
export { send, type Variables } from './send.ts';
export type { WriteId } from './writes.ts';
