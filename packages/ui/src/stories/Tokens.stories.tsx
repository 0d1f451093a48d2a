import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { Box } from '../components/layout/Box.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { breakpoints, shared } from '../generated/token-values.ts';
import { vars } from '../theme/contract.ts';
import { DoDont } from './DoDont.tsx';
import { Part } from './Part.tsx';
import { Specimen } from './Specimen.tsx';
import { localeOf } from './story-locale.ts';

/**
 * What no brand changes, as `pnpm generate` made it of `packages/ui/tokens`. Colours, corners, shadows
 * and weights are a brand's own: they stand on their pages, and follow the toolbar. Press a name to
 * copy it.
 *
 * **Do** add a token in JSON and run `pnpm generate`. **Don't** write a number in a component.
 */
const meta = {
  title: 'Foundations/Tokens',
  parameters: { english: true, docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;

type Values = { readonly [name: string]: string | Values };

const leaves = (values: Values, path: string): readonly (readonly [string, string])[] =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`${path}.${name}`, value] as const]
      : leaves(value, `${path}.${name}`),
  );

const texts = {
  fa: {
    size: ['اندازه‌های ثابت', 'چند اندازه که بیش از یک جزء باید بر سرشان هم‌نظر باشند.'],
    z: ['ترتیب در عمق', 'هر لایه نامی دارد تا هیچ‌کس عدد بزرگ‌تری ننویسد.'],
    font: ['نوشته', 'فارسی نقطه و دنباله دارد و به فاصلهٔ سطر بیشتری از لاتین نیاز دارد.'],
    space: ['فاصله‌ها', 'یک مقیاس رشدکننده، تا ریتم صفحه‌ها یکی باشد.'],
    motion: ['حرکت', 'سه زمان و یک منحنی؛ بیش از این، صفحه ناآرام می‌شود.'],
    breakpoint: ['عرض‌ها', 'پهنایی که از آن چیدمانِ پهن‌تر آغاز می‌شود. تلفن پایه است.'],
    good: 'نام توکن: با تغییر یک مقدار، همه‌جا عوض می‌شود.',
    bad: 'عدد دستی: در برند بعدی و در حالت روز می‌شکند.',
  },
  en: {
    size: ['Fixed sizes', 'A few sizes that more than one component has to agree on.'],
    z: ['Order in depth', 'Each layer has a name, so that nobody writes a larger number.'],
    font: ['Letters', 'Persian has dots and tails, and asks for more leading than Latin.'],
    space: ['Distances', 'One growing scale, so that all pages share a rhythm.'],
    motion: ['Motion', 'Three durations and one curve; with more, a page is restless.'],
    breakpoint: ['Widths', 'From here on a wider arrangement begins. A phone is the base.'],
    good: 'A token’s name: one value changes, and everything follows.',
    bad: 'A number by hand: it breaks in the next brand, and by day.',
  },
} as const;

const groups = ['space', 'size', 'font', 'motion', 'z'] as const;

function Code({ children }: { children: string }) {
  return (
    <Text as="div" size="sm" dir="ltr" lang="en" leading="ui">
      <code style={{ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' }}>
        {children}
      </code>
    </Text>
  );
}

function Value({ children }: { children: string }) {
  return (
    <Text as="span" size="sm" tone="muted" dir="ltr" lang="en" tabular>
      {children}
    </Text>
  );
}

export const Shared: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = texts[locale];
    return (
      <Stack space="none">
        <Box style={{ maxInlineSize: '80rem', marginInline: 'auto', inlineSize: '100%' }}>
          <DoDont
            locale={locale}
            good={{ says: t.good, shows: <Code>padding: vars.space.md</Code> }}
            bad={{ says: t.bad, shows: <Code>padding: '17px'</Code> }}
          />
        </Box>
        {groups.map((group) => (
          <Part key={group} title={t[group][0]} why={t[group][1]}>
            <Box>
              {leaves(shared[group], group).map(([path, value]) => (
                <Specimen key={path} locale={locale} path={path}>
                  <Value>{value}</Value>
                </Specimen>
              ))}
            </Box>
          </Part>
        ))}
        <Part title={t.breakpoint[0]} why={t.breakpoint[1]}>
          <Stack space="xs">
            {Object.entries(breakpoints).map(([name, width]) => (
              <Box
                key={name}
                style={{
                  maxInlineSize: '100%',
                  inlineSize: `${(width / breakpoints.cinema) * 100}%`,
                  paddingBlock: vars.space.xs,
                  borderBlockEnd: `3px solid ${vars.color.accent}`,
                }}
              >
                <Text size="sm" weight="strong" dir="ltr" lang="en" leading="ui">
                  {name}
                </Text>
                <Value>{`${width} px`}</Value>
              </Box>
            ))}
          </Stack>
        </Part>
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const copy = localeOf(globals) === 'fa' ? 'کپی' : 'Copy';
    const name = within(canvasElement).getByRole('button', { name: `${copy} vars.space.md` });
    await userEvent.click(name);
    await expect(write).toHaveBeenCalledWith('vars.space.md');
    write.mockRestore();
  },
};
