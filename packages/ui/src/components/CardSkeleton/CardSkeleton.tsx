import * as card from '../../internal/card.css.ts';
import * as person from '../PersonCard/PersonCard.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export const cardSkeletonShapes = ['poster', 'wide', 'person'] as const;
export type CardSkeletonShape = (typeof cardSkeletonShapes)[number];

export interface CardSkeletonProps {
  shape: CardSkeletonShape;
}

/** A placeholder for a card that is loading, as large as the card. */
export function CardSkeleton({ shape }: CardSkeletonProps) {
  const isPerson = shape === 'person';
  return (
    <span className={isPerson ? person.person : card.card} aria-hidden="true">
      <span className={isPerson ? person.portraitFrame : undefined}>
        <Skeleton shape={isPerson ? 'round' : shape} />
      </span>
      <span className={isPerson ? person.textBlock : card.body}>
        <Skeleton width="most" />
        {isPerson ? null : <Skeleton width="half" />}
      </span>
    </span>
  );
}
