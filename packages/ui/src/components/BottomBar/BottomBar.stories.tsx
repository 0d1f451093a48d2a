import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryBottomBar } from '../../stories/StoryShell.tsx';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Container } from '../layout/Container.tsx';
import { Text } from '../Text/Text.tsx';
import { BottomBar } from './BottomBar.tsx';

/** Narrow screens only: look at it at 360 px. **Don't** give it more than five places. */
const meta = {
  title: 'Components/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  args: { label: 'بخش‌های اصلی', links: [] },
} satisfies Meta<typeof BottomBar>;

export default meta;

export const OnPhone: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'w360' } },
  render: (_, { globals }) => (
    <>
      <Container>
        <Text>{words(localeOf(globals)).paragraph}</Text>
      </Container>
      <StoryBottomBar locale={localeOf(globals)} />
    </>
  ),
};
