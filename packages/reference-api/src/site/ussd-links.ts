import type { Answer } from '@parde/api-client';
import { day, midnight, timestamp } from '../catalogue/tehran.ts';
import { cardOf, type Title, type Titles } from '../catalogue/title.ts';
import { irancell, mci } from './operators.ts';

type UssdLink = Answer<'getUssdLink'>['data'];
type Package = Pick<UssdLink, 'operator' | 'price' | 'title_fa' | 'title_en'> & {
  ussd: string;
  /** The end of the sale. */
  endsAt: number | null;
};

/** An operator's price for a film that is not sold singly, VAT included. */
const defaultPrice = 49_500;

/** Data packages of operators, VAT included. */
const packages: ReadonlyMap<string, Package> = new Map([
  [
    'd1',
    {
      ussd: '*780*1#',
      operator: mci,
      price: 9900,
      title_fa: 'اشتراک یک‌روزه',
      title_en: 'One-day subscription',
      endsAt: null,
    },
  ],
  [
    'm1',
    {
      ussd: '*780*30#',
      operator: irancell,
      price: 163_900,
      title_fa: 'اشتراک یک‌ماهه',
      title_en: 'One-month subscription',
      endsAt: null,
    },
  ],
  [
    'm3',
    {
      ussd: '*780*90#',
      operator: irancell,
      price: 395_010,
      title_fa: 'اشتراک سه‌ماهه',
      title_en: 'Three-month subscription',
      endsAt: null,
    },
  ],
  [
    'yalda',
    {
      ussd: '*780*1405*40#',
      operator: mci,
      price: 109_000,
      title_fa: 'بستهٔ شب یلدا: چهل روز تماشا',
      title_en: 'Yalda night: forty days of watching',
      endsAt: Date.parse('2026-12-22T00:00:00+03:30'),
    },
  ],
]);

/** The package for a link that names only a user. */
const usersOwn = 'd1';

/** The code to dial, or undefined for an expired or unknown link. */
export function ussdLink(
  titles: Titles,
  link: { file_id?: string; package?: string },
  now: number,
): UssdLink | undefined {
  if (link.package !== undefined) return packageLink(link.package, now);
  if (link.file_id === undefined) return packageLink(usersOwn, now);
  const title = titleOfFile(titles, link.file_id, now);
  return title && titleLink(title, now);
}

function packageLink(name: string, now: number): UssdLink | undefined {
  const found = packages.get(name);
  if (!found || (found.endsAt !== null && found.endsAt <= now)) return undefined;
  const { endsAt, ...rest } = found;
  return { ...rest, card: null, expires_at: endsAt === null ? null : timestamp(endsAt - 1000) };
}

/** A film's code is valid until midnight. */
function titleLink(title: Title, now: number): UssdLink {
  return {
    ussd: `*780*${title.id.replace(/\D/g, '') || '0'}#`,
    operator: mci,
    price: title.price ?? defaultPrice,
    title_fa: title.name_fa,
    title_en: title.name_en,
    card: cardOf(title, 'posters'),
    expires_at: timestamp(midnight(now) + day - 1000),
  };
}

/** Returns the title of a file. A file's id is the title's id and the quality: 1024-1080p. */
function titleOfFile(titles: Titles, fileId: string, now: number): Title | undefined {
  const [, id = '', quality] = /^(.+)-(\d+p)$/.exec(fileId) ?? [];
  const title =
    titles.title('movie', id) ?? titles.title('episode', id) ?? titles.title('video', id);
  const isThere = title && title.availableAt <= now;
  return isThere && title.qualities.some((one) => one === quality) ? title : undefined;
}
