import type { KeyboardEvent } from 'react';

/** Moves the focus with arrow keys, Home, End, or the first letter of an item. */
export function moveMenuFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const here = items.findIndex((item) => item.matches(':focus'));
  const targetIndexes: Record<string, number> = {
    ArrowDown: (here + 1) % items.length,
    ArrowUp: (here <= 0 ? items.length : here) - 1,
    Home: 0,
    End: items.length - 1,
  };
  const targetIndex = targetIndexes[event.key];
  const next = targetIndex === undefined ? startingWith(event, items, here) : items[targetIndex];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function startingWith(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  items: readonly HTMLElement[],
  here: number,
): HTMLElement | undefined {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined;
  const letter = key.toLowerCase();
  return [...items.slice(here + 1), ...items.slice(0, here + 1)].find((item) =>
    item.textContent?.trim().toLowerCase().startsWith(letter),
  );
}
