import { formatMobile, showDigits } from '@parde/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PlayIcon } from '../../components/icons/PlayIcon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Box } from '../../components/layout/Box.tsx';
import { Inline } from '../../components/layout/Inline.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { MobileField } from '../../components/MobileField/MobileField.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { PosterCard } from '../../components/PosterCard/PosterCard.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { main } from '../../generated/token-values.ts';
import { brandProperties } from '../../theme/brand-properties.ts';
import { resolveBrand } from '../../theme/brands/resolve-brand.ts';
import { themeFromColor } from '../../theme/colour/theme-from-color.ts';
import { vars } from '../../theme/contract.ts';
import { film } from '../catalogue.ts';
import { controlMessages } from '../messages/control-messages.ts';
import { messages } from '../messages/messages.ts';
import { localeOf, type StoryLocale } from '../story-locale.ts';

/**
 * A complete theme from one colour: `npx @parde/ui theme '#0a5'`. It covers both modes, text on the accent, links,
 * focus, selections and the tint of the greys. A colour that would not stand out from a page, or that cannot carry
 * readable text, is moved as little as necessary, and the theme reports this.
 *
 * **Do** try your colour here first. **Don't** fix single tokens before you have checked the theme in both modes.
 */
const meta = {
  title: 'Foundations/Theme from one colour',
  args: { color: '#00aa55' },
  argTypes: { color: { control: 'color' } },
} satisfies Meta<{ color: string }>;

export default meta;

const nothing = () => undefined;

function InMode({
  mode,
  color,
  children,
}: {
  mode: 'light' | 'dark';
  color: string;
  children: ReactNode;
}) {
  const properties = brandProperties(resolveBrand(themeFromColor(color)))[mode];
  return (
    <Box
      data-mode={mode}
      corners="lg"
      padding="lg"
      style={{
        ...properties,
        colorScheme: mode,
        background: vars.color.canvas,
        color: vars.color.text,
        border: `1px solid ${vars.color.border}`,
      }}
    >
      {children}
    </Box>
  );
}

function Parts({ locale }: { locale: StoryLocale }) {
  const t = messages(locale);
  const c = controlMessages(locale);
  const { title, poster, year, rating } = film(locale);
  return (
    <Stack space="lg">
      <Inline>
        <Button variant="primary" icon={<PlayIcon />}>
          {t.play}
        </Button>
        <Button>{t.download}</Button>
        <Button variant="danger">{c.remove}</Button>
      </Inline>
      <Tabs
        label={c.tabs}
        selected="0"
        onSelect={nothing}
        tabs={c.tabNames.slice(0, 3).map((label, index) => ({
          id: String(index),
          label,
          content: (
            <Inline>
              <Badge tone="accent">{c.saved}</Badge>
              <Badge tone="soft">{c.halfPrice}</Badge>
              <Badge tone="live">{t.live}</Badge>
              <Link href="#/more">{t.more}</Link>
            </Inline>
          ),
        }))}
      />
      <Box style={{ display: 'grid', gridTemplateColumns: '8rem 1fr', gap: vars.space.lg }}>
        <PosterCard
          href="#/film"
          title={title}
          picture={poster}
          year={year}
          rating={rating}
          badge={c.saved}
        />
        <Stack>
          <Checkbox label={c.remember} defaultChecked />
          <Switch label={c.settings[0].label} defaultChecked />
          <Progress label={c.downloading} value={0.64} valueText={c.percent} />
          <Text tone="muted">{t.mobileHint}</Text>
        </Stack>
      </Box>
      <Box surface="surface" corners="lg" padding="lg">
        <Stack>
          <MobileField
            label={t.mobile}
            value={showDigits(formatMobile('09123456789'), locale)}
            onChange={nothing}
          />
          <RadioGroup
            label={c.payWith}
            options={c.banks.slice(0, 2)}
            value="card"
            onChange={nothing}
          />
        </Stack>
      </Box>
      <Notice title={t.vatTitle}>{t.vat}</Notice>
    </Stack>
  );
}

function BothModes({ color, locale }: { color: string; locale: StoryLocale }) {
  return (
    <Stack>
      <Heading level={2} size="md">
        <bdi>{color}</bdi>
      </Heading>
      {themeFromColor(color).adjusted.map((sentence) => (
        <Text key={sentence} tone="muted" lang="en" dir="ltr">
          {sentence}
        </Text>
      ))}
      <Box
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
          gap: vars.space.lg,
        }}
      >
        {(['light', 'dark'] as const).map((mode) => (
          <InMode key={mode} mode={mode} color={color}>
            <Parts locale={locale} />
          </InMode>
        ))}
      </Box>
    </Stack>
  );
}

export const OneColour: StoryObj<{ color: string }> = {
  render: ({ color }, { globals }) => <BothModes color={color} locale={localeOf(globals)} />,
  play: async ({ canvasElement }) => {
    const panels = Array.from(canvasElement.querySelectorAll<HTMLElement>('[data-mode]'));
    await expect(panels).toHaveLength(2);
    for (const panel of panels) await expect(leftOfMain(panel)).toEqual([]);
  },
};

/**
 * Difficult colours: yellow, which does not stand out from a white page; near-black, near-white, a dark blue, and a
 * grey. Unit tests of the theme check the contrasts of these and any other colours.
 */
export const Hard: StoryObj<{ color: string }> = {
  tags: ['!test'],
  render: (_, { globals }) => (
    <Stack space="section">
      {['#ffff00', '#0b0b14', '#fdfdfd', '#0033ff', '#808080'].map((color) => (
        <BothModes key={color} color={color} locale={localeOf(globals)} />
      ))}
    </Stack>
  ),
};

const drawn = ['color', 'backgroundColor', 'borderTopColor', 'outlineColor', 'fill'] as const;

/** Returns the class and property of each element that still has the main brand's accent. */
function leftOfMain(panel: HTMLElement): string[] {
  const accents = (['light', 'dark'] as const).flatMap((mode) => {
    const { accent, accentHover, accentText, accentSoft, focus } = main[mode].color;
    return [accent, accentHover, accentText, accentSoft, focus].map(asComputed);
  });
  return Array.from(panel.querySelectorAll('*')).flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return drawn
        .filter((property) => accents.includes(style[property]))
        .map((property) => `${element.className} ${property}`);
    }),
  );
}

const asComputed = (hex: string): string => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `rgb(${channel(1)}, ${channel(3)}, ${channel(5)})`;
};
