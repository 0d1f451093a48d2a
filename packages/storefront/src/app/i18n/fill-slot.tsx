import type { ReactNode } from 'react';

/** Written into a message where {@link fillSlot} puts an element. No text holds it. */
export const slot = '\0';

/** A message with an element in its midst: a link, or a name that keeps its own direction. */
export function fillSlot(message: string, element: ReactNode): ReactNode {
  const [before, after] = message.split(slot);
  return (
    <>
      {before}
      {element}
      {after}
    </>
  );
}
