import type { ApiClient } from '@parde/api-client';
import { isApiError } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';

/** The meaning of the address's parts for the API. */
export interface LinkReading {
  readonly file_id?: string;
  readonly user_id?: string;
  readonly package?: string;
}

/**
 * A package's link may be without its file and its user, and then looks like the link of a file or a user. So if
 * there is no such link, the address is requested again as a package's link.
 */
export function linkReadings({ fileid, userid, package: named }: Params): readonly LinkReading[] {
  const first = {
    ...(fileid !== undefined && { file_id: fileid }),
    ...(userid !== undefined && { user_id: userid }),
  };
  if (named !== undefined) return [{ ...first, package: named }];
  if (userid === undefined) return [first];
  return [first, { ...(fileid !== undefined && { user_id: fileid }), package: userid }];
}

export function linkQuery(api: ApiClient, reading: LinkReading) {
  return ask(api, 'getUssdLink', { query: reading });
}

interface ReadingContext {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
}

/** Returns the answer to the first reading that the server knows. */
export async function loadLink({ api, queryClient }: ReadingContext, params: Params) {
  const readings = linkReadings(params);
  for (const [index, reading] of readings.entries()) {
    try {
      return await queryClient.ensureQueryData(linkQuery(api, reading));
    } catch (error) {
      if (!isUnknownLink(error) || index === readings.length - 1) throw error;
    }
  }
  throw new Error('An address without a part matches no row.');
}

/** Returns the reading whose answer is cached. */
export function knownReading({ api, queryClient }: ReadingContext, params: Params): LinkReading {
  const readings = linkReadings(params);
  const known = readings.find(
    (reading) => queryClient.getQueryData(linkQuery(api, reading).queryKey) !== undefined,
  );
  return known ?? readings[0] ?? {};
}

/** True if the link has expired, never existed, or is not readable as a link. */
export function isUnknownLink(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 422);
}
