import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { productWords } from '../../stories/product-words.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Button } from '../Button/Button.tsx';
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
    const [fact, below] = canvas
      .getAllByText(facts[1].text)
      .map((cell) => cell.getBoundingClientRect());
    if (!(wide && narrow && fact && below)) throw new Error('A row is missing.');
    if (window.innerWidth >= 800) await expect(fact.left < wide.right).toBe(fact.right < wide.left);
    await expect(below.top).toBeGreaterThanOrEqual(narrow.bottom);
    for (const [index, price] of canvas.getAllByText(cost).entries()) {
      const above = index === 0 ? wide : below;
      await expect(price.getBoundingClientRect().top).toBeGreaterThanOrEqual(above.bottom);
    }
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
