import { usePlayer, usePlayerState } from '../player-context.ts';

interface PictureInPicture {
  label: string;
  toggle: () => void;
}

/** Null if the browser does not support picture-in-picture, or there is no picture yet. */
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
