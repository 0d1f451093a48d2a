import type { ReactNode } from 'react';
import { Phrases, type PhrasesData } from '../components/Phrase/Phrases.tsx';
import * as card from './card.css.ts';

interface CardMarkProps {
  badge?: string | undefined;
  renderBadge?: ((badge: ReactNode) => ReactNode) | undefined;
}

export function CardMark({ badge, renderBadge = (mark) => mark }: CardMarkProps) {
  return renderBadge(badge ? <bdi className={card.mark}>{badge}</bdi> : null);
}

interface CardLineProps extends CardMarkProps {
  duration?: string | undefined;
  children?: PhrasesData | undefined;
}

/** The second line of a card: its badge, a distinguishing text, and its duration. */
export function CardLine({ duration, children, ...mark }: CardLineProps) {
  return (
    <span className={card.meta}>
      <CardMark {...mark} />
      {children ? (
        <span>
          <Phrases>{children}</Phrases>
        </span>
      ) : null}
      {duration ? <span aria-hidden="true">{duration}</span> : null}
    </span>
  );
}

/** The reason for a search match, below the name. */
export function CardMatchReason({ children }: { children: PhrasesData }) {
  return (
    <span className={card.matchReason}>
      <Phrases>{children}</Phrases>
    </span>
  );
}
