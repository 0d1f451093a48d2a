import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadChunk, onChunkError } from '../errors/load-chunk.ts';
import { loadMessages } from '../i18n/messages.ts';
import { trackLoading } from '../loading-bar-store.ts';
import { usePage } from '../page/Storefront.tsx';

interface LazyPart<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** The page with the same content, which opens if the chunk fails to load. */
  readonly instead: string;
}

/** Loads the code and messages of a shell part when it opens. `prefetch` loads them earlier. */
export function useLazyPart<Props>(
  { load, instead }: LazyPart<Props>,
  wanted: boolean,
): [part: ComponentType<Props> | undefined, prefetch: () => void] {
  const page = usePage();
  const navigate = useNavigate();
  const [part, setPart] = useState<ComponentType<Props>>();
  const fetch = async (part: Promise<ComponentType<Props>>, messages: Promise<void>) => {
    const [loaded] = await Promise.all([part, messages]);
    // In a transition React renders in slices, so a slow phone still reacts to taps.
    startTransition(() => setPart(() => loaded));
  };
  const fetchWanted = useEffectEvent(() => {
    void trackLoading(fetch(loadChunk(load), loadMessages(page, 'menus'))).catch(
      onChunkError(() => void navigate(instead)),
    );
  });
  const isMissing = wanted && !part;
  useEffect(() => {
    if (isMissing) fetchWanted();
  }, [isMissing]);
  const prefetch = () => {
    if (part) return;
    fetch(load(), loadMessages({ ...page, isPrefetch: true }, 'menus')).catch(() => {
      // The failure is reported when the part opens.
    });
  };
  return [part, prefetch];
}
