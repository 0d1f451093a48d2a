import { Phrases, type PhrasesData } from '../components/Phrase/Phrases.tsx';
import * as card from './card.css.ts';

interface CardLineProps {
  badge?: string | undefined;
  duration?: string | undefined;
  children?: PhrasesData | undefined;
}

/** The second line of a card: its badge, what tells it from others, how long it is. */
export function CardLine({ badge, duration, children }: CardLineProps) {
  return (
    <span className={card.meta}>
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

/** Beneath the name: why it was found. */
export function CardWhy({ children }: { children: PhrasesData }) {
  return (
    <span className={card.why}>
      <Phrases>{children}</Phrases>
    </span>
  );
}
