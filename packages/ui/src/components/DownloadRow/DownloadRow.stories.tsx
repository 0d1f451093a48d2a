import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { productWords } from '../../stories/product-words.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { DownloadRow } from './DownloadRow.tsx';

/** A file. The address is a plain one, for whatever the viewer downloads with. */
const meta = {
  title: 'Components/DownloadRow',
  component: DownloadRow,
  args: {
    href: '#',
    quality: '',
    size: '',
    downloadLabel: '',
    copyLabel: '',
    onCopy: () => undefined,
  },
} satisfies Meta<typeof DownloadRow>;

export default meta;
type Story = StoryObj<typeof meta>;

function Files({ locale }: { locale: StoryLocale }) {
  const p = productWords(locale);
  const [copied, setCopied] = useState<string>();
  return (
    <Box style={{ maxInlineSize: '40rem' }}>
      <Stack space="xs">
        {p.files.map((file) => (
          <DownloadRow
            key={file.quality}
            {...file}
            href="#/file.mkv"
            downloadLabel={words(locale).download}
            copyLabel={p.copy}
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
  play: async ({ canvasElement, globals }) => {
    const p = productWords(localeOf(globals));
    const [copy] = within(canvasElement).getAllByRole('button', { name: p.copy });
    if (!copy) throw new Error('There is no button.');
    await userEvent.click(copy);
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(p.files.length);
  },
};
