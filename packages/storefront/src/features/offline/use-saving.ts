import { type Cart, isApiError, type Playback } from '@parde/api-client';
import { cookieNames, referralToSend } from '@parde/domain';
import type { PlayerMessage } from '@parde/player';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readCookie } from '../../app/browser/cookies.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import {
  canSave,
  checkSavable,
  savableInput,
} from '../../titles/offline/download/check-savable.ts';
import {
  type OfflineLibrary,
  type OfflineTitle,
  useOffline,
} from '../../titles/offline/react/use-offline.ts';
import { useAccessDenied } from '../../titles/player/use-access-denied.ts';
import { titleCartQuery } from '../../titles/use-title-offer.ts';
import { withSizes } from './file-sizes.ts';
import type { SavableTitle } from './save-choices.ts';

export type SavingState =
  | { readonly state: 'loading' }
  /** The title is saved, or will be. */
  | { readonly state: 'begun'; readonly saved: OfflineTitle; readonly library: OfflineLibrary }
  /** This browser saves no files. */
  | { readonly state: 'nowhere' }
  /** Requesting the playback of a screening starts the hours of its ticket. */
  | { readonly state: 'unasked'; readonly start: () => void }
  | { readonly state: 'denied'; readonly message: PlayerMessage }
  | { readonly state: 'error'; readonly error: Error; readonly retry: () => Promise<unknown> }
  /** The viewer may watch the title, but not save it. */
  | { readonly state: 'forbidden' }
  /** This browser plays neither the title's stream from the device nor a file of the title. */
  | { readonly state: 'unplayable' }
  | { readonly state: 'open'; readonly playback: Playback }
  /** Nothing of the season is left to choose. */
  | { readonly state: 'over'; readonly text: string; readonly isBegun?: boolean };

/** Used while the title is not known. */
const unknown: SavableTitle = { type: 'episode', id: '' };

/** Returns how far a viewer is with saving a title. */
export function useSaving(title: SavableTitle | undefined): SavingState {
  const { type, id } = title ?? unknown;
  const page = usePage();
  const [isWanted, setWanted] = useState(type !== 'ekran');
  const { library, titles } = useOffline();
  const saved = titles.find((one) => one.type === type && one.id === id);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['keepable', type, id],
    queryFn: async () => withSizes(await checkSavable(savableInput(page), { type, id })),
    gcTime: 0,
    enabled: title !== undefined && isWanted && library !== null && !saved,
    refetchOnReconnect: false,
  });
  const ticket = useQuery({
    ...titleCartQuery(page, { type, id }, referralToSend(readCookie(cookieNames.referral))),
    enabled: title !== undefined && !isWanted && !!library && !saved,
  });
  const isRefused = !data && isApiError(error) && error.status === 403;
  const needsTicket = !isWanted && ticket.data?.pass === false;
  const retry = isWanted ? refetch : ticket.refetch;
  const message = useAccessDenied({ type, id }, isRefused || needsTicket, () => void retry());

  if (saved && library) return { state: 'begun', saved, library };
  if (library === null) return { state: 'nowhere' };
  if (isRefused || needsTicket)
    return message ? { state: 'denied', message } : { state: 'loading' };
  if (!isWanted) return ticketOf(ticket, () => setWanted(true));
  if (data) return stateOf(data, page);
  if (error && !isFetching) return { state: 'error', error, retry: refetch };
  return { state: 'loading' };
}

/** The hours of a ticket are shown only if there is a ticket. */
function ticketOf(
  { data, error, isFetching, refetch }: UseQueryResult<Cart>,
  start: () => void,
): SavingState {
  if (data) return { state: 'unasked', start };
  return error && !isFetching ? { state: 'error', error, retry: refetch } : { state: 'loading' };
}

function stateOf(playback: Playback, page: Page): SavingState {
  if (!playback.offline) return { state: 'forbidden' };
  return canSave(playback, savableInput(page))
    ? { state: 'open', playback }
    : { state: 'unplayable' };
}
