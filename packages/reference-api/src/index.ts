export { markupFilmId } from '@parde/demo-catalogue';
export type { Random } from './accounts/codes.ts';
export type { Limit } from './accounts/limiter.ts';
export type { LimitName, Sms } from './accounts/sign-in.ts';
export type { Fault } from './controls/faults.ts';
export type { OutboxMessage } from './controls/outbox.ts';
export type { LoggedRequest } from './controls/request-log.ts';
export type { ReferenceApiOptions, RequestLine } from './server/options.ts';
export {
  createReferenceApi,
  type ReferenceApi,
  type ReferenceApiEnv,
} from './server/reference-api.ts';
