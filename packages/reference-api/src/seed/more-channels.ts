import type { Artwork } from '@parde/demo-catalogue';
import type { Age } from './work.ts';

export type SeedLive = {
  id: string;
  fa: string;
  en: string | null;
  description: string;
  descriptionEn: string | null;
  age: Age;
  access: 'free' | 'subscription';
  art: Artwork;
  logo?: boolean;
  picture?: boolean;
  /** Minutes of the day between which it is on the air. */
  from: number;
  until: number;
  /** Persian || English || minutes || what it is about. */
  names: readonly string[];
  /** The video that plays some of its programmes again. */
  catchUp?: string;
};

/** A day on the air begins at five in the morning, and ends as the next one begins. */
export const allDay = { from: 5 * 60, until: 29 * 60 } as const;

const plain = { age: 0, access: 'free', ...allDay } as const;

const news = [
  'اخبار بامدادی || Morning news || 30 || مهم‌ترین خبرهای شب گذشته و آنچه امروز در پیش است.',
  'صبح {city} || Morning in {city} || 90 || گزارش زنده از خیابان‌ها، بازار و هوای {city}.',
  'میزگرد || Round table || 55 || {job} و {job2} دربارهٔ موضوع روز گفت‌وگو می‌کنند.',
  'گزارش: {land} || Report: {land} || 40 || خبرنگار ما {days} روز در {land} بوده است.',
  'اخبار نیم‌روز || Midday news || 30 || خبرهای داخلی، اقتصادی و ورزشی.',
  'چهرهٔ روز || Face of the day || 45 || گفت‌وگویی با {job^} که این روزها همه از او می‌گویند.',
  'اخبار شامگاهی || Evening news || 45 || مهم‌ترین خبرهای امروز و پیش‌بینی هوا',
];
const films = [
  'سینمای صبح || Morning film || 105',
  'فیلم ایرانی: {object~} {adj} || Iranian film: the {adj} {object} || 110 || داستان {job^} در {city} که {object^} پیدا می‌کند.',
  'نقد و نظر || Talking films || 50 || منتقدها دربارهٔ فیلم‌های تازه حرف می‌زنند.',
  'سینمای جهان || World cinema || 125',
  'فیلم شب: {place~} {adj} || Tonight: the {adj} {place} || 120 || {hero} به {place^} در {city} برمی‌گردد.',
  'کوتاه‌ها || Short films || 30',
];
const home = [
  'آشپزخانهٔ {city} || The {city} kitchen || 40 || غذایی خانگی از {city} با آنچه در یخچال دارید.',
  'سلامت باشید || Be well || 50 || یک پزشک به پرسش‌های شما جواب می‌دهد.',
  'خانواده‌ها || Families || 60 || مسابقهٔ دو خانواده از {city} و {city2}.',
  'کاردستی || Made by hand || 25 || {object^} با وسایل دورریختنی بسازیم.',
  'گلخانه || The greenhouse || 30 || آنچه گلدان‌ها در {season} لازم دارند.',
  'قصهٔ شب || A tale at night || 20',
];
const sports = [
  'نرمش صبحگاهی || Morning exercise || 30',
  'فوتبال: {city} و {city2} || Football: {city} against {city2} || 120 || پخش زنده از هفتهٔ جاری لیگ.',
  '{sport}‌ها || The {sport}s || 50 || تمرین، اردو و آخرین خبرها.',
  'والیبال: {city} و {city2} || Volleyball: {city} against {city2} || 100',
  'گل‌های هفته || Goals of the week || 35',
  'میز داوری || The referee’s desk || 60 || صحنه‌های مشکوک هفته از هر زاویه.',
];
const songs = [
  'تک‌نوازی {instrument} || {instrument} solo || 30 || قطعه‌هایی در دستگاه‌های ایرانی.',
  'آوازهای {land} || Songs of {land} || 45',
  'کنسرت || In concert || 90 || اجرای کامل از تالاری در {city}.',
  'نماهنگ || Music videos || 60',
  'قصهٔ یک ترانه || The story of a song || 25',
];
const wild = [
  '{species} || The {species} || 50 || زندگی {species} در {land}.',
  'سفر به {land} || Journey to {land} || 45',
  'زیر {nature} || Under the {nature} || 55',
  'محیط‌بان || The ranger || 40 || یک روز با محیط‌بانان {land}.',
  'زمین آرام || Quiet earth || 60 || تصویر و صدای طبیعت، بی‌گفتار.',
];
const toons = [
  '{animal} و {animal2} || {animal} and {animal2} || 20',
  'ماجراهای {hero} || The adventures of {hero} || 25',
  'شعر و بازی || Rhymes and games || 15',
  'بپرس تا بگویم || Ask me why || 20 || چرا {nature} این‌طور است؟',
  'سینمای کودک || Children’s film || 80',
];

type Told = Pick<SeedLive, 'id' | 'fa' | 'en' | 'art' | 'names'> & Partial<SeedLive>;
const live = (told: Told): SeedLive => ({
  ...plain,
  description: '',
  descriptionEn: null,
  ...told,
});

export const moreChannels: readonly SeedLive[] = [
  live({
    id: 'nasim',
    fa: 'شبکهٔ نسیم دریا',
    en: 'Sea Breeze TV',
    description: 'خبر، سینما و زندگی در بندرهای جنوب',
    descriptionEn: 'News, films and life in the ports of the south',
    art: ['sea', 'petrol', 'dhow'],
    names: [...news, ...home, ...films.slice(0, 2)],
    catchUp: 'khabar-1204',
  }),
  live({
    id: 'koodak',
    fa: 'شبکهٔ بادبادک',
    en: null,
    access: 'subscription',
    art: ['toy', 'saffron', 'kite'],
    logo: false,
    from: 7 * 60,
    until: 21 * 60,
    names: toons,
  }),
  live({
    id: 'cinema-24',
    fa: 'سینما ۲۴',
    en: 'Cinema 24',
    description: 'شبانه‌روز فیلم، بی‌آگهی',
    descriptionEn: 'Films day and night, without a break',
    age: 15,
    access: 'subscription',
    art: ['noir', 'violet'],
    names: films,
  }),
  live({
    id: 'khabar-live',
    fa: 'خبر زنده',
    en: 'Khabar Live',
    description: 'اتاق خبر روزنامهٔ «خبر»',
    descriptionEn: 'The newsroom of Khabar',
    art: ['city', 'steel'],
    names: news,
    catchUp: 'khabar-1204',
  }),
  live({
    id: 'varzesh-2',
    fa: 'ورزش ۲',
    en: 'Sport 2',
    access: 'subscription',
    art: ['stadium', 'cobalt'],
    names: sports,
  }),
  live({
    id: 'mostanad',
    fa: 'مستند',
    en: 'Documentary',
    description: 'مستندهای ایران و جهان',
    descriptionEn: 'Documentaries of Iran and the world',
    art: ['wild', 'emerald'],
    names: [...wild, ...news.slice(3, 4)],
  }),
  live({
    id: 'khaneh',
    fa: 'شبکهٔ خانه',
    en: 'Home TV',
    art: ['room', 'peach', 'glass'],
    names: home,
  }),
  live({
    id: 'ava',
    fa: 'آوا',
    en: 'Ava',
    description: 'موسیقی ایرانی',
    descriptionEn: 'Persian music',
    art: ['music', 'turquoise'],
    names: songs,
  }),
  live({
    id: 'khazar',
    fa: 'شبکهٔ خزر',
    en: 'Khazar',
    description: 'از گرگان تا آستارا',
    descriptionEn: null,
    art: ['forest', 'emerald'],
    names: [...home, ...news.slice(0, 3)],
  }),
  live({
    id: 'alvand',
    fa: 'شبکهٔ الوند',
    en: 'Alvand',
    art: ['mountains', 'snow'],
    names: [...news, ...songs.slice(0, 2)],
  }),
  live({
    id: 'kavir',
    fa: 'شبکهٔ کویر',
    en: 'Kavir',
    art: ['desert', 'saffron', 'camel'],
    from: 8 * 60,
    until: 25 * 60,
    names: [...wild, ...home.slice(0, 3)],
  }),
  live({
    id: 'sahand',
    fa: 'شبکهٔ سهند',
    en: 'Sahand',
    description: 'به فارسی و ترکی آذربایجانی',
    descriptionEn: 'In Persian and Azerbaijani',
    art: ['mountains', 'rose'],
    names: [...songs, ...news.slice(0, 3)],
  }),
  live({
    id: 'zagros',
    fa: 'شبکهٔ زاگرس',
    en: 'Zagros',
    art: ['village', 'lapis'],
    names: [...songs.slice(0, 3), ...home],
  }),
  live({
    id: 'karun',
    fa: 'شبکهٔ کارون',
    en: 'Karun',
    art: ['sea', 'amber', 'rowing'],
    names: [...sports.slice(0, 3), ...news.slice(0, 4)],
  }),
  live({
    id: 'parvaz',
    fa: 'پرواز',
    en: 'Parvaz',
    description: 'سفر و ماجراجویی',
    descriptionEn: 'Travel and adventure',
    access: 'subscription',
    art: ['road', 'dusk', 'car'],
    names: wild,
  }),
  live({
    id: 'namayesh',
    fa: 'شبکهٔ نمایش خانگی',
    en: 'Playhouse',
    age: 12,
    access: 'subscription',
    art: ['rays', 'mustard'],
    names: films,
  }),
  live({
    id: 'danesh',
    fa: 'دانش',
    en: 'Danesh',
    art: ['space', 'ice'],
    names: [...wild.slice(0, 3), ...toons.slice(3, 4), ...news.slice(2, 3)],
  }),
  live({
    id: 'khandeh',
    fa: 'خنده',
    en: 'Khandeh',
    age: 7,
    art: ['rays', 'peach'],
    picture: false,
    names: [...films.slice(4), ...home.slice(2, 4)],
  }),
  live({
    id: 'radio-kavir',
    fa: 'رادیو کویر',
    en: null,
    art: ['desert', 'moon'],
    logo: false,
    picture: false,
    names: [],
  }),
];
