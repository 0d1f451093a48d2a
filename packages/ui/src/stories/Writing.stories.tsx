import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../components/layout/Box.tsx';
import { Grid } from '../components/layout/Grid.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { Notice } from '../components/Notice/Notice.tsx';
import { Text } from '../components/Text/Text.tsx';

/**
 * How Persian is written, shown both ways. Each right one is what the kit does or asks for.
 *
 * **Do** take digits, dates and separators from `Intl`. **Don't** let a font dress Latin digits up.
 */
const meta = { title: 'Foundations/Persian typography' } satisfies Meta;

export default meta;

interface Rule {
  name: string;
  right: string;
  wrong: string;
}

const rules: readonly Rule[] = [
  {
    name: 'Half-space: parts of a word stay together, and do not join',
    right: 'می‌خواهم کتاب‌های تازه را ببینم',
    wrong: 'می خواهم کتاب های تازه را ببینم',
  },
  {
    name: 'Persian ye and kaf, not the Arabic ones',
    right: 'یک کارگردان ایرانی',
    wrong: 'يك كارگردان ايراني',
  },
  {
    name: 'Digits and separators from Intl',
    right: `${(149_000).toLocaleString('fa')} تومان`,
    wrong: '149,000 تومان',
  },
  {
    name: 'Dates in the Iranian calendar, from Intl',
    right: new Intl.DateTimeFormat('fa', { dateStyle: 'long', timeZone: 'Asia/Tehran' }).format(
      new Date('2026-11-20T12:00:00Z'),
    ),
    wrong: '2026/11/20',
  },
  { name: 'Quotation marks', right: '«آخرین برف دماوند»', wrong: '"آخرین برف دماوند"' },
  {
    name: 'Punctuation of its own',
    right: 'کجا می‌روی؟ صبر کن، بمان.',
    wrong: 'کجا می‌روی? صبر کن, بمان.',
  },
];

function Example({ good, children }: { good: boolean; children: string }) {
  return (
    <Notice tone={good ? 'success' : 'danger'} title={good ? 'Do' : "Don't"}>
      <Text as="span" size="lg" dir="rtl" lang="fa">
        {children}
      </Text>
    </Notice>
  );
}

export const Rules: StoryObj = {
  render: () => (
    <Stack space="xl">
      {rules.map(({ name, right, wrong }) => (
        <Stack key={name} space="sm">
          <Text weight="strong" dir="ltr" lang="en">
            {name}
          </Text>
          <Grid item="panel">
            <Example good>{right}</Example>
            <Example good={false}>{wrong}</Example>
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};

/** Dots and tails need air: the same lines with the leading of Persian, and with that of Latin. */
export const Leading: StoryObj = {
  render: () => (
    <Grid item="panel">
      {(['fa', 'en'] as const).map((lang) => (
        <Box key={lang} surface="surface" corners="md" padding="lg">
          <Text lang={lang} dir="rtl">
            صیاد پیر پس از سال‌ها به اسکله برمی‌گردد و رادیویی را روشن می‌کند که قرار نبود صدایی داشته
            باشد.
          </Text>
        </Box>
      ))}
    </Grid>
  ),
};
