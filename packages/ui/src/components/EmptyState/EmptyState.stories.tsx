import type { Meta, StoryObj } from '@storybook/react-vite';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

/** **Do** give the way on. **Don't** apologise for an empty list. */
const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'فهرست شما هنوز خالی است' },
} satisfies Meta<typeof EmptyState>;

export default meta;

export const EmptyList: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const t = words(localeOf(globals));
    return (
      <EmptyState
        title={t.emptyList}
        text={t.emptyListText}
        actions={
          <ButtonLink href="#/" variant="primary">
            {t.goHome}
          </ButtonLink>
        }
      />
    );
  },
};
