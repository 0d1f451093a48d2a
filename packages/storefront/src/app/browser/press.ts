type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * True for clicks that the browser handles itself, because a modifier key or another mouse button opens a tab, a
 * window or a menu.
 */
export function isForBrowser({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}
