import type { ReactNode } from 'react';
import { Phrases, type PhrasesData } from '../components/Phrase/Phrases.tsx';
import * as card from './card.css.ts';

interface CardLineProps {
  icon?: ReactNode;
  badge?: string | undefined;
  duration?: string | undefined;
  children?: PhrasesData | undefined;
}

/** The second line of a card: its badge, what tells it from others, how long it is. */
export function CardLine({ icon, badge, duration, children }: CardLineProps) {
  return (
    <span className={card.meta}>
      {icon ? <span className={card.sign}>{icon}</span> : null}
      {badge ? <bdi className={card.mark}>{badge}</bdi> : null}
      {children ? (
        <span>
          <Phrases>{children}</Phrases>
        </span>
      ) : null}
      {duration ? <span aria-hidden="true">{duration}</span> : null}
    </span>
  );
}
