import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Link, linkTones } from './Link.tsx';
import { LinkProvider } from './LinkProvider.tsx';
import type { LinkComponentProps } from './link-context.ts';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#/terms', children: 'قوانین و حریم خصوصی' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args, { globals }) => (
    <Inline space="lg">
      {linkTones.map((tone) => (
        <Link key={tone} {...args} tone={tone}>
          {words(localeOf(globals)).columns[0].links[1]}
        </Link>
      ))}
    </Inline>
  ),
};

/** Inside a sentence a link is underlined: colour alone does not tell it. */
export const InSentence: Story = {
  render: (args, { globals }) => {
    const t = words(localeOf(globals));
    return (
      <Text measure>
        {t.paragraph}{' '}
        <Link {...args} tone="inherit">
          {t.more}
        </Link>
      </Text>
    );
  },
};

function RouterLink(props: LinkComponentProps) {
  return (
    <a {...props} data-router="">
      {props.children}
    </a>
  );
}

/** The application gives its router's link once; every link of the kit is then made with it. */
export const FromRouter: Story = {
  render: (args, { globals }) => (
    <LinkProvider component={RouterLink}>
      <Link {...args}>{words(localeOf(globals)).more}</Link>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('data-router');
  },
};
