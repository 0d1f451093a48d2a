export type { AnswerOptions, CallInfo, FailureBody, FailureOf, Responder } from './answers.ts';
export type { ErrorBody, Failures } from './example-types.ts';
export { type FailOptions, fail } from './fail.ts';
export type { HandlerOptions, OverrideOptions } from './handler.ts';
export { handlers } from './handlers.ts';
export { respond } from './respond.ts';
