import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/Button/Button.tsx';
import { Box } from '../components/layout/Box.tsx';
import { Inline } from '../components/layout/Inline.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { type ColorToken, vars } from '../theme/contract.ts';
import { messages } from './messages/messages.ts';
import { CopyName } from './parts/CopyName.tsx';
import { DoDont } from './parts/DoDont.tsx';
import { Part } from './parts/Part.tsx';
import { localeOf, type StoryLocale } from './story-locale.ts';
import { modeOf } from './story-mode.ts';

/**
 * Components use only these names. The brand and the mode in the toolbar determine their values. Every text pair is
 * tested for AA in every brand and both modes.
 *
 * **Do** use `accentText` for text, and `accent` for surfaces. **Do** use the accent once on a screen. **Don't** use
 * red for anything that is neither live nor an error.
 * [Theme from one colour](?path=/docs/foundations-theme-from-one-colour--docs) derives all of them from a colour of
 * your choice.
 */
const meta = {
  title: 'Foundations/Colours',
  parameters: { english: true, docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;

const groups: readonly {
  fa: readonly [string, string];
  en: readonly [string, string];
  tokens: readonly ColorToken[];
}[] = [
  {
    fa: ['سطح‌ها', 'هر چه بالاتر می‌آید روشن‌تر می‌شود؛ عمق از نور است، نه از سایهٔ تنها.'],
    en: ['Surfaces', 'What comes nearer is lighter: depth is made of light, not of shadows alone.'],
    tokens: ['canvas', 'surface', 'raised', 'overlay', 'border', 'borderStrong'],
  },
  {
    fa: ['واژه‌ها', 'دو پله برای خواندن کافی است؛ پلهٔ سوم کسی را از خواندن بازمی‌دارد.'],
    en: ['Words', 'Two steps are enough to read by; a third one keeps somebody from reading.'],
    tokens: ['text', 'textMuted', 'accentText', 'focus'],
  },
  {
    fa: ['رنگ برند', 'یکی است و کم خرج می‌شود، تا هر جا دیده شد معنا داشته باشد.'],
    en: ['Accent', 'There is one, spent on little, so that it means something where it is seen.'],
    tokens: ['accent', 'accentHover', 'onAccent', 'accentSoft'],
  },
  {
    fa: ['معنا', 'سرخ برای آنچه زنده است و آنچه از دست می‌رود؛ هر رنگ کنار یک نشانه و یک واژه.'],
    en: [
      'Meaning',
      'Red is for what is live and what is lost; each stands with a sign and a word.',
    ],
    tokens: [
      'danger',
      'dangerHover',
      'onDanger',
      'dangerText',
      'dangerSoft',
      'successText',
      'successSoft',
      'infoText',
      'infoSoft',
      'warningText',
      'warningSoft',
      'live',
      'onLive',
    ],
  },
  {
    fa: ['روی تصویر', 'تصویر همیشه در تاریکی است، در روز هم؛ پس این رنگ‌ها با حالت عوض نمی‌شوند.'],
    en: [
      'On pictures',
      'Pictures lie in darkness by day too, so these keep still when modes change.',
    ],
    tokens: [
      'media',
      'onMedia',
      'onMediaMuted',
      'mediaAccent',
      'mediaAccentHover',
      'onMediaAccent',
      'accentOnMedia',
      'mediaControl',
      'mediaControlHover',
      'mediaBorder',
    ],
  },
  {
    fa: ['نور و پرده', 'نیمه‌شفاف‌اند و روی هر چه زیرشان است می‌نشینند.'],
    en: ['Light and veils', 'They let through what lies below them.'],
    tokens: ['scrim', 'heroEdge', 'sheen'],
  },
];

const advice = {
  fa: {
    good: 'رنگ برند یک بار در صفحه: بر کاری که بیش از همه می‌خواهیم.',
    bad: 'همه‌جا رنگ برند: هیچ‌چیز مهم‌تر از دیگری نیست.',
  },
  en: {
    good: 'The accent once on a screen: on what we want most.',
    bad: 'The accent everywhere: nothing matters more than the rest.',
  },
} as const;

const chequers = `repeating-conic-gradient(${vars.color.border} 0 25%, transparent 0 50%) 50% / 1rem 1rem`;

function Swatch({
  locale,
  token,
  value,
}: {
  locale: StoryLocale;
  token: ColorToken;
  value: string;
}) {
  return (
    <Box>
      <Box
        corners="md"
        style={{
          blockSize: '5.5rem',
          background: `linear-gradient(${vars.color[token]}, ${vars.color[token]}), ${chequers}`,
          border: `1px solid ${vars.color.border}`,
          forcedColorAdjust: 'none',
        }}
      />
      <Box style={{ display: 'grid', justifyItems: 'start', paddingBlockStart: vars.space.xs }}>
        <CopyName locale={locale} name={`vars.color.${token}`} shown={token} />
        <Text as="span" size="xs" tone="muted" leading="ui" dir="ltr" lang="en">
          {value}
        </Text>
      </Box>
    </Box>
  );
}

export const Tokens: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const { color } = modeOf(globals);
    const t = messages(locale);
    const buttons = [t.watch, t.download, t.addToList];
    return (
      <Stack space="none">
        {groups.map(({ tokens, ...group }) => (
          <Part key={group.en[0]} title={group[locale][0]} reason={group[locale][1]}>
            <Box
              style={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 45%), 1fr))',
                gap: vars.space.md,
              }}
            >
              {tokens.map((token) => (
                <Swatch key={token} locale={locale} token={token} value={color[token]} />
              ))}
            </Box>
          </Part>
        ))}
        <Box style={{ maxInlineSize: '80rem', marginInline: 'auto', inlineSize: '100%' }}>
          <DoDont
            locale={locale}
            good={{
              text: advice[locale].good,
              example: (
                <Inline justify="center">
                  {buttons.map((label, index) => (
                    <Button key={label} size="sm" variant={index === 0 ? 'primary' : 'secondary'}>
                      {label}
                    </Button>
                  ))}
                </Inline>
              ),
            }}
            bad={{
              text: advice[locale].bad,
              example: (
                <Inline justify="center">
                  {buttons.map((label) => (
                    <Button key={label} size="sm" variant="primary">
                      {label}
                    </Button>
                  ))}
                </Inline>
              ),
            }}
          />
        </Box>
      </Stack>
    );
  },
};
