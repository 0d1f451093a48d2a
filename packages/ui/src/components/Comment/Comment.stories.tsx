import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { people } from '../../stories/catalogue.ts';
import { productMessages } from '../../stories/messages/product-messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { ReplyIcon } from '../icons/ReplyIcon.tsx';
import { ThumbUpIcon } from '../icons/ThumbUpIcon.tsx';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './Comment.guide.ts';
import { Comment } from './Comment.tsx';

/**
 * A viewer's comment, in the direction of its own text. A spoiler is shown only on request.
 *
 * **Do** hide a spoiler behind its warning. **Do** mark the studio's own answers with a badge.
 * **Don't** nest answers deeper than one level: on a phone the lines become too short.
 */
const meta = {
  title: 'Components/Comment',
  component: Comment,
  parameters: { guide },
  args: { author: '', time: { text: '', dateTime: '2025-11-21' }, text: '' },
} satisfies Meta<typeof Comment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Thread: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const p = productMessages(locale);
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
    const p = productMessages(localeOf(globals));
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(p.summary)).toBeNull();
    // The name contains the author, because a page may have several spoilers.
    const author = people(localeOf(globals))[2]?.name;
    await userEvent.click(canvas.getByRole('button', { name: `${p.show}: ${author}` }));
    await expect(canvas.getByText(p.summary)).toBeVisible();
    // The button is removed, and the focus moves to the text.
    await expect(canvas.getByText(p.summary)).toHaveFocus();
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveAccessibleName(people(localeOf(globals))[0]?.name ?? '');
  },
};

/** A very long name, text without spaces, text in the other script, the writer's own line breaks, and an empty text. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const p = productMessages(locale);
    const time = { text: p.time, dateTime: '2025-11-21T12:00:00+03:30' };
    return (
      <Box style={{ maxInlineSize: '20rem' }}>
        <Stack space="lg">
          <Comment author={'xX_moviemaniac_'.repeat(6)} time={time} text={'ههه'.repeat(60)} />
          <Comment author={p.latin} time={time} text={p.latin} />
          <Comment author={p.studio} time={time} text={`${p.reply}\n\n${p.latin}`} />
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const p = productMessages(localeOf(globals));
    const canvas = within(canvasElement);
    for (const comment of canvas.getAllByRole('article')) {
      await expect(comment.scrollWidth).toBeLessThanOrEqual(comment.clientWidth);
    }
    const [, messages] = canvas.getAllByText(p.latin);
    if (!messages) throw new Error('The comment has no words.');
    await expect(getComputedStyle(messages).direction).toBe(
      localeOf(globals) === 'fa' ? 'ltr' : 'rtl',
    );
    // A second paragraph in the other script has its own direction and alignment.
    const [both] = canvas.getByText(
      (_, element) =>
        element?.matches('p') === true && element.textContent?.endsWith(`\n\n${p.latin}`),
    ).childNodes;
    if (!both) throw new Error('The comment has no words.');
    const end = p.reply.length + 2 + p.latin.length;
    const first = letterBox(both, end - p.latin.length);
    const last = letterBox(both, end - 1);
    const runsRight = last.left > first.left;
    await expect(runsRight).toBe(localeOf(globals) === 'fa');
  },
};

function letterBox(node: Node, index: number): DOMRect {
  const range = document.createRange();
  range.setStart(node, index);
  range.setEnd(node, index + 1);
  return range.getBoundingClientRect();
}
