import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LocalFiles } from '../local-files.ts';
import type { PlayerProps } from '../Player.tsx';
import { initialState } from '../state/player-state.ts';
import { createPreferenceStore, type PreferenceStore } from '../state/preference-store.ts';
import { createStore, type Store } from '../state/store.ts';
import type { Controller } from './controller.ts';
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
  /** The same object with every render. */
  localFiles: LocalFiles | undefined;
}

/** Creates the controller when the `<video>` mounts, and destroys it when the `<video>` unmounts. */
export function useController(input: UseControllerInput): PlayerParts {
  const { media, startAt = null } = input;
  const [store] = useState(() => createStore(initialState(media.duration, startAt ?? 0)));
  const [preferences] = useState(createPreferenceStore);
  const [controller, setController] = useState<Controller | null>(null);
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const [local] = useState<LocalFiles>(() => ({
    read: async (url) => (await latest.current.localFiles?.read(url)) ?? null,
  }));

  useEffect(() => {
    const { stage, video, media: played, startAt: startPosition = null } = latest.current;
    if (!stage.current || !video.current) return;
    const created = createController({
      stage: stage.current,
      video: video.current,
      media: played,
      startAt: startPosition,
      store,
      preferences,
      sources: () => latest.current.media.sources,
      onProgress: () => latest.current.onProgress,
      renewSource: () => latest.current.renewSource,
      maxHeight: () => latest.current.maxHeight,
      localFiles: () => latest.current.localFiles && local,
    });
    setController(created);
    return created.destroy;
  }, [store, preferences, local]);

  const hasSources = media.sources.length > 0;
  useEffect(() => {
    if (hasSources) controller?.onSourcesAvailable();
  }, [controller, hasSources]);
  return {
    store,
    preferences,
    controls: controller?.controls ?? null,
    localFiles: input.localFiles && local,
  };
}
