import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { film } from '../../stories/catalogue.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './Badge.guide.ts';
import { Badge, badgeTones } from './Badge.tsx';

/**
 * One or two words about an item: new, dubbed, 4K, live. On a picture, use `media`.
 *
 * **Do** say how this item differs from its neighbours.
 *
 * **Don't** put more than one on a card, or use `danger` to attract attention. A badge is not a button.
 */
const meta = {
  title: 'Components/Badge',
  component: Badge,
  parameters: { guide },
  args: { children: 'تازه' },
} satisfies Meta<typeof Badge>;

export default meta;

export const Tones: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <Inline>
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone === 'live' ? messages(locale).live : film(locale).badge}
          </Badge>
        ))}
      </Inline>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { live } = messages(localeOf(globals));
    // Only the text is announced: the dot of a live badge is decoration.
    const badge = within(canvasElement).getByText(live).parentElement;
    await expect(badge).toHaveTextContent(new RegExp(`^${live}$`));
    await expect(badge?.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
};

const edges = {
  fa: { long: 'دوبلهٔ فارسی با صدای پیشگامان دوبلاژ', other: 'Dolby Vision · Director’s Cut' },
  en: { long: 'Dubbed by the pioneers of dubbing', other: 'نسخهٔ بازسازی‌شدهٔ کارگردان' },
} as const;

/** Long text, and text in the other direction. Both wrap, and nothing is cut off. */
export const Edges: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const { long, other } = edges[localeOf(globals)];
    return (
      <Box style={{ inlineSize: '8rem' }}>
        <Stack space="xs">
          <Badge>{long}</Badge>
          <Badge tone="live">{other}</Badge>
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const { long, other } = edges[locale];
    const label = (text: string) => within(canvasElement).getByText(text);
    for (const text of [long, other]) {
      await expect(label(text).scrollWidth).toBeLessThanOrEqual(label(text).offsetWidth);
      await expect(label(text).offsetHeight).toBeGreaterThan(30);
      await expect(label(text).parentElement?.offsetWidth).toBeLessThanOrEqual(128);
    }
    await expect(getComputedStyle(label(other)).direction).toBe(locale === 'fa' ? 'ltr' : 'rtl');
  },
};
