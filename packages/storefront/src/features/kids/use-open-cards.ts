import type { Card } from '@parde/api-client';
import { useViewer } from '../../app/session/use-viewer.ts';
import { isOpen, kidsCards } from './kids-lists.ts';

/** Returns the cards that this viewer may watch. A child sees no titles that must be paid for. */
export function useOpenCards(): (
  cards: readonly Card[] | undefined,
) => ReturnType<typeof kidsCards> {
  const { subscribed } = useViewer().subscription;
  return (cards) => kidsCards(cards).filter((card) => isOpen(card, subscribed));
}
