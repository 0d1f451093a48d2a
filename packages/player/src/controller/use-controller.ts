import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PlayerProps } from '../Player.tsx';
import { initialState } from '../state/player-state.ts';
import { createPreferenceStore, type PreferenceStore } from '../state/preference-store.ts';
import { createStore, type Store } from '../state/store.ts';
import type { Controls } from './controls.ts';
import { createController } from './create-controller.ts';

interface UseControllerInput extends PlayerProps {
  stage: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
}

interface PlayerParts {
  store: Store;
  preferences: PreferenceStore;
  /** Null until the `<video>` is mounted. */
  controls: Controls | null;
}

/** Creates the controller when the `<video>` mounts, and destroys it with it. */
export function useController(input: UseControllerInput): PlayerParts {
  const { media, startAt = null } = input;
  const [store] = useState(() => createStore(initialState(media.duration, startAt ?? 0)));
  const [preferences] = useState(createPreferenceStore);
  const [controls, setControls] = useState<Controls | null>(null);
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });

  useEffect(() => {
    const { stage, video, media: played, startAt: place = null } = latest.current;
    if (!stage.current || !video.current) return;
    const controller = createController({
      stage: stage.current,
      video: video.current,
      media: played,
      startAt: place,
      store,
      preferences,
      onProgress: () => latest.current.onProgress,
      renewSource: () => latest.current.renewSource,
      maxHeight: () => latest.current.maxHeight,
    });
    setControls(controller.controls);
    return controller.destroy;
  }, [store, preferences]);
  return { store, preferences, controls };
}
