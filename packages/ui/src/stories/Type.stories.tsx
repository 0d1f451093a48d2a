import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../components/Heading/Heading.tsx';
import { Box } from '../components/layout/Box.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { shared } from '../generated/token-values.ts';
import { vars } from '../theme/contract.ts';
import { film } from './catalogue.ts';
import { messages } from './messages/messages.ts';
import { DoDont } from './parts/DoDont.tsx';
import { Live } from './parts/Live.tsx';
import { Part } from './parts/Part.tsx';
import { Specimen } from './parts/Specimen.tsx';
import { localeOf } from './story-locale.ts';

/**
 * Vazirmatn for both scripts. Font weight provides the hierarchy: no letter spacing, capitals or italics.
 *
 * **Do** choose by the purpose of the text: `Heading`, `Text`. **Don't** choose by pixels.
 */
const meta = {
  title: 'Foundations/Type',
  parameters: { english: true, docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;

const sizes = ['display', 'title', 'xxl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;
const weights = ['heading', 'strong', 'medium', 'regular'] as const;

const texts = {
  fa: {
    sizes: 'هشت اندازه',
    sizesWhy:
      'چهار اندازهٔ بزرگ با صفحه رشد می‌کنند تا یک نام در تلفن و در تلویزیون هم‌وزن بماند؛ عددِ کنار هر کدام، اندازهٔ آن در همین پنجره است.',
    weights: 'چهار وزن',
    weightsWhy: 'رتبه را وزن می‌گوید، نه رنگ و نه فاصلهٔ حرف‌ها؛ حروف فارسی به هم می‌پیوندند.',
    good: 'عنوان سنگین، متن سبک: چشم بی‌درنگ راه را پیدا می‌کند.',
    bad: 'حروف کج و کم‌رنگ: فارسی ایتالیک ندارد، و عنوان از متن جدا نمی‌شود.',
    goodMeasure: 'سطر کوتاه‌تر از ۴۲ رم: چشم سطر بعد را گم نمی‌کند.',
    badMeasure: 'فاصلهٔ سطر لاتین برای فارسی: نقطه‌ها و دنباله‌ها به هم می‌خورند.',
  },
  en: {
    sizes: 'Eight sizes',
    sizesWhy:
      'The four largest grow with the screen, so that a name has the same weight on a phone and on a television. The number beside each is its size in this window.',
    weights: 'Four weights',
    weightsWhy: 'Rank is told by weight, not by colour and not by spacing: Persian letters join.',
    good: 'A heavy heading, light text: the eye finds its way at once.',
    bad: 'Spaced and slanted: in Persian the joints tear, and there is no italic.',
    goodMeasure: 'Lines under 42 rem, with the leading of the language.',
    badMeasure: 'Tight lines: dots and tails run into each other.',
  },
} as const;

export const Sizes: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = texts[locale];
    return (
      <Part title={t.sizes} reason={t.sizesWhy}>
        <Box>
          {sizes.map((size) => (
            <Specimen
              key={size}
              locale={locale}
              path={`font.size.${size}`}
              value={shared.font.size[size]}
              live={<Live of={vars.font.size[size]} unit="px" />}
            >
              <Box
                style={{
                  fontSize: vars.font.size[size],
                  fontWeight: vars.font.weight.heading,
                  lineHeight: vars.font.leading.heading,
                }}
              >
                {film(locale).title}
              </Box>
            </Specimen>
          ))}
        </Box>
      </Part>
    );
  },
  play: async ({ canvasElement }) => {
    // The page shows its own sizes. In a window of 1280 px or more, the largest differs much from the smallest.
    const measures = Array.from(canvasElement.querySelectorAll('span'))
      .map((span) => /^([\d.]+) px$/.exec(span.textContent)?.[1])
      .filter((value) => value !== undefined)
      .map(Number);
    await expect(new Set(measures).size).toBe(sizes.length);
  },
};

export const Weights: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = texts[locale];
    const { title, tagline } = film(locale);
    return (
      <Part title={t.weights} reason={t.weightsWhy}>
        <Box>
          {weights.map((weight) => (
            <Specimen key={weight} locale={locale} path={`font.weight.${weight}`}>
              <Box style={{ fontSize: vars.font.size.xl, fontWeight: vars.font.weight[weight] }}>
                {title}
              </Box>
            </Specimen>
          ))}
        </Box>
        <DoDont
          locale={locale}
          good={{
            text: t.good,
            example: (
              <Stack space="xs">
                <Heading level={3}>{title}</Heading>
                <Text tone="muted">{tagline}</Text>
              </Stack>
            ),
          }}
          bad={{
            text: t.bad,
            example: (
              <Box style={{ letterSpacing: '0.15em', fontStyle: 'italic' }}>
                <Stack space="xs">
                  <Text weight="strong" size="xl">
                    {title}
                  </Text>
                  <Text tone="muted">{tagline}</Text>
                </Stack>
              </Box>
            ),
          }}
        />
        <DoDont
          locale={locale}
          good={{ text: t.goodMeasure, example: <Text measure>{messages(locale).paragraph}</Text> }}
          bad={{
            text: t.badMeasure,
            example: <Box style={{ lineHeight: 1.15 }}>{messages(locale).paragraph}</Box>,
          }}
        />
      </Part>
    );
  },
};
