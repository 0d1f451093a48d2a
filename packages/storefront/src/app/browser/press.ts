type Press = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** With a key held or another button, a press of a link opens a tab, a window or a menu. */
export function isForBrowser({ button, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}
