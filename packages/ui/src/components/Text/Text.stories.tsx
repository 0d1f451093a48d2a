import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { film } from '../../stories/catalogue.ts';
import { fieldMessages } from '../../stories/messages/field-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { expectNoOverflow } from '../../stories/no-overflow.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './Text.guide.ts';
import { Text, textSizes } from './Text.tsx';

/**
 * Running text. Persian text has a line height of 1.85, Latin text of 1.65. Letter spacing is never used.
 *
 * **Do** set `dir="auto"` on text from a server, `measure` on text for reading, and `tabular` on numbers that change.
 * **Don't** centre more than two lines, or truncate text that is not shown in full elsewhere.
 */
const meta = {
  title: 'Components/Text',
  component: Text,
  parameters: { guide },
  args: { children: 'پرده' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (_, { globals }) => (
    <Stack>
      {textSizes.map((size) => (
        <Text key={size} size={size} measure>
          {messages(localeOf(globals)).paragraph}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: (_, { globals }) => (
    <Stack space="xs">
      {(['default', 'muted', 'accent', 'danger', 'success'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {messages(localeOf(globals)).vat}
        </Text>
      ))}
    </Stack>
  ),
};

/** One line is truncated at its side, several lines at the bottom. */
const isCut = (box: HTMLElement): boolean =>
  box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;

const foreign = { fa: 'en', en: 'fa' } as const;

/**
 * Titles in either language, truncated after a line. Each keeps its own direction, so that the ellipsis is where the
 * text continues, and all are aligned with the start of the page's lines.
 */
export const Cut: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const { title, originalTitle } = film(locale, 6);
    return (
      <Box surface="surface" corners="md" padding="md" style={{ maxInlineSize: '14rem' }}>
        <Stack space="xs">
          <Text lines={1} dir="auto">
            {title}
          </Text>
          <Text lines={1} dir="auto" lang={foreign[locale]}>
            {originalTitle}
          </Text>
          <Text lines={2} dir="auto" tone="muted" size="sm">
            {fieldMessages(locale).longTerms}
          </Text>
          <Text lines={2} dir="auto" tone="muted" size="sm" lang={foreign[locale]}>
            {fieldMessages(foreign[locale]).longTerms}
          </Text>
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const canvas = within(canvasElement);
    const { title, originalTitle } = film(locale, 6);
    const own = { fa: 'rtl', en: 'ltr' } as const;
    const startOfLines = { fa: 'right', en: 'left' } as const;
    for (const [text, language] of [
      [title, locale],
      [originalTitle, foreign[locale]],
      [fieldMessages(locale).longTerms, locale],
      [fieldMessages(foreign[locale]).longTerms, foreign[locale]],
    ] as const) {
      await step(`«${text}»`, async () => {
        const cut = canvas.getByText(text);
        const { direction, textAlign } = getComputedStyle(cut);
        await expect(isCut(cut)).toBe(true);
        await expect(direction).toBe(own[language]);
        await expect(textAlign).toBe(startOfLines[locale]);
      });
    }
    await step(
      'the ellipsis of several lines may overflow the edge, so that it is not cut off',
      () =>
        expect(getComputedStyle(canvas.getByText(fieldMessages(locale).longTerms))).toMatchObject({
          overflowX: 'visible',
          overflowY: 'clip',
        }),
    );
    await step('nothing is wider than its box', () => expectNoOverflow(canvasElement));
  },
};

/** Both scripts in one line, an address without break opportunities, a line of three letters, and an empty text. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <Box style={{ maxInlineSize: '16rem' }}>
        <Stack space="sm">
          <Text dir="auto">{fieldMessages(locale).mixed}</Text>
          <Text dir="auto" lang={foreign[locale]}>
            {fieldMessages(foreign[locale]).mixed}
          </Text>
          <Text dir="ltr" size="sm">
            https://parde.example/movie/1402/the-last-snow-of-damavand-directors-cut
          </Text>
          <Text dir="ltr" lang="en" lines={1}>
            HDR
          </Text>
          <Text>{''}</Text>
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const canvas = within(canvasElement);
    const other = canvas.getByText(fieldMessages(foreign[locale]).mixed);
    await expect(getComputedStyle(other).direction).toBe(locale === 'fa' ? 'ltr' : 'rtl');
    // A box in a single direction is aligned with the start of lines, however short it is.
    const { textAlign } = getComputedStyle(canvas.getByText('HDR'));
    await expect(textAlign).toBe(locale === 'fa' ? 'right' : 'left');
    await expectNoOverflow(canvasElement);
  },
};
