import { node } from './TitlePlayer.css.ts';

let element: HTMLElement | undefined;

/**
 * The element that contains the player. Pages and the mini player move it, because an element that is moved within one
 * task continues to play. React would create another one for each place.
 */
export function playerNode(): HTMLElement {
  if (!element) {
    element = document.createElement('div');
    element.className = node;
  }
  return element;
}

export function isPlaying(): boolean {
  const video = playerNode().querySelector('video');
  return video !== null && !video.paused && !video.ended;
}

/** Focuses the player, so that its keys work, or its first button. A message in it may have the focus already. */
export function focusPlayer(part: 'section' | 'button' = 'section'): void {
  const player = playerNode();
  if (!player.contains(document.activeElement)) {
    player.querySelector(part)?.focus({ preventScroll: true });
  }
}
