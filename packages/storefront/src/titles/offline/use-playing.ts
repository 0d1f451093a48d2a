import { useEffect } from 'react';
import { markPlaying } from './playing.ts';
import type { OfflineLibrary } from './use-offline.ts';

/** While it is shown, the title is not removed by itself. */
export function usePlaying(key: string, library: OfflineLibrary): void {
  useEffect(() => {
    const end = markPlaying(key);
    return () => void end().then(library.lookAgain);
  }, [key, library]);
}
