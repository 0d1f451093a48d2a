import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { messages } from '../../stories/messages/messages.ts';
import { StoryFooter } from '../../stories/parts/StoryShell.tsx';
import { localeOf } from '../../stories/story-locale.ts';
import { Link } from '../Link/Link.tsx';
import { guide } from './Footer.guide.ts';
import { Footer, FooterColumns } from './Footer.tsx';

/**
 * The end of a page: a description of the service, further links and support.
 *
 * **Do** make the support number a link that a phone can call. **Do** name the navigation, because a page has
 * several. **Don't** repeat the complete menu.
 */
const meta = {
  title: 'Components/Footer',
  component: Footer,
  parameters: { guide, layout: 'fullscreen' },
  args: { columns: [], navLabel: 'پیوندهای پایین صفحه', copyright: '© پرده' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a wide screen, all links are visible at once. */
export const Full: Story = {
  globals: { viewport: { value: 'w1280' } },
  render: (_, { globals }) => <StoryFooter locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const t = messages(localeOf(globals));
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    const nav = within(canvas.getByRole('navigation', { name: t.footerNavigation }));
    for (const { title, links } of t.columns) {
      const heading = nav.getByRole('heading', { level: 2, name: title });
      const shown = links.map((name) => nav.getByRole('link', { name }));
      for (const each of [heading, ...shown]) await expect(each.checkVisibility()).toBe(true);
    }
    await expect(canvas.getByText(t.copyright)).toBeVisible();
  },
};

/** On a phone the groups are collapsed, and open without script. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  render: (_, { globals }) => <StoryFooter locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const t = messages(localeOf(globals));
    const nav = within(within(canvasElement).getByRole('navigation', { name: t.footerNavigation }));
    const shown = () => nav.getAllByRole('link').filter((link) => link.checkVisibility());
    await expect(shown()).toEqual([]);
    const [{ title, links }] = t.columns;
    await userEvent.click(nav.getByRole('heading', { level: 2, name: title }));
    await expect(shown().map((link) => link.textContent)).toEqual(links);
    for (const link of shown()) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** `renderColumns` replaces the groups. */
export const OwnColumns: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    propCode: {
      renderColumns: `() => (
  <FooterColumns
    columns={[{ title: 'باشگاه', links: [{ href: '/club', label: 'قواعد باشگاه' }] }]}
  />
)`,
    },
  },
  render: (_, { globals }) => {
    const t = messages(localeOf(globals));
    const [{ title, links }] = t.columns;
    const own = { title, links: links.map((label, row) => ({ href: `#/club/${row}`, label })) };
    return (
      <Footer
        navLabel={t.footerNavigation}
        columns={[]}
        renderColumns={() => <FooterColumns columns={[own]} />}
        copyright={t.copyright}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages(localeOf(globals));
    const nav = within(within(canvasElement).getByRole('navigation', { name: t.footerNavigation }));
    await expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(
      t.columns[0].links,
    );
  },
};

const support = { fa: '۰۲۱ ۹۱۰۰ ۲۰۳۰', en: '021 9100 2030' } as const;

/** No logo and no social links; a telephone number, one column, and a link without a space. */
export const Edges: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = messages(locale);
    return (
      <Footer
        navLabel={t.footerNavigation}
        about={
          <Link href="tel:+982191002030">
            <bdi dir="ltr">{support[locale]}</bdi>
          </Link>
        }
        columns={[
          {
            title: t.columns[0].title,
            links: [
              { href: '#/long', label: 'news.parde.example/a-related-site-with-a-long-name' },
              { href: '#/other', label: messages(locale === 'fa' ? 'en' : 'fa').about },
            ],
          },
        ]}
        copyright={t.copyright}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const footer = canvas.getByRole('contentinfo');
    await expect(footer.scrollWidth).toBeLessThanOrEqual(footer.clientWidth);
    await expect(canvas.getByRole('link', { name: support[localeOf(globals)] })).toHaveAttribute(
      'href',
      'tel:+982191002030',
    );
  },
};
