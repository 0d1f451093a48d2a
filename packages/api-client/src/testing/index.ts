export { type FailOptions, type FailureOf, fail } from './fail.ts';
export type { HandlerOptions, OverrideOptions } from './handler.ts';
export { handlers } from './handlers.ts';
export { type CallInfo, type Responder, respond } from './respond.ts';
