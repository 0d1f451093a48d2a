import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { film, films, plainNumber } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Rating.guide.ts';
import { Rating } from './Rating.tsx';

/**
 * The rating of a film, read-only. One star marks it as a rating, and the number is its value.
 *
 * **Do** leave it out if there is no rating, and give it a sentence for screen readers: «امتیاز ۸٫۴ از ۱۰».
 * **Don't** draw five stars, or show «۰» if nobody has rated the film.
 */
const meta = {
  title: 'Components/Rating',
  component: Rating,
  parameters: { guide },
  args: { value: '۸٫۴', label: 'امتیاز ۸٫۴ از ۱۰' },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the text that a screen reader finds: everything except hidden elements. */
function accessibleText(element: Element): string {
  return Array.from(element.childNodes, (node) => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    return node.getAttribute('aria-hidden') === 'true' ? '' : accessibleText(node);
  }).join('');
}

export const Playground: Story = {
  render: (_, { globals }) => <Rating {...film(localeOf(globals)).rating} />,
  play: async ({ canvasElement, globals, step }) => {
    const { value, label } = film(localeOf(globals)).rating;
    await step('is read as one sentence, and the bare number is not', async () => {
      await expect(accessibleText(canvasElement)).toBe(label);
    });
    await step('is shown as a star and a number', async () => {
      await expect(within(canvasElement).getByText(value)).toBeVisible();
      const { width, height } = getComputedStyle(
        canvasElement.querySelector('span') ?? canvasElement,
        '::before',
      );
      await expect([width, height]).toEqual(['16px', '16px']);
    });
  },
};

/** The rating has the size of the surrounding text: in a line, below a poster, in a heading. */
export const InLines: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <Stack space="sm">
        {(['sm', 'md', 'xl'] as const).map((size, index) => (
          <Text key={size} as="div" size={size} leading="ui">
            <Inline space="sm">
              <bdi>{film(locale, index).title}</bdi>
              <Rating {...film(locale, index).rating} />
            </Inline>
          </Text>
        ))}
      </Stack>
    );
  },
};

/** A rating of ten, and numbers that differ only after the decimal separator. None wraps, whatever its length. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const ten = plainNumber(locale, 10);
    const label = locale === 'fa' ? `امتیاز ${ten} از ${ten}` : `Rated ${ten} of ${ten}`;
    return (
      <Stack space="xs">
        <Rating value={ten} label={label} />
        {films(locale)
          .slice(1, 4)
          .map(({ id, rating }) => (
            <Rating key={id} {...rating} />
          ))}
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const ten = plainNumber(localeOf(globals), 10);
    await expect(within(canvasElement).getByText(ten).getClientRects()).toHaveLength(1);
  },
};
