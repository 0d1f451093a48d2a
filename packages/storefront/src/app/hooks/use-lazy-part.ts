import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { onChunkError } from '../errors/chunk-error.ts';
import { trackPrefetch } from '../errors/track-prefetch.ts';
import { loadMessages } from '../i18n/messages.ts';
import { trackLoading } from '../loading-bar-store.ts';
import { usePage } from '../page/Storefront.tsx';

interface LazyPart<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** The page with the same content, opened where the chunk fails to load. */
  readonly instead: string;
}

/** A part of the frame that loads its code and messages when it opens. `prefetch` loads them earlier. */
export function useLazyPart<Props>(
  { load, instead }: LazyPart<Props>,
  wanted: boolean,
): [part: ComponentType<Props> | undefined, prefetch: () => void] {
  const { i18n, facts } = usePage();
  const navigate = useNavigate();
  const [part, setPart] = useState<ComponentType<Props>>();
  const endPrefetch = useRef<() => void>(undefined);
  const fetch = async () => {
    const [loaded] = await Promise.all([load(), loadMessages(i18n, facts.locale, 'menus')]);
    setPart(() => loaded);
  };
  const fetchWanted = useEffectEvent(() => {
    endPrefetch.current?.();
    void trackLoading(fetch()).catch(onChunkError(() => void navigate(instead)));
  });
  const isMissing = wanted && !part;
  useEffect(() => {
    if (isMissing) fetchWanted();
  }, [isMissing]);
  const prefetch = () => {
    if (part) return;
    endPrefetch.current?.();
    endPrefetch.current = trackPrefetch(fetch);
  };
  return [part, prefetch];
}
