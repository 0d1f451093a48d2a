import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { guide } from './EmptyState.guide.ts';
import { EmptyState } from './EmptyState.tsx';

/**
 * A section without content: an empty stage, a text about the future content, and a link to add it.
 *
 * **Do** explain how to fill the section, with the same text as the button. One link is enough.
 *
 * **Don't** apologise, and don't use it for content that failed to load: use an `ErrorState`.
 */
const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: { guide },
  args: { title: 'فهرست شما هنوز خالی است' },
} satisfies Meta<typeof EmptyState>;

export default meta;

export const EmptyList: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const t = messages(localeOf(globals));
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
  play: async ({ canvasElement, globals }) => {
    const t = messages(localeOf(globals));
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: t.emptyList })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.goHome })).toBeVisible();
    // The stage is hidden from screen readers.
    await expect(canvas.queryAllByRole('img')).toEqual([]);
    await expect(
      canvasElement.querySelector('svg')?.closest('[aria-hidden="true"]'),
    ).not.toBeNull();
  },
};

const edges = {
  fa: {
    title: 'برای «The Long Way Home: Director’s Cut» چیزی پیدا نشد',
    text: 'شاید نامش را به فارسی نوشته باشیم. املای دیگری را امتحان کنید، یا در دسته‌ها بگردید.',
    actions: ['جست‌وجوی دوباره', 'گشتن در همهٔ دسته‌ها و ژانرها'],
  },
  en: {
    title: 'Nothing found for “آخرین برف دماوند: نسخهٔ کامل”',
    text: 'It may stand under its English name. Try another spelling, or look through the genres.',
    actions: ['Search again', 'Look through all genres and categories'],
  },
} as const;

/** Another drawing, a name in the other direction, and two links, on the smallest phone. */
export const Edges: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'w320' } },
  render: (_, { globals }) => {
    const { title, text, actions } = edges[localeOf(globals)];
    return (
      <>
        <EmptyState
          title={title}
          text={text}
          icon={<SearchIcon />}
          actions={actions.map((name) => <Button key={name}>{name}</Button>)}
        />
        <EmptyState title={messages(localeOf(globals)).emptyList} headingLevel={3} />
      </>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { actions } = edges[localeOf(globals)];
    const canvas = within(canvasElement);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    for (const name of actions) {
      const { left, right } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(left).toBeGreaterThan(0);
      await expect(right).toBeLessThan(innerWidth);
    }
    await expect(canvas.getAllByRole('heading')).toHaveLength(2);
  },
};
