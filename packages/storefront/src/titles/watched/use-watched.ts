import { ask } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onChunkError } from '../../app/errors/chunk-error.ts';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { isOffered } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { preloadToasts } from '../../app/toast-store.ts';
import type { ListedTitle } from '../my-list/listed-title.ts';
import type { Place } from './watching-query.ts';

const loadMark = () => import('./mark-watched.ts').then((each) => each.markWatched);
const loadStop = () => import('./stop-watching.ts').then((each) => each.stopWatching);

export interface WatchedChoice {
  readonly id: 'mark' | 'unmark' | 'stop';
  readonly label: string;
  readonly run: () => void;
}

/**
 * What a menu offers about watching a title: for what shows while it is open, since it asks for the title's state. The
 * namespace `watched` must be loaded. Guests are offered nothing. `known` is where the viewer is in it, as a list says.
 */
export function useWatched(
  title: ListedTitle,
  known?: Place,
): {
  readonly isPending: boolean;
  readonly choices: readonly WatchedChoice[];
} {
  const { t } = useTranslation('watched');
  const page = usePage();
  const { content_type, id } = title;
  const offered = useOffered();
  const { data: state, isLoading } = useQuery({
    ...ask(page.api, 'getTitleState', { path: { content_type, id } }),
    enabled: offered.state && (offered.mark || offered.stop),
  });
  useEffect(preloadToasts, []);
  const choices: WatchedChoice[] = [];
  if (state && offered.mark) {
    const watched = state.watched !== true;
    choices.push({
      id: watched ? 'mark' : 'unmark',
      label: t(watched ? 'mark' : 'unmark'),
      run: () =>
        void loadChunk(loadMark).then(
          (mark) => mark(page, title, watched),
          onChunkError(pressAgain),
        ),
    });
  }
  const place = known ?? state?.place;
  if (place && offered.stop) {
    choices.push({
      id: 'stop',
      label: t('stop'),
      run: () =>
        void loadChunk(loadStop).then((stop) => stop(page, title, place), onChunkError(pressAgain)),
    });
  }
  return { isPending: isLoading, choices };
}

/** What is removed can be put back. */
function useOffered() {
  const page = usePage();
  const { signedIn } = page.facts;
  return {
    state: signedIn && isOffered(page, 'getTitleState'),
    mark: signedIn && isOffered(page, 'markWatched'),
    stop: signedIn && isOffered(page, 'removeWatching') && isOffered(page, 'saveWatching'),
  };
}

function pressAgain(): void {
  // Pressing again retries.
}
