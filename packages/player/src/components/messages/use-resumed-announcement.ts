import type { Locale } from '@parde/domain';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { clock } from '../../format.ts';
import type { PlayerMessages } from '../../messages/player-messages.ts';
import type { Store } from '../../state/store.ts';

/** A shorter resume position counts as the beginning. */
const minimumSeconds = 5;

interface ResumedInput {
  store: Store;
  announce: (text: string) => void;
  messages: PlayerMessages;
  locale: Locale;
  startAt: number;
}

/** Announces that playback resumes where the viewer left off. */
export function useResumedAnnouncement({
  store,
  announce,
  messages,
  locale,
  startAt,
}: ResumedInput): void {
  const started = useStore(store, (state) => state.phase === 'ready');
  const text = startAt > minimumSeconds ? messages.resumed(clock(locale, startAt)) : null;
  useEffect(() => {
    if (started && text) announce(text);
  }, [started, text, announce]);
}
