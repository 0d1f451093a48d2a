import { isApiError } from '@parde/api-client';

/** Of a call that was not answered: null where the server refuses it, as it will again. All else may be a bad line. */
export function refusalOf(error: unknown): null | undefined {
  const status = isApiError(error) ? error.status : undefined;
  return status !== undefined && [401, 402, 403, 404, 410].includes(status) ? null : undefined;
}
