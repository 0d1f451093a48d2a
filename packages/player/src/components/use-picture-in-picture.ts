import { usePlayer, usePlayerState } from '../player-context.ts';

interface PictureInPicture {
  label: string;
  toggle: () => void;
}

/** Null where the browser does not support it, or there is no picture yet. */
export function usePictureInPicture(): PictureInPicture | null {
  const { words, controls } = usePlayer();
  const on = usePlayerState((state) => state.pictureInPicture);
  const ready = usePlayerState((state) => state.phase === 'ready');
  if (!document.pictureInPictureEnabled || !ready) return null;
  return {
    label: on ? words.leavePictureInPicture : words.pictureInPicture,
    toggle: controls.togglePictureInPicture,
  };
}
