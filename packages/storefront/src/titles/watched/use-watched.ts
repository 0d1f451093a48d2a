import { ask } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk, onChunkError } from '../../app/errors/load-chunk.ts';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { preloadToasts } from '../../app/toast-store.ts';
import type { ListedTitle } from '../my-list/listed-title.ts';
import type { KnownPosition } from './watching-query.ts';

const loadMark = () => import('./change-watched.ts').then((each) => each.markWatched);
const loadStop = () => import('./change-watched.ts').then((each) => each.stopWatching);

export interface WatchedChoice {
  readonly id: 'mark' | 'unmark' | 'stop';
  readonly label: string;
  readonly run: () => void;
}

/**
 * Returns the menu items about watching a title. Use only while the menu is open, because the hook fetches the
 * title's state. The namespace `watched` must be loaded. Guests get no items. `known` is the viewer's position, if a
 * list knows it.
 */
export function useWatched(
  title: ListedTitle,
  known?: KnownPosition,
): {
  readonly isPending: boolean;
  readonly choices: readonly WatchedChoice[];
} {
  const { t } = useTranslation('watched');
  const page = usePage();
  const { content_type, id } = title;
  const offered = useHasOperation();
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
          onChunkError(ignoreFailure),
        ),
    });
  }
  const place = known ?? state?.place;
  if (place && offered.stop) {
    choices.push({
      id: 'stop',
      label: t('stop'),
      run: () =>
        void loadChunk(loadStop).then(
          (stop) => stop(page, title, place),
          onChunkError(ignoreFailure),
        ),
    });
  }
  return { isPending: isLoading, choices };
}

/** A title can be removed only if it can be restored. */
function useHasOperation() {
  const page = usePage();
  const { signedIn } = page.facts;
  return {
    state: signedIn && hasOperation(page, 'getTitleState'),
    mark: signedIn && hasOperation(page, 'markWatched'),
    stop: signedIn && hasOperation(page, 'removeWatching') && hasOperation(page, 'saveWatching'),
  };
}

function ignoreFailure(): void {
  // Another click retries.
}
