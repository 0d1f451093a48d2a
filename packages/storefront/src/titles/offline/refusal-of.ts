import { isApiError } from '@parde/api-client';

/** Returns null if the server refuses the call, as it will again. All other errors may be due to the connection. */
export function refusalOf(error: unknown): null | undefined {
  const status = isApiError(error) ? error.status : undefined;
  return status !== undefined && [401, 402, 403, 404, 410].includes(status) ? null : undefined;
}
