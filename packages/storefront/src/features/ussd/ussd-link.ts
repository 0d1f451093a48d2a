import { type ApiClient, type Card, isApiError, type UssdLink } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { type Locale, readUssd, type Ussd } from '@parde/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { isContentType } from '../../content-id.ts';
import { nameOf, textIn } from '../../names/names.ts';

/** The meaning of the address's parts for the API. */
interface LinkReading {
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

/** An operator's link, in the viewer's language. */
export interface ReadLink {
  /** Undefined if the code is not safe to dial. */
  readonly code: Ussd | undefined;
  readonly name: string;
  readonly operator: string;
  readonly operatorKey: string;
  /** Includes VAT. */
  readonly price: number;
  readonly card: Card | null;
  /** In milliseconds. Undefined for no end. */
  readonly until: number | undefined;
}

export function readLink(link: UssdLink, locale: Locale): ReadLink {
  const { ussd, operator, price, title_fa, title_en, card, expires_at } = link;
  return {
    code: readUssd(ussd),
    name: textIn(locale, title_fa, title_en?.trim()),
    operator: nameOf(operator, locale),
    operatorKey: operator.key,
    price,
    card: card && isContentType(card.content_type) ? card : null,
    until: expires_at === null ? undefined : Date.parse(expires_at),
  };
}
