import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { people } from '../../stories/catalogue.ts';
import { productWords } from '../../stories/product-words.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { ReplyIcon } from '../icons/ReplyIcon.tsx';
import { ThumbUpIcon } from '../icons/ThumbUpIcon.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Comment } from './Comment.tsx';

/** What a viewer wrote, in the direction of its own words. What gives a story away waits to be asked for. */
const meta = {
  title: 'Components/Comment',
  component: Comment,
  args: { author: '', time: { text: '', dateTime: '2025-11-21' }, text: '' },
} satisfies Meta<typeof Comment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Thread: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const p = productWords(locale);
    const [first, second, third] = people(locale);
    const time = { text: p.time, dateTime: '2025-11-21T12:00:00+03:30' };
    const actions = (
      <>
        <Button size="sm" variant="ghost" icon={<ThumbUpIcon />} aria-pressed={false}>
          {p.like}
        </Button>
        <Button size="sm" variant="ghost" icon={<ReplyIcon />}>
          {p.answer}
        </Button>
      </>
    );
    return (
      <Stack space="lg">
        <Comment
          author={first?.name ?? ''}
          picture={first?.picture}
          time={time}
          text={p.comment}
          actions={actions}
        >
          <Comment
            author={second?.name ?? ''}
            time={time}
            badge={<Badge tone="soft">{p.studio}</Badge>}
            text={p.reply}
            actions={actions}
          />
        </Comment>
        <Comment author={third?.name ?? ''} time={time} text={p.latin} actions={actions} />
        <Comment
          author={third?.name ?? ''}
          picture={third?.picture}
          time={time}
          text={p.summary}
          spoiler={{ warning: p.spoiler, show: p.show }}
        />
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const p = productWords(localeOf(globals));
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(p.summary)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: p.show }));
    await expect(canvas.getByText(p.summary)).toBeVisible();
  },
};
