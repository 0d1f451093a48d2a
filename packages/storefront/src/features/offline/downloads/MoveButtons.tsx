import type { MoveDirection } from '@parde/offline';
import { Button, ChevronDownIcon, ChevronUpIcon, IconButton, type PhrasesData } from '@parde/ui';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedDevice } from '../../../app/offline/offline-device.ts';
import { sentence } from '../../../names/phrases.ts';

interface MoveButtonsProps {
  name: PhrasesData;
  /** The position among the waiting titles, from 0. */
  turn: number;
  /** The number of waiting titles. */
  count: number;
  /** The title's key. */
  of: string;
  device: SavedDevice;
  /** Called with a message for screen readers. */
  onMoved: (nameText: PhrasesData) => void;
}

/** Moves a title to the front of the queue, or past its neighbour. */
export function MoveButtons({ name, turn, count, of, device, onMoved }: MoveButtonsProps) {
  const { t } = useTranslation('saved-titles');
  const earlier = useRef<HTMLButtonElement>(null);
  const later = useRef<HTMLButtonElement>(null);
  const lastMoved = useRef<MoveDirection>(undefined);
  // A card that changes its position in the page loses the focus, and so does a button that is disabled at the end of
  // the queue.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` is why it looks.
  useLayoutEffect(() => {
    const direction = lastMoved.current;
    lastMoved.current = undefined;
    if (direction === undefined) return;
    const [own, other] = direction === 'earlier' ? [earlier, later] : [later, earlier];
    (own.current?.disabled ? other : own).current?.focus();
  }, [turn]);
  const report = (place: number) =>
    onMoved(sentence(name, (nameText) => t('order.moved', { name: nameText, place, count })));
  const moveTitle = (direction: MoveDirection) => {
    lastMoved.current = direction;
    const place = turn + 1 + (direction === 'earlier' ? -1 : 1);
    void device.reorder(of, direction).then(() => report(place));
  };
  return (
    <>
      {turn > 1 ? (
        <Button
          size="sm"
          variant="ghost"
          label={sentence(name, (nameText) => t('firstOf', { name: nameText }))}
          onClick={() => void device.reorder(of, 'first').then(() => report(1))}
        >
          {t('first')}
        </Button>
      ) : null}
      <IconButton
        ref={earlier}
        size="sm"
        icon={<ChevronUpIcon />}
        label={sentence(name, (nameText) => t('order.earlier', { name: nameText }))}
        disabled={turn === 0}
        onClick={() => moveTitle('earlier')}
      />
      <IconButton
        ref={later}
        size="sm"
        icon={<ChevronDownIcon />}
        label={sentence(name, (nameText) => t('order.later', { name: nameText }))}
        disabled={turn === count - 1}
        onClick={() => moveTitle('later')}
      />
    </>
  );
}
