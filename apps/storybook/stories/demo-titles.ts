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

const names =
  `باغ بی‌دیوار|Garden Without Walls,ایستگاه برف|Snow Station,نامهٔ دریا|A Letter of the Sea
شب یلدا|Yalda Night,پل چوبی|The Wooden Bridge,ساعت هفت|Seven O’Clock,خانهٔ آینه|House of Mirrors,کوچهٔ نارنج|Orange Alley
جادهٔ نمک|The Salt Road,رؤیای مینا|Mina’s Dream,آخرین قطار|The Last Train,ماه در چاه|Moon in the Well
پرندهٔ سرخ|The Red Bird,بازار صبح|Morning Market,فانوس|The Lantern,کوه‌نورد|The Climber`.split(
    /[,\n]/,
  );

/** Twenty titles: those of the contract's examples, and copies with other names. */
export const manyOf = (cards: readonly Card[]): Card[] =>
  withPosters([
    ...cards,
    ...names.flatMap((name, index) => {
      const card = cards[index % cards.length];
      const [name_fa = '', name_en = null] = name.split('|');
      return card ? [{ ...card, id: `${card.id}-${index}`, name_fa, name_en }] : [];
    }),
  ]);
