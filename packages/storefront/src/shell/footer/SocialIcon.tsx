import type { Answer } from '@parde/api-client';
import * as styles from './SocialIcon.css.ts';

type SocialKind = Answer<'getAppDetails'>['data']['social'][number]['kind'];

export const socialNames: Record<SocialKind, Readonly<Record<'fa' | 'en', string>>> = {
  instagram: { fa: 'اینستاگرام', en: 'Instagram' },
  telegram: { fa: 'تلگرام', en: 'Telegram' },
  x: { fa: 'ایکس', en: 'X' },
  youtube: { fa: 'یوتیوب', en: 'YouTube' },
  linkedin: { fa: 'لینکدین', en: 'LinkedIn' },
  aparat: { fa: 'آپارات', en: 'Aparat' },
  eitaa: { fa: 'ایتا', en: 'Eitaa' },
  bale: { fa: 'بله', en: 'Bale' },
  rubika: { fa: 'روبیکا', en: 'Rubika' },
};

/** Icons drawn as strokes in a 24 × 24 box, like the UI kit's icons. */
const paths: Record<SocialKind, string> = {
  instagram:
    'M8 3.75h8A4.25 4.25 0 0 1 20.25 8v8A4.25 4.25 0 0 1 16 20.25H8A4.25 4.25 0 0 1 3.75 16V8A4.25 4.25 0 0 1 8 3.75ZM15.75 12a3.75 3.75 0 1 1-7.5 0 3.75 3.75 0 0 1 7.5 0ZM16.9 7.1v.01',
  telegram: 'M20.5 4.25 3.5 11l5.25 2.25L17 7.5l-5.75 7.25L16.75 19ZM8.75 13.25V18.5L11.25 14.75',
  x: 'M4.5 4.5h3.75L19.5 19.5h-3.75ZM19 4.5l-6 6.5M11 13l-6 6.5',
  youtube:
    'M6.5 5.75h11A3.25 3.25 0 0 1 20.75 9v6a3.25 3.25 0 0 1-3.25 3.25h-11A3.25 3.25 0 0 1 3.25 15V9A3.25 3.25 0 0 1 6.5 5.75ZM10.25 9.25v5.5l4.5-2.75Z',
  linkedin:
    'M6 3.75h12A2.25 2.25 0 0 1 20.25 6v12A2.25 2.25 0 0 1 18 20.25H6A2.25 2.25 0 0 1 3.75 18V6A2.25 2.25 0 0 1 6 3.75ZM8 11v5.5M8 7.75v.01M12 16.5V11M12 13.25a2.125 2.125 0 0 1 4.25 0V16.5',
  aparat:
    'M20.25 12a8.25 8.25 0 1 1-16.5 0 8.25 8.25 0 0 1 16.5 0ZM11 8.75a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM16 9a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM11 15a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM16 15.25a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Z',
  eitaa:
    'M12 3.75a8.25 8.25 0 0 1 8.25 8.25c0 4.5-3.75 8.25-8.25 8.25H3.75V12A8.25 8.25 0 0 1 12 3.75ZM8 14.5c3 1.5 6.75-.5 8-4.5-2.5-2-7-1-7 1.75 0 1.75 2.5 2 4.5.5',
  bale: 'M12 4.25a8 8 0 1 1-4 14.9L3.75 20.25 4.85 16A8 8 0 0 1 12 4.25ZM8.5 12l2.5 2.5 4.5-4.75',
  rubika: 'M12 3.25 19.5 7.6v8.8L12 20.75 4.5 16.4V7.6ZM12 12 19.5 7.6M12 12 4.5 7.6M12 12v8.75',
};

/** True if there is an icon for the kind. A later contract may add kinds that have none. */
export const isSocialKind = (kind: SocialKind): boolean => Object.hasOwn(paths, kind);

export function SocialIcon({ kind }: { kind: SocialKind }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[kind]} />
    </svg>
  );
}
