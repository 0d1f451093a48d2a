import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadForClick } from '../../app/errors/load-chunk.ts';
import { hasOperation } from '../../app/page/operations.ts';
import { when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { preloadToasts } from '../../app/toast-store.ts';
import type { ListedTitle } from '../my-list/listed-title.ts';
import { titleStateQuery } from '../title-data.ts';
import type { KnownPosition } from './watching-query.ts';

type ChangeWatched = typeof import('./change-watched.ts');

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
export function useWatched(title: ListedTitle, known?: KnownPosition): readonly WatchedChoice[] {
  const { t } = useTranslation('watched');
  const page = usePage();
  const { content_type: type, id } = title;
  const mayMark = hasOperation(page, 'markWatched');
  // A title can be removed only if it can be restored.
  const mayStop = hasOperation(page, 'removeWatching') && hasOperation(page, 'saveWatching');
  const { data: state } = useQuery(when(mayMark || mayStop, titleStateQuery(page, { type, id })));
  useEffect(preloadToasts, []);
  const choices: WatchedChoice[] = [];
  const add = (choice: WatchedChoice['id'], change: (module: ChangeWatched) => Promise<void>) =>
    choices.push({
      id: choice,
      label: t(choice),
      run: () => loadForClick(() => import('./change-watched.ts'), change),
    });
  if (state && mayMark) {
    const watched = state.watched !== true;
    add(watched ? 'mark' : 'unmark', ({ markWatched }) => markWatched(page, title, watched));
  }
  const place = known ?? state?.place;
  if (place && mayStop && page.facts.signedIn) {
    add('stop', ({ stopWatching }) => stopWatching(page, title, place));
  }
  return choices;
}
