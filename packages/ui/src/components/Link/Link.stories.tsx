import type { Meta, StoryObj } from '@storybook/react-vite';
import { createContext, type MouseEvent, use, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { film } from '../../stories/catalogue.ts';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { fieldMessages } from '../../stories/messages/field-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { expectNoOverflow } from '../../stories/no-overflow.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Box } from '../layout/Box.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Inline } from '../layout/Inline.tsx';
import { PosterCard } from '../PosterCard/PosterCard.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Link.guide.ts';
import { Link, linkTones } from './Link.tsx';
import { LinkProvider } from './LinkProvider.tsx';
import type { LinkComponentProps } from './link-context.ts';

/**
 * A link of text, which describes its target.
 *
 * **Do** use `inherit` inside a sentence, where it is underlined, and set `lang` and `dir` if it leads to a page in
 * another language.
 * **Don't** write «این‌جا»: a screen reader lists links without their context.
 */
const meta = {
  title: 'Components/Link',
  component: Link,
  parameters: { guide },
  args: { href: '#/terms', children: 'قوانین و حریم خصوصی' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args, { globals }) => (
    <Inline space="lg">
      {linkTones.map((tone) => (
        <Link key={tone} {...args} tone={tone}>
          {messages(localeOf(globals)).columns[0].links[1]}
        </Link>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement, globals }) => {
    const name = messages(localeOf(globals)).columns[0].links[1];
    const links = within(canvasElement).getAllByRole('link', { name });
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

/** Inside a sentence a link is underlined, because colour alone does not distinguish it. */
export const InSentence: Story = {
  render: (args, { globals }) => {
    const t = messages(localeOf(globals));
    return (
      <Text measure size="sm">
        {t.paragraph}{' '}
        <Link {...args} tone="inherit">
          {t.more}
        </Link>
      </Text>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const link = within(canvasElement).getByRole('link', {
      name: messages(localeOf(globals)).more,
    });
    const { textDecorationLine, textDecorationColor, color } = getComputedStyle(link);
    await expect(textDecorationLine).toBe('underline');
    await expect(textDecorationColor).toBe(color);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

function RouterLink(props: LinkComponentProps) {
  return (
    <a {...props} data-router="">
      {props.children}
    </a>
  );
}

/** The application passes its router's link once, and every link of the kit uses it. */
export const FromRouter: Story = {
  render: (args, { globals }) => (
    <LinkProvider component={RouterLink}>
      <Link {...args}>{messages(localeOf(globals)).more}</Link>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('data-router');
  },
};

const OpenFilm = createContext<(address: string) => void>(() => {});

function OpensHere({ href, ...anchor }: LinkComponentProps) {
  const open = use(OpenFilm);
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(href);
  };
  return (
    <a {...anchor} href={href} aria-haspopup="dialog" onClick={openHere}>
      {anchor.children}
    </a>
  );
}

function FilmsThatOpenHere({ locale }: { locale: StoryLocale }) {
  const [address, setAddress] = useState<string>();
  const { href, title, poster } = film(locale, 0);
  return (
    <>
      <OpenFilm value={setAddress}>
        <LinkProvider component={OpensHere}>
          <Grid item="poster">
            <PosterCard href={href} title={title} picture={poster} />
          </Grid>
        </LinkProvider>
      </OpenFilm>
      <Dialog
        open={address !== undefined}
        title={title}
        closeLabel={controlMessages(locale).close}
        onClose={() => setAddress(undefined)}
      >
        <Link href={href}>{messages(locale).more}</Link>
      </Dialog>
    </>
  );
}

/** A card keeps its address but opens the film over the page: a custom link component handles a plain click. */
export const CardOpensHere: Story = {
  render: (_, { globals }) => <FilmsThatOpenHere locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const { title, href } = film(locale, 0);
    const card = within(canvasElement).getByRole('link', { name: new RegExp(title) });
    await expect(card).toHaveAttribute('href', href);
    const before = location.href;
    await userEvent.click(card);
    const dialog = await within(document.body).findByRole('dialog', { name: title });
    await expect(location.href).toBe(before);
    await userEvent.click(
      within(dialog).getByRole('button', { name: controlMessages(locale).close }),
    );
    await waitFor(() => expect(card).toHaveFocus());
  },
};

/** A link of many lines, a link to the other language in the middle of a sentence, and a bare address. */
export const Edges: Story = {
  render: (args, { globals }) => {
    const locale = localeOf(globals);
    const other = locale === 'fa' ? 'en' : 'fa';
    const t = messages(locale);
    return (
      <Box style={{ maxInlineSize: '16rem' }}>
        <Text>
          {t.vat}{' '}
          <Link {...args} tone="inherit" lang={other} dir="auto">
            {fieldMessages(other).longAction}!
          </Link>{' '}
          {t.expiring}{' '}
          <Link href="#/address" dir="ltr">
            https://parde.example/movie/1402/the-last-snow-of-damavand-directors-cut
          </Link>
        </Text>
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const other = locale === 'fa' ? 'en' : 'fa';
    const foreign = within(canvasElement).getByRole('link', {
      name: `${fieldMessages(other).longAction}!`,
    });
    await expect(getComputedStyle(foreign).direction).toBe(locale === 'fa' ? 'ltr' : 'rtl');
    await expect(foreign).toHaveAttribute('lang', other);
    await expectNoOverflow(canvasElement);
  },
};
