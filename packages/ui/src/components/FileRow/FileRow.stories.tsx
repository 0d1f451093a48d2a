import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { messages } from '../../stories/messages/messages.ts';
import { productMessages } from '../../stories/messages/product-messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { DownloadRow } from '../DownloadRow/DownloadRow.tsx';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './FileRow.guide.ts';
import { FileColumns, FileRow } from './FileRow.tsx';

/**
 * A file for download or purchase: its size, audio and subtitles.
 *
 * **Do** leave out unknown facts. **Don't** estimate the download time if the connection was not measured.
 */
const meta = {
  title: 'Components/FileRow',
  component: FileRow,
  parameters: {
    guide,
    propCode: { children: '(nameId) => <Button aria-describedby={nameId}>دانلود</Button>' },
  },
  args: { name: '', size: '', children: () => null },
} satisfies Meta<typeof FileRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the texts are stacked; on a desktop they are cells of a table. */
export const WideAndNarrow: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const { quality, ...file } = productMessages(locale).files[0];
    return (
      <Stack space="md">
        {['60rem', '21rem'].map((maxInlineSize) => (
          <Box key={maxInlineSize} style={{ maxInlineSize }}>
            <FileRow {...file} name={quality} chosen={maxInlineSize === '21rem'}>
              {(nameId) => (
                <Button size="sm" aria-describedby={nameId}>
                  {messages(locale).download}
                </Button>
              )}
            </FileRow>
          </Box>
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { size, facts, cost } = productMessages(localeOf(globals)).files[0];
    const canvas = within(canvasElement);
    const [wide, narrow] = canvas.getAllByText(size).map((cell) => cell.getBoundingClientRect());
    const [price, below] = canvas.getAllByText(cost).map((cell) => cell.getBoundingClientRect());
    if (!(wide && narrow && price && below)) throw new Error('A row is missing.');
    if (window.innerWidth >= 800) await expect(price.top).toBeLessThan(wide.bottom);
    await expect(below.top).toBeGreaterThanOrEqual(narrow.bottom - 2);
    for (const fact of canvas.getAllByText(facts[1].text)) {
      await expect(fact.getBoundingClientRect().top).toBeGreaterThanOrEqual(wide.bottom - 2);
    }
  },
};

/**
 * In a wide layout the header is above its columns. In a narrow layout it names the content of the rows' second
 * lines, and these lines do not wrap.
 */
export const UnderColumns: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const p = productMessages(locale);
    const [{ cost, details }] = p.files;
    return (
      <Stack space="md">
        {['60rem', '23rem'].map((maxInlineSize) => (
          <Box key={maxInlineSize} data-testid="files" style={{ maxInlineSize }}>
            <FileColumns {...p.columns} />
            {p.files.map(({ quality, size }, index) => (
              <DownloadRow
                key={quality}
                quality={quality}
                size={size}
                cost={cost}
                details={details}
                mark={index === 0 ? p.recommended : undefined}
                href="#/file.mkv"
                downloadLabel={messages(locale).download}
                copyLabel={p.copy}
                copiedLabel={p.copied}
                onCopy={() => undefined}
              />
            ))}
          </Box>
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const p = productMessages(localeOf(globals));
    const [{ size, cost, details }] = p.files;
    const [wide, narrow] = within(canvasElement).getAllByTestId('files');
    if (!(wide && narrow)) throw new Error('There are no files.');
    const boxOf = (part: HTMLElement, text: string) => {
      const [first] = within(part).getAllByText(text);
      if (!first) throw new Error(`There is no ${text}.`);
      return first.getBoundingClientRect();
    };
    const startOf = ({ left, right }: DOMRect) => (localeOf(globals) === 'fa' ? right : left);
    if (window.innerWidth >= 1000) {
      await step('in a wide row, each fact is aligned with the head of its column', async () => {
        for (const [head, fact] of [
          [p.columns.size, size],
          [p.columns.time, details[0]],
          [p.columns.cost, cost],
        ] as const) {
          await expect(startOf(boxOf(wide, fact))).toBeCloseTo(startOf(boxOf(wide, head)), 0);
        }
        await expect(boxOf(wide, p.recommended).width).toBeLessThan(
          Math.abs(startOf(boxOf(wide, size)) - startOf(boxOf(wide, p.columns.name))),
        );
      });
    }
    await step('in a narrow row, the head names only the second line', async () => {
      await expect(within(narrow).getByText(p.columns.time)).toBeVisible();
      await expect(within(narrow).getByText(p.columns.cost)).toBeVisible();
      await expect(within(narrow).getByText(p.columns.name)).not.toBeVisible();
      await expect(within(narrow).getByText(p.columns.size)).not.toBeVisible();
    });
    await step(
      'in a narrow row, the time and the cost share a line, and the button shows its label',
      async () => {
        await expect(boxOf(narrow, details[0]).top).toBeCloseTo(boxOf(narrow, cost).top, 0);
        const [link] = within(narrow).getAllByRole('link');
        await expect(link?.querySelector('svg')).not.toBeVisible();
        await expect(boxOf(narrow, messages(localeOf(globals)).download).width).toBeGreaterThan(20);
        await expect(boxOf(narrow, p.copy).width).toBeLessThanOrEqual(1);
      },
    );
  },
};

/** A row with a linked name and without facts is no taller than a touch target needs. */
export const OfASeason: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const [{ size, details, cost }] = productMessages(locale).files;
    return (
      <Box style={{ maxInlineSize: '24rem' }}>
        <FileRow
          name={messages(locale).download}
          size={size}
          details={details}
          cost={cost}
          href="#/episode"
          compactActions
        >
          {(nameId) => (
            <Button size="sm" icon={<DownloadIcon />} aria-describedby={nameId}>
              {messages(locale).download}
            </Button>
          )}
        </FileRow>
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: messages(localeOf(globals)).download });
    const row = button.parentElement?.parentElement;
    await expect(row?.getBoundingClientRect().height).toBeLessThanOrEqual(72);
    await expect(button.querySelector('svg')).not.toBeVisible();
  },
};

/** The layout does not shift when the price is known. */
export const PricePending: Story = {
  render: (_, { globals }) => {
    const { quality, cost, ...file } = productMessages(localeOf(globals)).files[0];
    return (
      <Stack space="md">
        {['60rem', '21rem'].flatMap((maxInlineSize) =>
          ['', cost].map((price) => (
            <Box key={maxInlineSize + price} data-testid="row" style={{ maxInlineSize }}>
              <FileRow {...file} name={quality} cost={price}>
                {(nameId) => (
                  <Button size="sm" aria-describedby={nameId}>
                    {messages(localeOf(globals)).download}
                  </Button>
                )}
              </FileRow>
            </Box>
          )),
        )}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const [wide, wideKnown, narrow, narrowKnown] = within(canvasElement)
      .getAllByTestId('row')
      .map((row) => row.getBoundingClientRect().height);
    await expect([wide, narrow]).toEqual([wideKnown, narrowKnown]);
  },
};
