import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { productWords } from '../../stories/product-words.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { FileRow } from './FileRow.tsx';

/**
 * A file that is downloaded or bought: what it weighs, what can be heard and read in it.
 *
 * **Do** leave out what is not known. **Don't** guess how long it takes where the line was not measured.
 */
const meta = {
  title: 'Components/FileRow',
  component: FileRow,
  args: { name: '', size: '', children: () => null },
} satisfies Meta<typeof FileRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone its words stand under each other; on a desktop they are the cells of a table. */
export const WideAndNarrow: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const { quality, ...file } = productWords(locale).files[0];
    return (
      <Stack space="md">
        {['60rem', '21rem'].map((maxInlineSize) => (
          <Box key={maxInlineSize} style={{ maxInlineSize }}>
            <FileRow {...file} name={quality} chosen={maxInlineSize === '21rem'}>
              {(nameId) => (
                <Button size="sm" aria-describedby={nameId}>
                  {words(locale).download}
                </Button>
              )}
            </FileRow>
          </Box>
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { size, facts, cost } = productWords(localeOf(globals)).files[0];
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

/** With a name that leads on and no facts of its own, a row is no higher than a thumb needs. */
export const OfASeason: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const [{ facts: _facts, ...file }] = productWords(locale).files;
    return (
      <Box style={{ maxInlineSize: '24rem' }}>
        <FileRow {...file} name={words(locale).download} href="#/episode" terse>
          {(nameId) => (
            <Button size="sm" icon={<DownloadIcon />} aria-describedby={nameId}>
              {words(locale).download}
            </Button>
          )}
        </FileRow>
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: words(localeOf(globals)).download });
    const row = button.parentElement?.parentElement;
    await expect(row?.getBoundingClientRect().height).toBeLessThanOrEqual(72);
    await expect(button.getBoundingClientRect().width).toBeLessThan(64);
  },
};

/** Nothing moves once the price is known. */
export const PriceToCome: Story = {
  render: (_, { globals }) => {
    const { quality, cost, ...file } = productWords(localeOf(globals)).files[0];
    return (
      <Stack space="md">
        {['60rem', '21rem'].flatMap((maxInlineSize) =>
          ['', cost].map((price) => (
            <Box key={maxInlineSize + price} data-testid="row" style={{ maxInlineSize }}>
              <FileRow {...file} name={quality} cost={price}>
                {(nameId) => (
                  <Button size="sm" aria-describedby={nameId}>
                    {words(localeOf(globals)).download}
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
