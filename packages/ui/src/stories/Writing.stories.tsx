import { formatMobile, showDigits } from '@parde/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../components/layout/Box.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { shared } from '../generated/token-values.ts';
import { DoDont } from './parts/DoDont.tsx';
import { Part } from './parts/Part.tsx';
import { localeOf, type StoryLocale } from './story-locale.ts';

/**
 * Persian typography, with correct and incorrect examples. Each correct example is what the kit does or requires.
 *
 * **Do** take digits, dates and separators from `Intl`. **Do** write the half-space (U+200C).
 * **Don't** let a font display Latin digits as Persian digits: copied text stays Latin.
 */
const meta = {
  title: 'Foundations/Persian typography',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;

type TextByLocale = Record<StoryLocale, string>;

interface Rule {
  name: TextByLocale;
  reason: TextByLocale;
  right: string;
  wrong: string;
  /** The content of each example. */
  good: TextByLocale;
  bad: TextByLocale;
}

const day = new Date('2026-11-20T12:00:00Z');

const rules: readonly Rule[] = [
  {
    name: { fa: 'نیم‌فاصله', en: 'The half-space' },
    reason: {
      fa: 'پاره‌های یک واژه کنار هم می‌مانند و به هم نمی‌چسبند؛ در پایان سطر هم از هم جدا نمی‌افتند.',
      en: 'Parts of one word stay together without joining, and are not torn apart at a line’s end.',
    },
    right: 'می‌خواهم کتاب‌های تازه را ببینم',
    wrong: 'می خواهم کتاب های تازه را ببینم',
    good: { fa: 'می‌خواهم، کتاب‌های، نیم‌بها، هم‌زمان', en: 'U+200C between the parts' },
    bad: { fa: 'فاصله، واژه را دو پاره می‌کند.', en: 'A space makes two words of one.' },
  },
  {
    name: { fa: 'ی و ک فارسی', en: 'Persian ye and kaf' },
    reason: {
      fa: 'ي و ك عربی در جست‌وجو پیدا نمی‌شوند و در برخی قلم‌ها دو نقطه می‌گیرند.',
      en: 'The Arabic letters look alike, are not found by a search, and carry dots in some faces.',
    },
    right: 'یک کارگردان ایرانی',
    wrong: 'يك كارگردان ايراني',
    good: { fa: 'ی (U+06CC) و ک (U+06A9)', en: 'U+06CC and U+06A9' },
    bad: { fa: 'ي (U+064A) و ك (U+0643)', en: 'U+064A and U+0643' },
  },
  {
    name: { fa: 'هٔ', en: 'The ezafe on he' },
    reason: {
      fa: '«خانهٔ ما» را با همزهٔ بالا می‌نویسیم، تا خواندنش روان باشد و همه‌جا یک‌شکل بماند.',
      en: 'A small hamza above tells how it is read, and one way is kept everywhere.',
    },
    right: 'خانهٔ فیلم، ادامهٔ تماشا',
    wrong: 'خانه ی فیلم، ادامه ی تماشا',
    good: { fa: 'ه و همزهٔ بالا (U+0654)', en: 'He with U+0654' },
    bad: { fa: 'ی جدا، با فاصله', en: 'A ye by itself, after a space' },
  },
  {
    name: { fa: 'رقم در قیمت', en: 'Digits of a price' },
    reason: {
      fa: 'رقم‌ها و جداکنندهٔ هزارگان از Intl می‌آیند، تا کپی آن هم فارسی بماند.',
      en: 'Digits and separators come from Intl, so that a copy of them is Persian too.',
    },
    right: `${(149_000).toLocaleString('fa')} تومان`,
    wrong: '149,000 تومان',
    good: { fa: 'رقم فارسی و ممیز هزارگان', en: 'Persian digits, the thousands sign ٬' },
    bad: { fa: 'رقم و ویرگول لاتین', en: 'Latin digits and a comma' },
  },
  {
    name: { fa: 'درصد و اعشار', en: 'Percent and decimals' },
    reason: {
      fa: 'نشانهٔ درصد و ممیز فارسی شکل خودشان را دارند.',
      en: 'Percent and the decimal sign have Persian shapes of their own.',
    },
    right: `${(0.25).toLocaleString('fa', { style: 'percent' })} تخفیف، امتیاز ${(8.4).toLocaleString('fa')}`,
    wrong: '%۲۵ تخفیف، امتیاز ۸.۴',
    good: { fa: '٪ و ٫ از Intl', en: '٪ and ٫ from Intl' },
    bad: { fa: '% و نقطهٔ لاتین', en: '% and a full stop' },
  },
  {
    name: { fa: 'شمارهٔ همراه', en: 'A mobile number' },
    reason: {
      fa: 'دسته‌های ۴-۳-۴ را همه از حفظ می‌خوانند؛ شماره همیشه از چپ به راست است.',
      en: 'Groups of 4, 3 and 4 are how a number is said aloud; it always runs left to right.',
    },
    right: `\u2066${showDigits(formatMobile('09123456789'), 'fa')}\u2069`,
    wrong: '۰۹۱۲۳۴۵۶۷۸۹',
    good: {
      fa: 'سه دسته، جدا از سوی متن',
      en: 'Three groups, isolated from the way of the text',
    },
    bad: { fa: 'یازده رقمِ به‌هم‌چسبیده', en: 'Eleven digits in a row' },
  },
  {
    name: { fa: 'تاریخ', en: 'Dates' },
    reason: {
      fa: 'گاه‌شماری ایران، با نام ماه؛ تاریخِ همه‌عدد را هر کس جوری می‌خواند.',
      en: 'The Iranian calendar, with the month by name: three numbers are read in many ways.',
    },
    right: new Intl.DateTimeFormat('fa', { dateStyle: 'long', timeZone: 'Asia/Tehran' }).format(
      day,
    ),
    wrong: '2026/11/20',
    good: { fa: 'از Intl، با dateStyle بلند', en: 'From Intl, in the long style' },
    bad: { fa: 'میلادی و همه‌عدد', en: 'Gregorian, in numbers alone' },
  },
  {
    name: { fa: 'گیومه', en: 'Quotation marks' },
    reason: { fa: 'نام اثر در گیومهٔ فارسی می‌آید.', en: 'A title stands in Persian guillemets.' },
    right: '«آخرین برف دماوند»',
    wrong: '"آخرین برف دماوند"',
    good: { fa: '« و »', en: '« and »' },
    bad: { fa: 'نقل‌قول صفحه‌کلید', en: 'The keyboard’s straight ones' },
  },
  {
    name: { fa: 'نشانه‌گذاری', en: 'Punctuation' },
    reason: {
      fa: 'ویرگول، نقطه‌ویرگول و نشانهٔ پرسش فارسی رو به خواندن دارند، و به واژهٔ پیش از خود می‌چسبند.',
      en: 'Comma, semicolon and question mark face the other way, and touch the word before them.',
    },
    right: 'کجا می‌روی؟ صبر کن، بمان.',
    wrong: 'کجا می‌روی ? صبر کن , بمان .',
    good: { fa: '، ؛ ؟', en: '، ؛ ؟' },
    bad: { fa: 'نشانهٔ لاتین، با فاصله', en: 'Latin signs, after a space' },
  },
];

function Line({ children }: { children: string }) {
  return (
    <Text size="xl" align="center" dir="rtl" lang="fa">
      {children}
    </Text>
  );
}

export const Rules: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <Stack space="none">
        {rules.map(({ name, reason, right, wrong, good, bad }) => (
          <Part key={name.en} title={name[locale]} reason={reason[locale]}>
            <DoDont
              locale={locale}
              good={{ text: good[locale], example: <Line>{right}</Line> }}
              bad={{ text: bad[locale], example: <Line>{wrong}</Line> }}
            />
          </Part>
        ))}
      </Stack>
    );
  },
  play: async ({ step }) => {
    await step(
      'correct examples contain no Arabic letters, Latin digits or Latin punctuation',
      async () => {
        for (const { right } of rules) await expect(right).not.toMatch(/[يك0-9%?,;"]/);
      },
    );
    await step('each wrong example differs from the correct example', async () => {
      for (const { right, wrong } of rules) await expect(wrong).not.toBe(right);
    });
  },
};

const leading = {
  fa: {
    title: 'فاصلهٔ سطر',
    reason: 'نقطه‌ها و دنباله‌ها جا می‌خواهند. زبانِ متن (lang) فاصلهٔ سطر را برمی‌گزیند، نه طراح.',
    good: (value: string) => `\u2066lang="fa"\u2069: فاصلهٔ سطر ${value}`,
    bad: (value: string) => `فاصلهٔ لاتین برای متن فارسی: ${value}`,
  },
  en: {
    title: 'Leading',
    reason:
      'Dots and tails need air. The language of the words (lang) chooses the leading, not the designer.',
    good: (value: string) => `lang="fa": a leading of ${value}`,
    bad: (value: string) => `The leading of Latin on Persian: ${value}`,
  },
} as const;

/**
 * Dots and descenders need space: the same lines with the line height for Persian, and with the line height for
 * Latin.
 */
export const Leading: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = leading[locale];
    const line = (lang: StoryLocale) => (
      <Box dir="rtl">
        <Text lang={lang} dir="rtl">
          صیاد پیر پس از سال‌ها به اسکله برمی‌گردد و رادیویی را روشن می‌کند که قرار نبود صدایی داشته
          باشد. دخترش نمی‌داند چرا هر شب کسی نام او را صدا می‌زند.
        </Text>
      </Box>
    );
    const number = (value: string) => Number(value).toLocaleString(locale);
    return (
      <Part title={t.title} reason={t.reason}>
        <DoDont
          locale={locale}
          good={{ text: t.good(number(shared.font.leading.body)), example: line('fa') }}
          bad={{ text: t.bad(number(shared.font.leadingLatin.body)), example: line('en') }}
        />
      </Part>
    );
  },
};
