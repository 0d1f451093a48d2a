import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { picture } from '../../stories/art.ts';
import { film } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Grid } from '../layout/Grid.tsx';
import { Picture } from './Picture.tsx';

/**
 * Keeps its place before it comes, in its own main colour, and has a drawn face when it never comes.
 *
 * **Do** leave `alt` empty where the title stands beside it. **Don't** make more than one picture of
 * a page `fetchPriority="high"`.
 */
const meta = {
  title: 'Components/Picture',
  component: Picture,
  argTypes: { picture: { control: false } },
  args: {
    picture: picture('peak', 'ember', 'poster'),
    alt: '',
    ratio: 'poster',
    corners: 'poster',
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ratios: Story = {
  render: () => (
    <Grid item="poster">
      <Picture
        picture={picture('peak', 'ember', 'poster')}
        alt=""
        ratio="poster"
        corners="poster"
      />
      <Picture picture={picture('water', 'sea', 'wide')} alt="" ratio="wide" corners="soft" />
      <Picture
        picture={picture('arches', 'violet', 'poster')}
        alt=""
        ratio="square"
        corners="round"
      />
    </Grid>
  ),
};

const nowhere = { url: 'data:image/png;base64,AAAA', width: 400, height: 600, color: '#2c2f6b' };

/** No picture, and one that breaks: the curtain stays drawn. */
export const Missing: Story = {
  render: (_, { globals }) => {
    const { title } = film(localeOf(globals));
    return (
      <Grid item="poster">
        <Picture picture={null} alt="" ratio="poster" corners="poster" />
        <Picture picture={nowhere} alt={title} ratio="poster" corners="poster" />
        <Picture picture={null} alt="" ratio="wide" corners="soft" />
        <Picture picture={null} alt="" ratio="square" corners="round" />
      </Grid>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const name = film(localeOf(globals)).title;
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(within(canvasElement).getByRole('img', { name })).toBeVisible();
  },
};

/** In the widths that its address takes, so that a phone loads no more than it shows. */
export const Widths: Story = {
  args: {
    picture: { ...picture('peak', 'ember', 'poster'), widths: [160, 320, 640] },
    sizes: '10rem',
  },
  play: async ({ canvasElement, args }) => {
    const image = canvasElement.querySelector('img');
    const url = args.picture?.url;
    await expect(image?.srcset).toBe(`${url}?w=160 160w, ${url}?w=320 320w, ${url}?w=640 640w`);
    await expect(image).toHaveAttribute('sizes', '10rem');
  },
};

const twoDots =
  'data:image/gif;base64,R0lGODlhAQACAIAAAOB6LBYKDCH5BAAAAAAALAAAAAABAAIAAAICDAoAOw==';

const underWay = {
  ...picture('arches', 'sand', 'poster'),
  url: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
};

/** While it is under way its main colour holds the place, or its placeholder. */
export const Waiting: Story = {
  render: () => (
    <Grid item="poster">
      <Picture picture={underWay} alt="" ratio="poster" corners="poster" />
      <Picture
        picture={{ ...underWay, placeholder: twoDots }}
        alt=""
        ratio="poster"
        corners="poster"
      />
    </Grid>
  ),
};
