import { ask } from '@parde/api-client/query';
import { fail, respond } from '@parde/api-client/testing';
import { fixture } from '@parde/api-client/testing/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { withPosters } from './demo-titles.ts';
import { type Answers, mockApi, Queries } from './mock-api.tsx';
import { MyList } from './states.tsx';
import { localeOf } from './story-locale.ts';

interface Args {
  /** Makes the answers of one story. A request that fails once succeeds at the second try. */
  answers: () => Answers;
  /** True if the list was loaded before. */
  isLoaded?: boolean;
}

const list = () =>
  fixture('listMyTitles', ({ data }) => {
    data.items = withPosters(data.items);
  });

/** Old answers are requested again. */
const old = { updatedAt: 1 };

function Demo({ answers, isLoaded, locale }: Args & { locale: 'fa' | 'en' }) {
  const [api] = useState(() => mockApi(locale, answers()));
  const { queryKey } = ask(api, 'listMyTitles', { path: { list: 'watchlist' } });
  return (
    <Queries fill={(client) => isLoaded && client.setQueryData(queryKey, list().data, old)}>
      <MyList api={api} locale={locale} />
    </Queries>
  );
}

const meta = {
  title: 'Patterns/Empty and error states',
  tags: ['!autodocs'],
  argTypes: { answers: { table: { disable: true } }, isLoaded: { table: { disable: true } } },
  args: { answers: () => () => [respond('listMyTitles', list(), { delay: 300 })] },
  render: (args, { globals }) => (
    <Demo key={localeOf(globals)} {...args} locale={localeOf(globals)} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = {
  args: { answers: () => () => [respond('listMyTitles', list(), { delay: 'infinite' })] },
};

export const Empty: Story = {
  args: {
    answers: () => () => [
      respond(
        'listMyTitles',
        fixture('listMyTitles', ({ data }) => {
          data.items = [];
        }),
      ),
    ],
  },
};

const failsOnce = (failure: 503 | 'network') => () => {
  const handlers = [
    fail('listMyTitles', failure, { once: true }),
    respond('listMyTitles', list(), { delay: 300 }),
  ];
  return () => handlers;
};

export const Failed: Story = { args: { answers: failsOnce(503) } };

export const FailedWithOlderContent: Story = {
  args: { answers: failsOnce(503), isLoaded: true },
};

// The tests are stories of their own: a play function would change what a reader opens.
export const FailedTest: Story = {
  tags: ['!dev', '!autodocs'],
  ...Failed,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const FailedWithOlderContentTest: Story = {
  tags: ['!dev', '!autodocs'],
  ...FailedWithOlderContent,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('status')).toBeVisible();
    await expect(canvas.getByRole('list')).toBeVisible();
  },
};

export const RetriedTest: Story = {
  tags: ['!dev', '!autodocs'],
  args: { answers: failsOnce('network') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button'));
    const region = canvas.getByRole('region');
    await expect(region).toHaveFocus();
    await expect(await canvas.findByRole('list')).toBeVisible();
    await expect(region).toHaveFocus();
  },
};

export const Offline: Story = {
  // The connection of TanStack Query is one for the complete page, so the docs show this story in a frame.
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  beforeEach: () => {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
};

export const OfflineTest: Story = {
  tags: ['!dev', '!autodocs'],
  ...Offline,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      /اینترنت قطع است|You are offline/,
    );
  },
};
