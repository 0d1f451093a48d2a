import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../components/Button/Button.tsx';
import { ArrowForwardIcon } from '../components/icons/ArrowForwardIcon.tsx';
import { CheckIcon } from '../components/icons/CheckIcon.tsx';
import { ChevronBackIcon } from '../components/icons/ChevronBackIcon.tsx';
import { ClockIcon } from '../components/icons/ClockIcon.tsx';
import { PlayIcon } from '../components/icons/PlayIcon.tsx';
import { StarIcon } from '../components/icons/StarIcon.tsx';
import { Box } from '../components/layout/Box.tsx';
import { Inline } from '../components/layout/Inline.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { Progress } from '../components/Progress/Progress.tsx';
import { Text } from '../components/Text/Text.tsx';
import { vars } from '../theme/contract.ts';
import { controlMessages } from './messages/control-messages.ts';
import { messages } from './messages/messages.ts';
import { DoDont } from './parts/DoDont.tsx';
import { Part } from './parts/Part.tsx';
import { localeOf, type StoryLocale } from './story-locale.ts';

/**
 * Styles use the start and the end of the line. Only gradients, transforms and scrolling by code use left and right.
 *
 * **Do** write `inlineStart`, and isolate text from a server with `<bdi>`. **Do** keep phone numbers, times and code
 * left to right. **Don't** mirror play, clocks, stars or ticks.
 */
const meta = {
  title: 'Foundations/Right to left',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;

const texts = {
  fa: {
    turns: 'برمی‌گردد',
    stays: 'برنمی‌گردد',
    ways: 'دو سو',
    waysWhy:
      'صفحه با زبان برمی‌گردد، چون خواندن برمی‌گردد. زمان، شماره و پخش برنمی‌گردند، چون جهان برنمی‌گردد.',
    mixed: 'واژه‌های دو زبان در یک سطر',
    mixedWhy:
      'نامی که از سرور می‌آید سوی خودش را دارد. اگر جدا نشود، نقطه و عددِ کنارش را با خود می‌برد.',
    good: 'نام در bdi: پرانتز و سال سر جای خود.',
    bad: 'بی bdi: نام و عدد جا عوض کرده‌اند.',
    arrow: 'پیکان‌ها',
    arrowWhy: 'پیکان سوی رفتن را نشان می‌دهد: «بعدی» در فارسی چپ است.',
    goodArrow: 'پیکان رو به پایان سطر.',
    badArrow: 'پیکان چپ‌به‌راست در متن فارسی: به پس می‌خوانند.',
    phone: '۰۹۱۲ ۳۴۵ ۶۷۸۹',
    time: '۲۱:۳۰',
  },
  en: {
    turns: 'Turns round',
    stays: 'Never turns',
    ways: 'Both ways',
    waysWhy:
      'A page turns with its language because reading does. Time, numbers and playback do not, because the world does not.',
    mixed: 'Words of two languages in one line',
    mixedWhy:
      'A name that a server sends has its own direction. Without isolation it drags signs and numbers along.',
    good: 'The name in bdi: brackets and year in their places.',
    bad: 'Without bdi: the name and the number have changed places.',
    arrow: 'Arrows',
    arrowWhy: 'An arrow shows the way: forward is towards the end of the line.',
    goodArrow: 'The arrow points to the end of the line.',
    badArrow: 'Turned by hand, it leads back.',
    phone: '0912 345 6789',
    time: '21:30',
  },
} as const;

function Labelled({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack space="xs">
      <Text size="xs" tone="muted" leading="ui">
        {name}
      </Text>
      {children}
    </Stack>
  );
}

function Way({ dir, locale }: { dir: 'rtl' | 'ltr'; locale: StoryLocale }) {
  const own = dir === 'rtl' ? 'fa' : 'en';
  const t = texts[own];
  const c = controlMessages(own);
  return (
    <Box dir={dir} surface="surface" corners="md" padding="lg">
      <div lang={own} style={{ display: 'grid', gap: vars.space.lg, minInlineSize: 0 }}>
        <Text size="sm" weight="strong" tone="accent" dir="ltr" lang="en">
          {`dir="${dir}"`}
        </Text>
        <Labelled name={t.turns}>
          <Inline space="md">
            <ChevronBackIcon size="lg" />
            <ArrowForwardIcon size="lg" />
          </Inline>
          <Box
            corners="sm"
            style={{
              blockSize: '0.75rem',
              background: `linear-gradient(${vars.direction.towardEnd}, ${vars.color.accent}, transparent)`,
            }}
          />
          <Progress label={c.downloading} value={0.64} valueText={c.percent} />
          <Breadcrumbs
            label={`${c.path} (${locale}, ${dir})`}
            trail={c.trail.map((label, index) => ({ href: `#/${index}`, label }))}
            current={c.crumb}
          />
        </Labelled>
        <Labelled name={t.stays}>
          <Inline space="md">
            <PlayIcon size="lg" />
            <ClockIcon size="lg" />
            <StarIcon size="lg" />
            <CheckIcon size="lg" />
          </Inline>
          <Text>
            <bdi dir="ltr">{t.phone}</bdi>
          </Text>
          <Text>
            <bdi dir="ltr">{t.time}</bdi>
          </Text>
        </Labelled>
      </div>
    </Box>
  );
}

export const BothWays: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = texts[locale];
    return (
      <Part title={t.ways} reason={t.waysWhy}>
        <Box
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
            gap: vars.space.lg,
          }}
        >
          <Way dir="rtl" locale={locale} />
          <Way dir="ltr" locale={locale} />
        </Box>
      </Part>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const leftOf = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    // The trail begins at the start of its line: right in Persian, left in English.
    await expect(leftOf('خانه')).toBeGreaterThan(leftOf('سریال'));
    await expect(leftOf('Home')).toBeLessThan(leftOf('Series'));
  },
};

const mixed = {
  fa: { name: 'The Last Snow (4K)', before: 'فیلم ', after: ' ۱۴۰۲' },
  en: { name: 'آخرین برف دماوند (4K)', before: 'The film ', after: ' 2023' },
} as const;

export const MixedMessages: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = texts[locale];
    const { name, before, after } = mixed[locale];
    return (
      <Part title={t.mixed} reason={t.mixedWhy}>
        <DoDont
          locale={locale}
          good={{
            text: t.good,
            example: (
              <Text size="lg">
                {before}
                <bdi>{name}</bdi>
                {after}
              </Text>
            ),
          }}
          bad={{
            text: t.bad,
            example: (
              <Text size="lg">
                {before}
                {name}
                {after}
              </Text>
            ),
          }}
        />
      </Part>
    );
  },
};

export const Arrows: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = texts[locale];
    const next = messages(locale).next;
    return (
      <Part title={t.arrow} reason={t.arrowWhy}>
        <DoDont
          locale={locale}
          good={{
            text: t.goodArrow,
            example: (
              <Inline justify="center">
                <Button iconEnd={<ArrowForwardIcon />}>{next}</Button>
              </Inline>
            ),
          }}
          bad={{
            text: t.badArrow,
            example: (
              <Inline justify="center">
                <Button
                  iconEnd={
                    <span style={{ display: 'inline-flex', transform: 'scaleX(-1)' }}>
                      <ArrowForwardIcon />
                    </span>
                  }
                >
                  {next}
                </Button>
              </Inline>
            ),
          }}
        />
      </Part>
    );
  },
};
