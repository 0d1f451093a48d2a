import {
  directionOf,
  formatDay,
  formatMobile,
  formatPercent,
  formatRating,
  formatTimeOfDay,
  formatToman,
  type Locale,
  phraseOf,
  showDigits,
} from '@parde/domain';
import {
  ArrowForwardIcon,
  Box,
  ButtonLink,
  Heading,
  Inline,
  Phrase,
  PlayIcon,
  Progress,
  Rating,
  Spread,
  Stack,
  Text,
  TextField,
} from '@parde/ui';
import { vars } from '@parde/ui/theme';

const texts = {
  fa: {
    ticket: 'بلیت اکران آنلاین',
    mobile: 'شمارهٔ همراه',
    total: 'مبلغ پرداختی',
    watched: 'تماشاشده',
    discount: 'کد تخفیف',
    next: 'ادامه',
    play: 'پخش',
    rating: (value: string) => `امتیاز ${value} از ۱۰`,
  },
  en: {
    ticket: 'Ticket of an online screening',
    mobile: 'Mobile number',
    total: 'Total',
    watched: 'Watched',
    discount: 'Discount code',
    next: 'Continue',
    play: 'Play',
    rating: (value: string) => `Rated ${value} out of 10`,
  },
} as const;

/** One component for both directions. Nothing in it names left or right, or asks for the direction. */
function Ticket({ locale, title }: { locale: Locale; title: string }) {
  const t = texts[locale];
  const starts = '2026-12-04T21:30:00+03:30';
  return (
    <Box
      surface="surface"
      corners="lg"
      padding="md"
      style={{
        // At the start of the line: on the right in Persian, on the left in English.
        borderInlineStart: `0.25rem solid ${vars.color.accentText}`,
        // A gradient has no logical direction, so it takes the variable.
        backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${vars.color.accentSoft}, transparent)`,
      }}
    >
      <Stack space="md">
        <Text size="sm" tone="muted">
          {t.ticket}
        </Text>
        {/* The server's text may be in the other language. `Phrase` isolates it and names its language. */}
        <Heading level={3}>
          <Phrase>{phraseOf(title, locale)}</Phrase>
        </Heading>
        {/* The no-break space prevents a line that begins with the dot. */}
        <Text>
          {formatDay(starts, locale)}
          {'\u00a0· '}
          {formatTimeOfDay(starts, locale)}
        </Text>
        <Rating label={t.rating(formatRating(8.4, locale))} value={formatRating(8.4, locale)} />
        <Stack as="dl" space="md">
          <Spread space="xs">
            <Text as="dt" tone="muted">
              {t.mobile}
            </Text>
            {/* Groups of digits stay left to right in both languages. */}
            <Text as="dd" dir="ltr">
              {showDigits(formatMobile('09123456789'), locale)}
            </Text>
          </Spread>
          <Spread space="xs">
            <Text as="dt" tone="muted">
              {t.total}
            </Text>
            <Text as="dd">{formatToman(45_000, locale)}</Text>
          </Spread>
        </Stack>
        <Progress label={t.watched} value={0.64} valueText={formatPercent(0.64, locale)} />
        {/* A code is Latin in any language. The label follows the page. */}
        <TextField label={t.discount} dir="ltr" lang="en" defaultValue="NOWRUZ" />
        <Inline space="sm">
          {/* This arrow points to the end of the line, so it is mirrored. Play never is. */}
          <ButtonLink href="#next" variant="primary" iconEnd={<ArrowForwardIcon />}>
            {t.next}
          </ButtonLink>
          <ButtonLink href="#play" icon={<PlayIcon />}>
            {t.play}
          </ButtonLink>
        </Inline>
      </Stack>
    </Box>
  );
}

export function BothDirections() {
  return (
    <Box
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
        gap: vars.space.lg,
      }}
    >
      {(['fa', 'en'] as const).map((locale) => (
        <div key={locale} lang={locale} dir={directionOf(locale)}>
          <Ticket locale={locale} title="The Lobster" />
        </div>
      ))}
    </Box>
  );
}
