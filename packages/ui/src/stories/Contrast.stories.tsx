import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../components/layout/Box.tsx';
import { Text } from '../components/Text/Text.tsx';
import { contrast } from '../theme/colour/contrast.ts';
import { iconPairs, messages, type Pairing } from '../theme/colour/contrast-pairs.ts';
import { vars } from '../theme/contract.ts';
import { BreakableName } from './parts/BreakableName.tsx';
import { DoDont } from './parts/DoDont.tsx';
import { Part } from './parts/Part.tsx';
import { localeOf, type StoryLocale } from './story-locale.ts';
import { modeOf } from './story-mode.ts';

/**
 * Every tested pair, with its contrast in the brand and the mode of the toolbar. Text needs
 * 4.5; edges and icons that convey information alone need 3.
 *
 * **Do** pair a colour with a background that is listed here. **Don't** judge by eye.
 */
const meta = {
  title: 'Foundations/Contrast',
  parameters: { english: true, docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;

const texts = {
  fa: {
    messages: 'واژه‌ها و زمینه‌هایشان',
    reasonText:
      'فیلم را شب، روی تلفنی کم‌نور و زیر آفتاب هم می‌بینند. هر جفت این‌جا در هر برند و هر دو حالت دست‌کم ۴٫۵ به ۱ است.',
    iconPairs: 'لبه‌ها و نشانه‌ها',
    signsWhy: 'آنچه به‌تنهایی چیزی می‌گوید، مانند لبهٔ یک خانه، دست‌کم ۳ به ۱ می‌خواهد.',
    good: 'رنگ خاموش از همین فهرست: آرام، و هنوز خوانا.',
    bad: 'کم‌رنگ کردن با شفافیت: کسی آن را نیازموده است.',
    line: 'سه روز از اشتراک شما مانده است.',
  },
  en: {
    messages: 'Words and what they stand on',
    reasonText:
      'Films are watched on dim phones at night, and in the sun. Each pair here is at least 4.5 to 1 in every brand and both modes.',
    iconPairs: 'Edges and signs',
    signsWhy: 'What alone tells something, such as the edge of a field, needs at least 3 to 1.',
    good: 'The muted colour of this list: calm, and still readable.',
    bad: 'Fading by opacity: nobody has measured it.',
    line: 'Three days of your subscription remain.',
  },
} as const;

function Pairs({
  locale,
  pairings,
  least,
  globals,
}: {
  locale: StoryLocale;
  pairings: readonly Pairing[];
  least: number;
  globals: Record<string, unknown>;
}) {
  const { color } = modeOf(globals);
  const ratio = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
        gap: vars.space.md,
      }}
    >
      {pairings.flatMap(([front, grounds]) =>
        grounds.map((ground) => {
          const measured = contrast(color[front], color[ground]);
          return (
            <li
              key={`${front} ${ground}`}
              data-ratio={measured}
              data-least={least}
              style={{
                display: 'grid',
                alignContent: 'space-between',
                justifyItems: 'start',
                gap: vars.space.md,
                padding: vars.space.md,
                borderRadius: vars.radius.md,
                border: `1px solid ${vars.color.border}`,
                background: color[ground],
                color: color[front],
                forcedColorAdjust: 'none',
              }}
            >
              <Text as="span" size="xl" weight="strong" tone="inherit" leading="ui">
                {ratio.format(measured)}
              </Text>
              <Text as="div" size="sm" tone="inherit" leading="ui" dir="ltr" lang="en">
                <strong>
                  <BreakableName name={front} />
                </strong>
                <br />
                on <BreakableName name={ground} />
              </Text>
            </li>
          );
        }),
      )}
    </ul>
  );
}

const allReach = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const pairs = Array.from(canvasElement.querySelectorAll<HTMLElement>('[data-ratio]'));
  await expect(pairs.length).toBeGreaterThan(0);
  for (const { dataset, scrollWidth, clientWidth } of pairs) {
    await expect(Number(dataset.ratio)).toBeGreaterThanOrEqual(Number(dataset.least));
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
};

export const Messages: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = texts[locale];
    return (
      <Part title={t.messages} reason={t.reasonText}>
        <Pairs locale={locale} pairings={messages} least={4.5} globals={globals} />
      </Part>
    );
  },
  play: allReach,
};

/**
 * One example is wrong on purpose, and edges need less contrast than text, so axe does not check colours in this
 * story.
 */
export const Signs: StoryObj = {
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = texts[locale];
    return (
      <Part title={t.iconPairs} reason={t.signsWhy}>
        <Pairs locale={locale} pairings={iconPairs} least={3} globals={globals} />
        <DoDont
          locale={locale}
          good={{ text: t.good, example: <Text tone="muted">{t.line}</Text> }}
          bad={{
            text: t.bad,
            example: (
              <Box style={{ opacity: 0.4 }}>
                <Text>{t.line}</Text>
              </Box>
            ),
          }}
        />
      </Part>
    );
  },
  play: allReach,
};
