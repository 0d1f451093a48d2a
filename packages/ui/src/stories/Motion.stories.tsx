import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Box } from '../components/layout/Box.tsx';
import { Grid } from '../components/layout/Grid.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { PosterCard } from '../components/PosterCard/PosterCard.tsx';
import { Text } from '../components/Text/Text.tsx';
import { shared } from '../generated/token-values.ts';
import { vars } from '../theme/contract.ts';
import { films } from './catalogue.ts';
import { Live } from './parts/Live.tsx';
import { Part } from './parts/Part.tsx';
import { Specimen } from './parts/Specimen.tsx';
import { localeOf, type StoryLocale } from './story-locale.ts';

/**
 * Elements respond to the viewer; they do not perform. With reduced motion (in the toolbar) every duration is zero
 * and nothing is transformed.
 *
 * **Do** respond to a click within `fast`. **Don't** let anything move automatically.
 */
const meta = {
  title: 'Foundations/Motion',
  parameters: { english: true, docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;

const texts = {
  fa: {
    durations: 'سه زمان',
    durationsWhy:
      'پاسخ رنگ باید پیش از فکر برسد، جابه‌جایی دیده شود، و تصویر آرام نزدیک بیاید. اگر حرکت کم خواسته شده باشد، همه صفرند.',
    move: 'حرکت دادن',
    curve: 'یک منحنی',
    curveWhy: 'آغاز تند و پایان نرم: پاسخ بی‌درنگ است و ایستادن آرام.',
    answer: 'پاسخ یک کارت',
    answerWhy:
      'نشانگر را روی کارت ببرید یا با Tab به آن برسید: کارت بالا می‌آید و تصویر نزدیک می‌شود. هیچ‌چیز خودش حرکت نمی‌کند.',
    fast: 'رنگ و فشردن',
    base: 'آنچه جابه‌جا می‌شود',
    slow: 'تصویری که نزدیک می‌آید',
  },
  en: {
    durations: 'Three durations',
    durationsWhy:
      'Colour answers before a thought, a move can be followed, and a picture comes nearer slowly. Where less motion is wished for, all are zero.',
    move: 'Move',
    curve: 'One curve',
    curveWhy: 'Fast at first and soft at the end: an answer at once, and a calm stop.',
    answer: 'A card answers',
    answerWhy:
      'Point at a card, or reach it with Tab: it rises and its picture comes nearer. Nothing moves by itself.',
    fast: 'Colour, and a press',
    base: 'What moves',
    slow: 'A picture that comes nearer',
  },
} as const;

export const Durations: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = texts[locale];
    return (
      <Part title={t.durations} reason={t.durationsWhy}>
        <Race locale={locale} />
      </Part>
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: texts[localeOf(globals)].move });
    await step('the button responds, and keeps the focus', async () => {
      await userEvent.click(button);
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    });
    await step('with reduced motion, every duration is zero', async () => {
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      await expect(canvas.getAllByText('0 ms')).toHaveLength(3);
    });
  },
};

function Race({ locale }: { locale: StoryLocale }) {
  const [away, setAway] = useState(false);
  const t = texts[locale];
  return (
    <Stack align="start">
      <Button aria-pressed={away} onClick={() => setAway(!away)}>
        {t.move}
      </Button>
      <Box style={{ inlineSize: '100%' }}>
        {(['fast', 'base', 'slow'] as const).map((name) => (
          <Specimen
            key={name}
            locale={locale}
            path={`motion.${name}`}
            value={shared.motion[name]}
            live={<Live of={vars.motion[name]} unit="ms" />}
          >
            <Stack space="xs">
              <Text size="sm" tone="muted" leading="ui">
                {t[name]}
              </Text>
              <Box
                style={{
                  inlineSize: '2.5rem',
                  blockSize: '2.5rem',
                  borderRadius: vars.radius.pill,
                  background: vars.color.accent,
                  forcedColorAdjust: 'none',
                  marginInlineStart: away ? 'calc(100% - 2.5rem)' : 0,
                  transition: `margin ${vars.motion[name]} ${vars.motion.ease}`,
                }}
              />
            </Stack>
          </Specimen>
        ))}
      </Box>
    </Stack>
  );
}

/** The curve drawn from its four numbers, from the start of the line to its end. */
export const Curve: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = texts[locale];
    const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (shared.motion.ease.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    return (
      <Part title={t.curve} reason={t.curveWhy}>
        <Specimen locale={locale} path="motion.ease" value={shared.motion.ease}>
          <svg
            viewBox="-4 -4 108 108"
            role="img"
            aria-label={shared.motion.ease}
            style={{
              inlineSize: 'min(100%, 18rem)',
              transform: `scaleX(${vars.direction.sign})`,
              overflow: 'visible',
            }}
          >
            <path d="M0 0V100H100" fill="none" stroke={vars.color.borderStrong} strokeWidth="1" />
            <path
              d={`M0 100 ${x1 * 100} ${100 - y1 * 100}M100 0 ${x2 * 100} ${100 - y2 * 100}`}
              fill="none"
              stroke={vars.color.textMuted}
              strokeDasharray="3 3"
            />
            <path
              d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
              fill="none"
              stroke={vars.color.accent}
              strokeWidth="3"
              strokeLinecap="round"
            />
          </svg>
        </Specimen>
      </Part>
    );
  },
};

export const Answer: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = texts[locale];
    return (
      <Part title={t.answer} reason={t.answerWhy}>
        <Grid item="poster">
          {films(locale)
            .slice(0, 3)
            .map(({ id, href, title, poster, year, rating }) => (
              <PosterCard
                key={id}
                href={href}
                title={title}
                picture={poster}
                year={year}
                rating={rating}
              />
            ))}
        </Grid>
      </Part>
    );
  },
};
