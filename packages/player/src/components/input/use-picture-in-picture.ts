import { usePlayer, usePlayerState } from '../../player-context.ts';

interface PictureInPicture {
  label: string;
  toggle: () => void;
}

/** Null if the browser does not support picture-in-picture, or there is no picture yet. */
export function usePictureInPicture(): PictureInPicture | null {
  const { messages, controls } = usePlayer();
  const on = usePlayerState((state) => state.pictureInPicture);
  const ready = usePlayerState((state) => state.phase === 'ready');
  if (!document.pictureInPictureEnabled || !ready) return null;
  return {
    label: on ? messages.leavePictureInPicture : messages.pictureInPicture,
    toggle: controls.togglePictureInPicture,
  };
}
