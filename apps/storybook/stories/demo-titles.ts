import type { Card } from '@parde/api-client';

const hues = [18, 200, 330, 150, 45, 265];

/** The posters of the contract's examples do not exist, so the stories draw their own. */
export const withPosters = (cards: readonly Card[]): Card[] =>
  cards.map((card, index) => {
    const hue = hues[index % hues.length];
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 45% 18%)"/><stop offset="1" stop-color="hsl(${hue} 60% 45%)"/></linearGradient></defs><rect width="200" height="300" fill="url(#g)"/><circle cx="${60 + ((index * 37) % 90)}" cy="${90 + ((index * 53) % 60)}" r="26" fill="hsl(${hue} 80% 78%)"/><path d="M0 220Q60 ${180 + ((index * 29) % 40)} 110 225T200 210V300H0Z" fill="hsl(${hue} 50% 10%)"/></svg>`;
    const url = `data:image/svg+xml,${encodeURIComponent(picture)}`;
    return { ...card, poster: { url, width: 800, height: 1200, color: '#201a18' } };
  });

/** Many titles from the few of the contract's examples. */
export const repeated = (cards: readonly Card[], times: number): Card[] =>
  withPosters(
    Array.from({ length: times }).flatMap((_, round) =>
      cards.map((card) => ({ ...card, id: `${card.id}-${round}` })),
    ),
  );
