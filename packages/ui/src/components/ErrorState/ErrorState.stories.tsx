import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plainNumber } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { ErrorState } from './ErrorState.tsx';

/** What did not come, why as far as it is known, and the way on. */
const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { title: 'این صفحه پیدا نشد' },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = words(locale);
    return (
      <ErrorState
        headingLevel={1}
        code={plainNumber(locale, 404)}
        title={t.notFound}
        text={t.notFoundText}
        actions={
          <ButtonLink href="#/" variant="primary">
            {t.goHome}
          </ButtonLink>
        }
      />
    );
  },
};

export const DidNotArrive: Story = {
  render: (_, { globals }) => {
    const t = words(localeOf(globals));
    return (
      <ErrorState
        live
        title={t.failed}
        text={t.failedText}
        actions={<Button variant="primary">{t.retry}</Button>}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = words(localeOf(globals));
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(t.failed);
  },
};
