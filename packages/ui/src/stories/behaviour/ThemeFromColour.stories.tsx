import { showDigits } from '@parde/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
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
import { Switch } from '../../components/Switch/Switch.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { main } from '../../generated/token-values.ts';
import { brandProperties } from '../../theme/brand-properties.ts';
import { resolveBrand } from '../../theme/brands/resolve-brand.ts';
import { contrast } from '../../theme/colour/contrast.ts';
import {
  decoration,
  iconPairs,
  type Pairing,
  messages as textPairs,
} from '../../theme/colour/contrast-pairs.ts';
import { themeFromColor } from '../../theme/colour/theme-from-color.ts';
import { type ColorToken, vars } from '../../theme/contract.ts';
import { themeCss } from '../../theme/theme-css.ts';
import { film } from '../catalogue.ts';
import { controlMessages } from '../messages/control-messages.ts';
import { messages } from '../messages/messages.ts';
import { localeOf, type StoryLocale } from '../story-locale.ts';

/**
 * A complete theme from one colour, in both modes: text on the accent, links, focus, selections and the tint of the
 * greys. Choose your colour in the controls of the [story](?path=/story/foundations-theme-from-one-colour--one-colour);
 * the address contains it. A colour that would not stand out from a page, or that cannot carry readable text, is moved
 * as little as necessary, and a sentence says so.
 *
 * Below the two modes are the contrasts of all texts, edges and their backgrounds, and the code for `theme.css.ts` and `brand.ts`. `npx @parde/ui theme '#0a5'`
 * prints all values too. [Brands](?path=/docs/guides-brands--docs#look) describes both files under “Look”.
 *
 * **Do** try your colour here first. **Don't** fix single tokens before you have checked the theme in both modes.
 */
const meta = {
  title: 'Foundations/Theme from one colour',
  args: { color: '#00aa55' },
  argTypes: { color: { control: 'color' } },
  parameters: {
    docs: { subtitle: 'Choose your colour in the controls of the story “One Colour”.' },
  },
} satisfies Meta<{ color: string }>;

export default meta;

const nothing = () => undefined;

interface ModeProps {
  mode: 'light' | 'dark';
  color: string;
  children?: ReactNode;
}

function InMode({ mode, color, children }: ModeProps) {
  const properties = brandProperties(resolveBrand(themeFromColor(color)))[mode];
  return (
    <Box
      data-mode={mode}
      corners="lg"
      padding="md"
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
      <Box style={{ display: 'grid', gap: 16, grid: 'auto / repeat(auto-fit, minmax(8rem, 1fr))' }}>
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
      <Box surface="surface" corners="lg" padding="md">
        <MobileField
          label={t.mobile}
          value="09123456789"
          onChange={nothing}
          showDigits={(digits) => showDigits(digits, locale)}
        />
      </Box>
    </Stack>
  );
}

/** An accent that is itself near red would look like danger, so danger gets other colours. */
const dangerNotes = (color: string) =>
  (['light', 'dark'] as const)
    .filter((mode) => themeFromColor(color)[mode].color?.danger !== main[mode].color.danger)
    .map((mode) => `Danger has other colours in ${mode} mode, because the accent is near its red.`);

function BothModes({ color, locale }: { color: string; locale: StoryLocale }) {
  return (
    <Stack>
      <Heading level={2} size="md">
        <bdi>{color}</bdi>
      </Heading>
      {[...themeFromColor(color).adjusted, ...dangerNotes(color)].map((sentence) => (
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

function Contrasts({ mode, color }: ModeProps) {
  const values = resolveBrand(themeFromColor(color))[mode].color;
  const named = (name: ColorToken) => (
    <>
      <span style={{ color: values[name], WebkitTextStroke: '1px gray' }}>⬤</span> {name}
    </>
  );
  const rowsOf = (pairings: readonly Pairing[], least: number) =>
    pairings.map(([front, grounds]) => (
      <tr key={front}>
        <th scope="row" style={{ fontWeight: 'normal', textAlign: 'start', verticalAlign: 'top' }}>
          {named(front)} <code>{values[front]}</code> (needs {least})
        </th>
        <td
          style={{ display: 'flex', flexWrap: 'wrap', gap: '0 1rem', paddingBlockEnd: '0.75rem' }}
        >
          {grounds.map((ground) => {
            const ratio = contrast(values[front], values[ground]);
            return (
              <span key={ground} style={{ whiteSpace: 'nowrap' }}>
                {/* Rounded down, so that a ratio that fails does not look like one that passes. */}
                {named(ground)} {(Math.floor(ratio * 10) / 10).toFixed(1)}{' '}
                {ratio >= least ? '✓ pass' : '✗ fail'}
              </span>
            );
          })}
        </td>
      </tr>
    ));
  return (
    <Box style={{ overflowX: 'auto' }}>
      <table>
        <caption style={{ fontWeight: 'bold', textAlign: 'start' }}>
          Contrast in {mode} mode
        </caption>
        <tbody>
          {rowsOf(textPairs, 4.5)}
          {rowsOf(iconPairs, 3)}
        </tbody>
      </table>
    </Box>
  );
}

function Copyable({ title, code }: { title: string; code: string }) {
  const [copied, setCopied] = useState('');
  const copy = () => navigator.clipboard.writeText(code).then(() => setCopied(code));
  return (
    <Stack space="sm">
      <Inline>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <Button size="sm" onClick={copy}>
          {copied === code ? 'Copied' : 'Copy'}
        </Button>
      </Inline>
      <details open={code.length < 300}>
        <summary>Code</summary>
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{code}</pre>
      </details>
    </Stack>
  );
}

/** The contrasts of a generated theme, and the code for a brand. */
function Values({ color }: { color: string }) {
  const { light, dark } = resolveBrand(themeFromColor(color));
  return (
    <div lang="en" dir="ltr" style={{ display: 'grid', gap: vars.space.lg }}>
      <Contrasts mode="light" color={color} />
      <Contrasts mode="dark" color={color} />
      <Text size="sm" tone="muted">
        An edge that conveys something has the colour borderStrong, accentText or dangerText. These
        colours are decoration and need no contrast: {decoration.join(', ')}.
      </Text>
      <Copyable
        title="theme.css.ts"
        code={`import { brandTheme, themeFromColor } from '@parde/ui/theme';\n\nbrandTheme(themeFromColor('${color}'));`}
      />
      <Copyable
        title="brand.ts"
        code={`iconColor: { ground: '${dark.color.accent}', mark: '${dark.color.onAccent}' },
themeColor: { light: '${light.color.canvas}', dark: '${dark.color.canvas}' },`}
      />
      <Copyable title="All values as CSS" code={themeCss(themeFromColor(color))} />
    </div>
  );
}

function mistakeIn(color: string): string | undefined {
  try {
    themeFromColor(color);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A colour that cannot be read leaves the last theme in place. */
function Theme({ color, locale }: { color: string; locale: StoryLocale }) {
  const mistake = mistakeIn(color);
  const [last, setLast] = useState(mistake ? meta.args.color : color);
  if (!mistake && last !== color) setLast(color);
  return (
    <Stack space="section">
      {mistake ? (
        <div lang="en" dir="ltr">
          <Notice tone="danger" live="assertive">
            {mistake}
          </Notice>
        </div>
      ) : null}
      <BothModes color={last} locale={locale} />
      <Values color={last} />
    </Stack>
  );
}

export const OneColour: StoryObj<{ color: string }> = {
  render: ({ color }, { globals }) => <Theme color={color} locale={localeOf(globals)} />,
  play: async ({ canvasElement }) => {
    const panels = Array.from(canvasElement.querySelectorAll<HTMLElement>('[data-mode]'));
    await expect(panels).toHaveLength(2);
    for (const panel of panels) await expect(leftOfMain(panel)).toEqual([]);
  },
};

function Typed() {
  const [color, setColor] = useState('#c2185b');
  return (
    <Stack>
      <Button onClick={() => setColor('red')}>red</Button>
      <Button onClick={() => setColor('#ffee00')}>#ffee00</Button>
      <Theme color={color} locale="en" />
    </Stack>
  );
}

export const MistakeTest: StoryObj<{ color: string }> = {
  tags: ['!dev', '!autodocs'],
  render: () => <Typed />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Danger has other colours in light mode/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'red' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not a colour: "red"');
    await expect(canvas.getByRole('heading', { name: '#c2185b' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '#ffee00' }));
    await expect(canvas.getByRole('heading', { name: '#ffee00' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
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
