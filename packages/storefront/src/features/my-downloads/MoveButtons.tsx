import { ChevronDownIcon, ChevronUpIcon, IconButton, type PhrasesData } from '@parde/ui';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { sentence } from '../../names/phrases.ts';
import type { MoveWay } from '../../titles/offline/queue-order.ts';
import type { OfflineLibrary } from '../../titles/offline/use-offline.ts';

interface MoveButtonsProps {
  name: PhrasesData;
  /** The position among the waiting titles, from 0. */
  turn: number;
  /** The number of waiting titles. */
  count: number;
  move: (way: MoveWay) => ReturnType<OfflineLibrary['move']>;
  /** Called with a message for screen readers. */
  onMoved: (said: PhrasesData) => void;
}

/** Moves a title past its neighbour in the queue. */
export function MoveButtons({ name, turn, count, move, onMoved }: MoveButtonsProps) {
  const { t } = useTranslation('kept');
  const earlier = useRef<HTMLButtonElement>(null);
  const later = useRef<HTMLButtonElement>(null);
  const pressed = useRef<MoveWay>(undefined);
  // A card that changes its position in the page loses the focus, and so does a button that is disabled at the end of
  // the queue.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` is why it looks.
  useLayoutEffect(() => {
    const way = pressed.current;
    pressed.current = undefined;
    if (way === undefined) return;
    const [own, other] = way === 'earlier' ? [earlier, later] : [later, earlier];
    (own.current?.disabled ? other : own).current?.focus();
  }, [turn]);
  const press = (way: MoveWay) => {
    pressed.current = way;
    const place = turn + 1 + (way === 'earlier' ? -1 : 1);
    void move(way).then(() =>
      onMoved(sentence(name, (said) => t('order.moved', { name: said, place, count }))),
    );
  };
  return (
    <>
      <IconButton
        ref={earlier}
        size="sm"
        icon={<ChevronUpIcon />}
        label={sentence(name, (said) => t('order.earlier', { name: said }))}
        disabled={turn === 0}
        onClick={() => press('earlier')}
      />
      <IconButton
        ref={later}
        size="sm"
        icon={<ChevronDownIcon />}
        label={sentence(name, (said) => t('order.later', { name: said }))}
        disabled={turn === count - 1}
        onClick={() => press('later')}
      />
    </>
  );
}
