import { useEffect } from 'react';
import { markPlaying } from './playing.ts';
import type { OfflineLibrary } from './use-offline.ts';

/** While the component is shown, the title is not removed automatically. */
export function usePlaying(key: string, library: OfflineLibrary): void {
  useEffect(() => {
    const end = markPlaying(key);
    return () => void end().then(library.recheck);
  }, [key, library]);
}
