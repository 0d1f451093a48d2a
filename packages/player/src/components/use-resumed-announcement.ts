import type { Locale } from '@parde/domain';
import { useEffect } from 'react';
import { clock } from '../format.ts';
import type { PlayerWords } from '../messages/player-messages.ts';
import type { Store } from '../state/store.ts';
import { useStoreState } from '../state/use-store-state.ts';

/** A shorter resume position counts as the beginning. */
const minimumSeconds = 5;

interface ResumedInput {
  store: Store;
  announce: (text: string) => void;
  words: PlayerWords;
  locale: Locale;
  startAt: number;
}

/** Announces that playback resumes where the viewer left off. */
export function useResumedAnnouncement({
  store,
  announce,
  words,
  locale,
  startAt,
}: ResumedInput): void {
  const started = useStoreState(store, (state) => state.phase === 'ready');
  const text = startAt > minimumSeconds ? words.resumed(clock(locale, startAt)) : null;
  useEffect(() => {
    if (started && text) announce(text);
  }, [started, text, announce]);
}
