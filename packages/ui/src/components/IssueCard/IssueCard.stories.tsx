import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { film, films } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Grid } from '../layout/Grid.tsx';
import { guide } from './IssueCard.guide.ts';
import { IssueCard, IssueCardSkeleton } from './IssueCard.tsx';

/**
 * An issue of a magazine or a newspaper: its cover, publication, number, topic and date.
 *
 * **Do** write the date in the reader's calendar. **Don't** use it for a video that is not an issue; a `WideCard`
 * shows the length of a video.
 */
const meta = {
  title: 'Components/IssueCard',
  component: IssueCard,
  parameters: { guide },
  argTypes: { picture: { control: false } },
  args: {
    href: '#/video/ravagh-48',
    title: 'کاشی‌های گمشدهٔ اصفهان',
    picture: film('fa').poster,
    kicker: 'رواق، شمارهٔ ۴۸',
    date: '۲۵ آبان ۱۴۰۵',
  },
} satisfies Meta<typeof IssueCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A long title, text in the other direction, a card without cover and date, and a skeleton. Cards with usual text
 * have one height, and long text is not cut off.
 */
export const InGrid: Story = {
  render: (args, { globals }) => {
    const locale = localeOf(globals);
    const other = film(locale === 'fa' ? 'en' : 'fa', 6).title;
    return (
      <Grid item="poster">
        {films(locale).map(({ id, href, title, poster }, index) => (
          <IssueCard
            key={id}
            {...args}
            href={href}
            title={index === 1 ? other : title}
            kicker={index === 2 ? `${args.kicker} · ${other}` : args.kicker}
            picture={index === 3 ? null : poster}
            date={index === 3 ? undefined : args.date}
          />
        ))}
        <IssueCardSkeleton />
      </Grid>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName(
      expect.stringMatching(new RegExp(`^${args.kicker}.*${args.date}$`)),
    );
    const heights = Array.from(canvasElement.querySelectorAll('li > *'), (each) =>
      Math.round(each.getBoundingClientRect().height),
    );
    const least = Math.min(...heights);
    await expect(heights.filter((height) => height === least).length).toBeGreaterThan(2);
    const kicker = canvas.getByText(new RegExp(`^${args.kicker} · `));
    await expect(kicker.scrollWidth).toBeLessThanOrEqual(kicker.offsetWidth);
    await expect(getComputedStyle(kicker).overflow).toBe('visible');
  },
};
