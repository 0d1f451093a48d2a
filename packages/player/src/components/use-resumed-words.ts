import type { Locale } from '@parde/domain';
import { useEffect } from 'react';
import { clock } from '../format.ts';
import type { Store } from '../state/store.ts';
import { useStoreState } from '../state/use-store-state.ts';
import type { PlayerWords } from '../words/player-words.ts';

/** Sooner than this, going on is beginning. */
const worthSaying = 5;

interface ResumedInput {
  store: Store;
  say: (text: string) => void;
  words: PlayerWords;
  locale: Locale;
  startAt: number;
}

/** Tells a viewer who comes back that the film goes on where it was left. */
export function useResumedWords({ store, say, words, locale, startAt }: ResumedInput): void {
  const begun = useStoreState(store, (state) => state.phase === 'ready');
  const text = startAt > worthSaying ? words.resumed(clock(locale, startAt)) : null;
  useEffect(() => {
    if (begun && text) say(text);
  }, [begun, text, say]);
}
