import { send } from '@parde/api-client/query';
import type { Progress } from '@parde/player';
import { useMutation } from '@tanstack/react-query';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import type { TitleRef } from '../title-base.ts';

/** A failed save is ignored, because the next one follows. */
export function useSaveProgress({ type, id }: TitleRef) {
  const page = usePage();
  const { api, facts } = page;
  const { mutateAsync } = useMutation(send(api, 'saveWatching'));
  if (!facts.signedIn || type === 'series' || !hasOperation(page, 'saveWatching')) return undefined;
  return async ({ seconds, duration }: Progress): Promise<void> => {
    const body = {
      content_type: type,
      id,
      position_seconds: Math.floor(seconds),
      duration_seconds: Math.round(duration),
    };
    await mutateAsync({ body }).catch(() => undefined);
  };
}
