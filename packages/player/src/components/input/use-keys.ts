import { type RefObject, useEffect, useRef } from 'react';
import { type Command, commandForKey } from '../../state/commands.ts';

/** Elements that handle keys themselves. */
const takesKeys = 'input, textarea, select, [contenteditable]';
/** Elements that the browser activates with Space or Enter. */
const activatable = 'button, a, summary';

/**
 * Handles the player's keyboard shortcuts: while the player is focused or, unless it is part of a page, while nothing
 * else is focused.
 */
export function useKeys(
  stage: RefObject<HTMLElement | null>,
  inPage: boolean,
  onCommand: (command: Command) => void,
): void {
  const run = useRef(onCommand);
  useEffect(() => {
    run.current = onCommand;
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isForPlayer(event, stage.current, inPage)) return;
      const command = commandForKey(event);
      if (!command || (event.repeat && !repeats(command))) return;
      event.preventDefault();
      run.current(command);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [stage, inPage]);
}

function isForPlayer(
  { target, key }: KeyboardEvent,
  stage: HTMLElement | null,
  inPage: boolean,
): boolean {
  if (!(target instanceof Element)) return false;
  const isHere = stage?.contains(target) || (!inPage && target === document.body);
  // A panel in the player handles its own keys. A dialog around the player does not.
  const panel = target.closest('dialog');
  if (!isHere || (panel && stage?.contains(panel))) return false;
  return (
    !target.matches(takesKeys) && !([' ', 'Enter'].includes(key) && target.matches(activatable))
  );
}

const repeats = ({ type }: Command): boolean => type === 'skip' || type === 'volume';
