import type { Locale } from '@parde/domain';
import type { PhraseData } from '@parde/ui';
import { en } from '../messages/en.ts';
import { fa } from '../messages/fa.ts';
import type { PlayerMessages } from '../messages/player-messages.ts';
import type { PlayerMedia, PlayerNeighbour } from '../player-media.ts';
import { art } from './poster-art.ts';
import { sample } from './sample.ts';

export const messagesOf = (locale: Locale): PlayerMessages => (locale === 'fa' ? fa : en);

export const localeOf = ({ locale }: Record<string, unknown>): Locale =>
  locale === 'en' ? 'en' : 'fa';

const pick = (locale: Locale, fa: string, en: string): string => (locale === 'fa' ? fa : en);

/** A two-minute film of a caravan, with every optional field of a film. */
export function filmOf(
  locale: Locale,
  token: string,
  some: Partial<PlayerMedia> = {},
): PlayerMedia {
  const stream = sample(token);
  const persian = { code: 'fa', name: pick(locale, 'فارسی', 'Persian') };
  const english = { code: 'en', name: pick(locale, 'انگلیسی', 'English') };
  return {
    id: token,
    kind: 'film',
    title: pick(locale, 'شب‌های بی‌ستارهٔ یزد', 'Starless Nights of Yazd'),
    subtitle: pick(
      locale,
      'فصل ۲، قسمت ۵: دعوا بر سر استکان',
      'Season 2, episode 5: A Quarrel over a Glass',
    ),
    poster: art,
    sources: stream.sources,
    duration: 120,
    subtitles: [
      { language: persian, kind: 'captions', url: stream.subtitle('fa'), default: false },
      { language: english, kind: 'subtitles', url: stream.subtitle('en'), default: false },
    ],
    audio: [
      { language: persian, kind: 'original', default: true },
      { language: english, kind: 'dubbed', default: false },
    ],
    chapters: [
      { start: 0, name: pick(locale, 'پیش‌درآمد', 'Prologue') },
      { start: 30, name: pick(locale, 'عتیقه‌فروش', 'The antique dealer') },
      { start: 80, name: pick(locale, 'صندوق‌خانه', 'The store-room') },
    ],
    thumbnailsUrl: stream.thumbnails,
    ...some,
  };
}

export function channelOf(locale: Locale, token: string): PlayerMedia {
  const stream = sample(token, 'live', 90);
  return {
    id: token,
    kind: 'live',
    title: pick(locale, 'شبکهٔ نسیم دریا', 'Sea Breeze TV'),
    subtitle: pick(locale, 'اخبار شامگاهی', 'Evening News'),
    poster: art,
    sources: stream.sources,
    dvrSeconds: 90,
  };
}

export function neighbourOf(locale: Locale, onSelect: () => void): PlayerNeighbour {
  return {
    title: pick(locale, 'نقال برمی‌گردد', 'The Storyteller Returns'),
    label: pick(locale, 'فصل ۲، قسمت ۶', 'Season 2, episode 6'),
    picture: art,
    onSelect,
  };
}

const other = { fa: 'en', en: 'fa' } as const;

/** A name in the other language than the page's. */
export function foreignName(locale: Locale, persian: string, english: string): PhraseData {
  const lang = other[locale];
  return { text: pick(lang, persian, english), lang, dir: lang === 'fa' ? 'rtl' : 'ltr' };
}

/** Clears the preferences of other stories. */
export function forgetChoices(): void {
  localStorage.removeItem('parde-player');
}
