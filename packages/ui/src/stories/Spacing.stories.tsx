import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Box } from '../components/layout/Box.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { spaces } from '../components/layout/space.ts';
import { Text } from '../components/Text/Text.tsx';
import { type main, shared } from '../generated/token-values.ts';
import { vars } from '../theme/contract.ts';
import { film } from './catalogue.ts';
import { messages } from './messages/messages.ts';
import { CopyName } from './parts/CopyName.tsx';
import { DoDont } from './parts/DoDont.tsx';
import { Live } from './parts/Live.tsx';
import { Part } from './parts/Part.tsx';
import { Specimen } from './parts/Specimen.tsx';
import { localeOf, type StoryLocale } from './story-locale.ts';

/**
 * A growing scale, and two distances that grow with the screen. Distances belong to the parent: a component has no
 * margin.
 *
 * **Do** use the same step as the neighbours. **Don't** add a step between two steps.
 */
const meta = {
  title: 'Foundations/Spacing',
  parameters: { english: true, docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;

const texts = {
  fa: {
    scale: 'مقیاس فاصله',
    scaleWhy: 'فاصله می‌گوید چه با چه می‌آید؛ پله‌های کم، این گفته را روشن نگه می‌دارند.',
    corners: 'گوشه‌ها',
    cornersWhy: 'گوشه شخصیت برند است: مخملِ نرم، تیغِ پرده، سنگِ ساحل. برند را در نوار بالا عوض کنید.',
    elevation: 'ارتفاع',
    elevationWhy: 'آنچه بالاتر است یک پله روشن‌تر است و خطی از نور بر لبه دارد.',
    good: 'سال و امتیاز به نام نزدیک‌اند، و از فیلم بعدی دور.',
    bad: 'فاصله‌ها یکی است: کدام سال از آنِ کدام فیلم است؟',
    goodFloat: 'آنچه شناور است روشن‌تر است؛ در شب هم دیده می‌شود.',
    badFloat: 'فقط سایه: در شب گم می‌شود.',
  },
  en: {
    scale: 'The scale',
    scaleWhy: 'Distance says what belongs together; few steps keep that plain.',
    corners: 'Corners',
    cornersWhy:
      'Corners are a brand’s character: soft velvet, a sharp curtain, pebbles. Change the brand in the toolbar.',
    elevation: 'Elevation',
    elevationWhy: 'What lies higher is one step lighter, with a line of light at its edge.',
    good: 'Year and rating stand near their name, and far from the next film.',
    bad: 'All distances are the same: which year belongs to which film?',
    goodFloat: 'What floats is lighter, so that it is seen by night too.',
    badFloat: 'A shadow alone: it is lost by night.',
  },
} as const;

function Films({ locale, near, far }: { locale: StoryLocale; near: string; far: string }) {
  return (
    <Box style={{ display: 'grid', gap: far }}>
      {[0, 2].map((index) => {
        const { title, year, genre } = film(locale, index);
        return (
          <Box key={title} style={{ display: 'grid', gap: near }}>
            <Text weight="strong" leading="ui">
              {title}
            </Text>
            <Text size="sm" tone="muted" leading="ui">
              {`${year} · ${genre}`}
            </Text>
          </Box>
        );
      })}
    </Box>
  );
}

export const Scale: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = texts[locale];
    return (
      <Part title={t.scale} reason={t.scaleWhy}>
        <Box>
          {spaces.map((space) => (
            <Specimen
              key={space}
              locale={locale}
              path={`space.${space}`}
              value={shared.space[space]}
              live={<Live of={vars.space[space]} unit="px" />}
            >
              <Box style={{ display: 'flex' }}>
                <Block />
                <Box
                  style={{
                    inlineSize: vars.space[space],
                    blockSize: vars.space.xl,
                    background: vars.color.accent,
                    forcedColorAdjust: 'none',
                  }}
                />
                <Block />
              </Box>
            </Specimen>
          ))}
        </Box>
        <DoDont
          locale={locale}
          good={{
            text: t.good,
            example: <Films locale={locale} near={vars.space.none} far={vars.space.lg} />,
          }}
          bad={{
            text: t.bad,
            example: <Films locale={locale} near={vars.space.sm} far={vars.space.sm} />,
          }}
        />
      </Part>
    );
  },
};

/** A placeholder block on either side of a distance. */
function Block() {
  return (
    <Box
      style={{
        inlineSize: vars.space.xl,
        blockSize: vars.space.xl,
        background: vars.color.raised,
        border: `1px solid ${vars.color.borderStrong}`,
      }}
    />
  );
}

const corners = [
  'sm',
  'md',
  'lg',
  'poster',
  'control',
  'pill',
] as const satisfies readonly (keyof typeof main.radius)[];

const tiles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 45%), 1fr))',
  gap: vars.space.lg,
} as const;

/** The radius of the corners depends on the brand. */
export const Corners: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = texts[locale];
    return (
      <Part title={t.corners} reason={t.cornersWhy}>
        <Box style={tiles}>
          {corners.map((corner) => (
            <Stack key={corner} space="xs">
              <Box
                style={{
                  blockSize: '6rem',
                  background: vars.color.raised,
                  border: `1px solid ${vars.color.borderStrong}`,
                  borderRadius: vars.radius[corner],
                }}
              />
              <Box style={{ display: 'grid', justifyItems: 'start' }}>
                <CopyName
                  locale={locale}
                  name={`vars.radius.${corner}`}
                  shown={`radius.${corner}`}
                />
                <Live of={`min(${vars.radius[corner]}, 999px)`} unit="px" />
              </Box>
            </Stack>
          ))}
        </Box>
      </Part>
    );
  },
};

function Floating({ dark, children }: { dark: boolean; children: ReactNode }) {
  return (
    <Box
      corners="md"
      padding="md"
      surface={dark ? 'none' : 'overlay'}
      style={dark ? { boxShadow: vars.elevation.floating } : {}}
    >
      <Text>{children}</Text>
    </Box>
  );
}

/** A floating surface is one step lighter than the surface below. */
export const Elevation: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = texts[locale];
    return (
      <Part title={t.elevation} reason={t.elevationWhy}>
        <Box style={{ ...tiles, gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' }}>
          {(['card', 'lifted', 'floating'] as const).map((step) => (
            <Box
              key={step}
              padding="lg"
              corners="md"
              surface={step === 'floating' ? 'overlay' : 'surface'}
              style={{ boxShadow: vars.elevation[step], minBlockSize: '8rem' }}
            >
              <CopyName
                locale={locale}
                name={`vars.elevation.${step}`}
                shown={`elevation.${step}`}
              />
            </Box>
          ))}
        </Box>
        <DoDont
          locale={locale}
          good={{
            text: t.goodFloat,
            example: <Floating dark={false}>{messages(locale).expiring}</Floating>,
          }}
          bad={{ text: t.badFloat, example: <Floating dark>{messages(locale).expiring}</Floating> }}
        />
      </Part>
    );
  },
};
