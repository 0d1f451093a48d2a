export {
  type AbortedError,
  type ApiError,
  isApiError,
  type MalformedError,
  type MessageError,
  messageToShow,
  type NetworkError,
  type RateLimitedError,
  type TimeoutError,
  type UnauthorizedError,
  type ValidationError,
} from './api-error.ts';
export type { Answer, CallInput, CallOptions } from './calls.ts';
export { type ApiClient, createApiClient } from './client.ts';
export type { components } from './generated/schema.ts';
export type { OperationId } from './operation.ts';
export type { ApiClientOptions } from './options.ts';
export type { RetryOptions } from './retry.ts';
export type {
  Access,
  AgeRating,
  Badge,
  Card,
  Category,
  Check,
  ContentType,
  Country,
  DiscoverRow,
  FieldErrors,
  Genre,
  Language,
  LiveNow,
  LoginRequest,
  Movie,
  Person,
  Picture,
  Quality,
  Rating,
  RowShape,
  SendCodeRequest,
  Slide,
  SliderData,
  User,
} from './types.ts';
