import type { Meta, StoryObj } from '@storybook/react-vite';
import { film } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Inline } from '../layout/Inline.tsx';
import { Badge, badgeTones } from './Badge.tsx';

/** One or two words. **Don't** put more than one on a card. */
const meta = {
  title: 'Components/Badge',
  component: Badge,
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
            {tone === 'live' ? words(locale).live : film(locale).badge}
          </Badge>
        ))}
      </Inline>
    );
  },
};
