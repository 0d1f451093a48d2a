import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { messages } from '../../stories/messages/messages.ts';
import { productMessages } from '../../stories/messages/product-messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './DownloadRow.guide.ts';
import { DownloadRow } from './DownloadRow.tsx';

/**
 * One file: its quality, its size, a button, and its plain address for a download manager.
 *
 * **Do** show the size before the click, because data costs money. **Do** order by quality, the best first. **Don't**
 * hide the format if it decides whether a television can play the file.
 */
const meta = {
  title: 'Components/DownloadRow',
  component: DownloadRow,
  parameters: { guide },
  args: {
    href: '#',
    quality: '',
    size: '',
    downloadLabel: '',
    copyLabel: '',
    copiedLabel: '',
    onCopy: () => undefined,
  },
} satisfies Meta<typeof DownloadRow>;

export default meta;
type Story = StoryObj<typeof meta>;

function Files({ locale }: { locale: StoryLocale }) {
  const p = productMessages(locale);
  const [copied, setCopied] = useState<string>();
  return (
    <Box style={{ maxInlineSize: '40rem' }}>
      <Stack space="xs">
        {p.files.map((file, index) => (
          <DownloadRow
            key={file.quality}
            {...file}
            mark={index === 1 ? p.recommended : undefined}
            href="#/file.mkv"
            downloadLabel={messages(locale).download}
            copyLabel={p.copy}
            copiedLabel={p.copied}
            copied={copied === file.quality}
            onCopy={() => setCopied(file.quality)}
          />
        ))}
      </Stack>
    </Box>
  );
}

export const OfEpisode: Story = {
  render: (_, { globals }) => <Files locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const p = productMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link', { name: messages(localeOf(globals)).download });
    await step('each link and each button names its file', async () => {
      await expect(links).toHaveLength(p.files.length);
      for (const [index, { quality }] of p.files.entries()) {
        await expect(links[index]).toHaveAccessibleDescription(quality);
      }
    });
    await step('copying the address is announced once', async () => {
      await expect(canvas.queryByText(p.copied)).toBeNull();
      const [copy] = canvas.getAllByRole('button', { name: p.copy });
      if (!copy) throw new Error('There is no button.');
      await userEvent.click(copy);
      await expect(canvas.getByText(p.copied)).toHaveAttribute('aria-live', 'polite');
    });
  },
};

const edges = {
  fa: {
    quality: '۲۱۶۰ · دوبلهٔ فارسی و زبان اصلی با زیرنویس فارسی، انگلیسی و کردی',
    details: ['MKV، دالبی اتموس، HEVC-x265-10bit-HDR10Plus-WEB-DL-DDP5.1-ParDe'],
    size: '۱۸٫۷ گیگابایت',
  },
  en: {
    quality: '2160 · dubbed and original with Persian, English and Kurdish subtitles',
    details: ['دوبلهٔ فارسی, HEVC-x265-10bit-HDR10Plus-WEB-DL-DDP5.1-ParDe'],
    size: '18.7 GB',
  },
} as const;

/** A long name, text in both scripts, and no details, on a narrow phone. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const p = productMessages(locale);
    const row = {
      href: '#/file.mkv',
      downloadLabel: messages(locale).download,
      copyLabel: p.copy,
      copiedLabel: p.copied,
      onCopy: () => undefined,
    };
    return (
      <Box style={{ maxInlineSize: '18rem' }}>
        <Stack space="xs">
          <DownloadRow {...row} {...edges[locale]} />
          <DownloadRow {...row} {...p.files[2]} />
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const [detail = ''] = edges[localeOf(globals)].details;
    const canvas = within(canvasElement);
    const fact = canvas.getByText(detail);
    const row = fact.parentElement?.parentElement;
    await expect(row?.scrollWidth).toBeLessThanOrEqual(row?.clientWidth ?? 0);
    // Text has the width of the row; the buttons are below it.
    const messages = fact.getBoundingClientRect();
    const copy = canvas.getAllByRole('button')[0]?.getBoundingClientRect();
    await expect(copy?.top).toBeGreaterThanOrEqual(messages.bottom);
    // The text begins in the other script, but has the page's direction.
    await expect(getComputedStyle(fact).direction).toBe(localeOf(globals) === 'fa' ? 'rtl' : 'ltr');
    await expect(getComputedStyle(fact).unicodeBidi).toBe('isolate');
  },
};
