import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { whereNotLoaded } from '../errors/chunk-error.ts';
import { fetchAhead } from '../errors/fetch-ahead.ts';
import { loadWords } from '../i18n/words.ts';
import { trackLoading } from '../loading-bar-store.ts';
import { usePage } from '../page/Storefront.tsx';

interface LatePart<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** The page that has the same: it takes the part's place where that does not come. */
  readonly instead: string;
}

/**
 * A part of the frame whose code and words come when it is wanted. `getReady` may be called before, when it is likely
 * to be.
 */
export function useLatePart<Props>(
  { load, instead }: LatePart<Props>,
  wanted: boolean,
): [part: ComponentType<Props> | undefined, getReady: () => void] {
  const { i18n, facts } = usePage();
  const navigate = useNavigate();
  const [part, setPart] = useState<ComponentType<Props>>();
  const endAhead = useRef<() => void>(undefined);
  const fetch = async () => {
    const [loaded] = await Promise.all([load(), loadWords(i18n, facts.locale, 'menus')]);
    setPart(() => loaded);
  };
  const fetchWanted = useEffectEvent(() => {
    endAhead.current?.();
    void trackLoading(fetch()).catch(whereNotLoaded(() => void navigate(instead)));
  });
  const isMissing = wanted && !part;
  useEffect(() => {
    if (isMissing) fetchWanted();
  }, [isMissing]);
  const getReady = () => {
    if (part) return;
    endAhead.current?.();
    endAhead.current = fetchAhead(fetch);
  };
  return [part, getReady];
}
