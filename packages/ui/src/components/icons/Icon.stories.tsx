import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { CopyName } from '../../stories/parts/CopyName.tsx';
import { DoDont } from '../../stories/parts/DoDont.tsx';
import { Part } from '../../stories/parts/Part.tsx';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { vars } from '../../theme/contract.ts';
import { Button } from '../Button/Button.tsx';
import { Box } from '../layout/Box.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Icon.guide.ts';
import { type IconProps, iconSizes } from './Icon.tsx';
import * as icons from './index.ts';

/**
 * Strokes of 1.75 with round ends on a grid of 24 by 24. Click a name to copy it.
 *
 * **Do** put text beside an icon wherever there is space. **Do** set `label` on an icon that is alone outside a
 * button. **Don't** mirror an icon by hand: directional icons mirror automatically, and play, clocks and stars never
 * do.
 */
const meta = {
  title: 'Foundations/Icons',
  parameters: { guide, english: true, docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;

type IconComponent = (props: IconProps) => React.JSX.Element;

const set = Object.entries(icons).filter((entry): entry is [string, IconComponent] =>
  entry[0].endsWith('Icon'),
);

/** Icons that point along the text, or look like its lines or its question mark. */
const turned = [
  'ArrowForwardIcon',
  'BookIcon',
  'ChevronBackIcon',
  'ChevronForwardIcon',
  'ExternalLinkIcon',
  'HelpIcon',
  'ListIcon',
  'LogOutIcon',
  'MenuIcon',
  'NewspaperIcon',
  'ReplyIcon',
  'SubtitlesIcon',
  'VolumeIcon',
  'VolumeOffIcon',
];

const texts = {
  fa: {
    all: 'همهٔ نشانه‌ها',
    allWhy:
      'همه روی یک شبکه و با یک ضخامت کشیده شده‌اند تا کنار هم، و کنار واژه‌های وزیرمتن، یک‌دست بمانند.',
    sizes: 'اندازه‌ها',
    sizesWhy: 'نشانه هم‌قدِ نوشتهٔ کنارش است؛ اندازهٔ دیگر فقط جایی است که نشانه تنها می‌ایستد.',
    mirrored: 'آنچه برمی‌گردد و آنچه برنمی‌گردد',
    mirroredWhy:
      'هر چه سوی خواندن را نشان می‌دهد با زبان برمی‌گردد. زمان، صدا و پخش در همه‌جای جهان یک سو دارند.',
    turns: 'برمی‌گردد',
    stays: 'برنمی‌گردد',
    good: 'واژه کنار نشانه: کسی نباید معنای آن را حدس بزند.',
    bad: 'نشانهٔ تنها برای کاری که همه نمی‌شناسند.',
    list: 'افزودن به فهرست من',
  },
  en: {
    all: 'All icons',
    allWhy:
      'One grid and one weight, so that they are even beside each other and beside the words of Vazirmatn.',
    sizes: 'Sizes',
    sizesWhy:
      'An icon is as tall as the words beside it; another size is for one that stands alone.',
    mirrored: 'What turns round and what does not',
    mirroredWhy:
      'What shows the way of reading turns with the language. Time and playback run one way everywhere.',
    turns: 'Turns round',
    stays: 'Never turns',
    good: 'A word beside the icon: nobody has to guess.',
    bad: 'An icon alone for something that not everybody knows.',
    list: 'Add to my list',
  },
} as const;

const tile = {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  blockSize: '100%',
  paddingBlock: vars.space.md,
  paddingInline: vars.space.xs,
  textAlign: 'center',
} as const;

export const All: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = texts[locale];
    return (
      <Part title={t.all} reason={t.allWhy}>
        <Grid item="person">
          {set.map(([name, Icon]) => (
            <Box key={name} surface="surface" corners="md" style={tile}>
              <Icon size="xl" />
              <CopyName locale={locale} name={name} />
            </Box>
          ))}
        </Grid>
        <DoDont
          locale={locale}
          good={{
            text: t.good,
            example: (
              <Inline justify="center">
                <Button icon={<icons.BookmarkIcon />}>{t.list}</Button>
              </Inline>
            ),
          }}
          bad={{
            text: t.bad,
            example: (
              <Inline justify="center">
                <Box surface="raised" corners="md" padding="sm">
                  <icons.BookmarkIcon size="md" />
                </Box>
              </Inline>
            ),
          }}
        />
      </Part>
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const drawings = Array.from(canvasElement.querySelectorAll('svg'));
    await step('every icon stays within its drawing area, and fills it', async () => {
      await expect(drawings.length).toBeGreaterThanOrEqual(set.length);
      for (const svg of drawings) {
        const { x, y, width, height } = svg.getBBox();
        await expect(Math.min(x, y)).toBeGreaterThanOrEqual(1.75);
        await expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(22.25);
        await expect(Math.max(width, height)).toBeGreaterThanOrEqual(12);
        await expect(Math.abs(x + width / 2 - 12)).toBeLessThanOrEqual(2);
        await expect(Math.abs(y + height / 2 - 12)).toBeLessThanOrEqual(2);
        const { stroke, strokeWidth } = getComputedStyle(svg);
        if (stroke !== 'none') await expect(strokeWidth).toBe('1.75px');
      }
    });
    await step('a click on a name copies it', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      const copy = localeOf(globals) === 'fa' ? 'کپی PlayIcon' : 'Copy PlayIcon';
      await userEvent.click(within(canvasElement).getByRole('button', { name: copy }));
      await expect(write).toHaveBeenCalledWith('PlayIcon');
      write.mockRestore();
    });
  },
};

export const Sizes: StoryObj = {
  render: (_, { globals }) => {
    const t = texts[localeOf(globals)];
    return (
      <Part title={t.sizes} reason={t.sizesWhy}>
        <Inline space="xl" align="end">
          {iconSizes.map((size) => (
            <Stack key={size} space="xs" align="center">
              <icons.ClockIcon size={size} />
              <Text size="xs" tone="muted" dir="ltr" lang="en">
                {size}
              </Text>
            </Stack>
          ))}
        </Inline>
      </Part>
    );
  },
};

function BothWays({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <Stack space="sm">
      <Text weight="strong">{title}</Text>
      {(['rtl', 'ltr'] as const).map((dir) => (
        <Box key={dir} dir={dir} surface="surface" corners="md" padding="md">
          <Inline space="md">
            <Text size="sm" tone="muted" lang="en">
              {dir}
            </Text>
            {set
              .filter(([name]) => names.includes(name))
              .map(([name, Icon]) => (
                <span key={name} data-icon={name} data-way={dir}>
                  <Icon size="lg" />
                </span>
              ))}
          </Inline>
        </Box>
      ))}
    </Stack>
  );
}

export const Mirrored: StoryObj = {
  render: (_, { globals }: { globals: Record<string, unknown> }) => {
    const locale: StoryLocale = localeOf(globals);
    const t = texts[locale];
    const still = set.map(([name]) => name).filter((name) => !turned.includes(name));
    return (
      <Part title={t.mirrored} reason={t.mirroredWhy}>
        <BothWays title={t.turns} names={turned} />
        <BothWays title={t.stays} names={still} />
      </Part>
    );
  },
  play: async ({ canvasElement, step }) => {
    const turnedIn = (dir: string) =>
      Array.from(canvasElement.querySelectorAll<HTMLElement>(`[data-way='${dir}']`))
        .filter((icon) => getComputedStyle(icon.firstElementChild ?? icon).transform !== 'none')
        .map((icon) => icon.dataset.icon);
    await step('only icons that mean a direction are mirrored', async () => {
      await expect(turnedIn('rtl')).toEqual(turned);
    });
    await step('no icon is mirrored from left to right', async () => {
      await expect(turnedIn('ltr')).toEqual([]);
    });
  },
};
