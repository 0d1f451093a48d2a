import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { picture } from '../../stories/art.ts';
import { film } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Grid } from '../layout/Grid.tsx';
import { guide } from './Picture.guide.ts';
import { Picture } from './Picture.tsx';

/**
 * Reserves its space before it loads, shows the picture's main colour meanwhile, and a placeholder drawing if it is
 * missing.
 *
 * **Do** leave `alt` empty if the title is beside the picture; describe a picture without text beside it. **Do** set
 * `sizes` to the drawn width: it determines how much data a phone uses.
 * **Don't** set `fetchPriority="high"` on more than one picture of a page, and don't put text into a picture that is
 * not also beside it.
 */
const meta = {
  title: 'Components/Picture',
  component: Picture,
  parameters: { guide },
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
  play: async ({ canvasElement }) => {
    const images = Array.from(canvasElement.querySelectorAll('img'));
    await expect(images).toHaveLength(3);
    for (const [index, ratio] of [2 / 3, 16 / 9, 1].entries()) {
      const image = images[index];
      if (!image) throw new Error('A picture is missing.');
      const { width, height } = image.getBoundingClientRect();
      await expect(Math.abs(width / height - ratio)).toBeLessThan(0.01);
      // The size is in the markup too, so that space is reserved before any stylesheet loads.
      await expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
      await expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
      // Pictures further down load lazily, and decoding does not block the page.
      await expect(image).toHaveAttribute('loading', 'lazy');
      await expect(image).toHaveAttribute('decoding', 'async');
    }
    // The picture is decoration, so screen readers skip it.
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

/** The first picture of a page loads before all others and is drawn together with the text. */
export const First: Story = {
  args: { alt: film('fa').title, loading: 'eager', fetchPriority: 'high' },
  render: (args, { globals }) => (
    <Box style={{ maxInlineSize: '15rem' }}>
      <Picture {...args} alt={film(localeOf(globals)).title} />
    </Box>
  ),
  play: async ({ canvasElement, globals }) => {
    const name = film(localeOf(globals)).title;
    const image = within(canvasElement).getByRole('img', { name });
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).toHaveAttribute('decoding', 'sync');
  },
};

/** An upright crop on narrow screens. A picture that is not shown is not loaded. */
export const TwoCuts: Story = {
  render: () => (
    <Box style={{ position: 'relative', blockSize: 'min(70svh, 40rem)' }}>
      <Picture
        picture={picture('water', 'sea', 'backdrop')}
        narrow={picture('water', 'sea', 'tall')}
        alt=""
        ratio="fill"
        corners="soft"
      />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const wide = canvasElement.querySelector('source');
    const image = canvasElement.querySelector('img');
    if (!wide || !image) throw new Error('One of the cuts is missing.');
    const shape = (element: Element) =>
      Number(element.getAttribute('width')) / Number(element.getAttribute('height'));
    await expect(shape(wide)).toBeGreaterThan(1);
    await expect(shape(image)).toBeLessThan(1);
    await expect(wide.srcset).not.toBe(image.src);
    const isWide = matchMedia(wide.media).matches;
    await waitFor(() => expect(image.currentSrc).toBe(isWide ? wide.srcset : image.src));
  },
};

/** The subject is beside the text, on the side opposite to where lines begin. A card shows the picture as it is. */
export const BesideText: Story = {
  render: () => {
    const backdrop = { ...picture('peak', 'ember', 'backdrop'), mirrorable: true };
    return (
      <Box style={{ position: 'relative', blockSize: '20rem' }}>
        <Picture picture={backdrop} alt="" ratio="fill" />
        <Box style={{ position: 'relative', inlineSize: '8rem' }}>
          <Picture picture={backdrop} alt="" ratio="wide" />
        </Box>
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const [behind, card] = canvasElement.querySelectorAll('img');
    const frameOf = (image: Element | undefined) => image?.closest('span') ?? canvasElement;
    const isWide = matchMedia('(min-width: 64rem)').matches;
    const turned = localeOf(globals) === 'en' ? 'matrix(-1, 0, 0, 1, 0, 0)' : /none|matrix\(1/;
    await expect(getComputedStyle(frameOf(behind)).transform).toMatch(isWide ? turned : 'none');
    await expect(getComputedStyle(frameOf(card)).transform).toBe('none');
  },
};

/** A face near the edge, as a bright dot of 100 in a picture of 1600 by 900 pixels. */
const faceAt = (x: number, y: number) => ({
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#2c2f6b"/><circle cx="${x * 1600}" cy="${y * 900}" r="50" fill="#ffd9b0"/></svg>`,
  )}`,
  width: 1600,
  height: 900,
  color: '#2c2f6b',
  focus: { x, y },
});

const [leftFace, rightFace] = [faceAt(0.1, 0.3), faceAt(0.9, 0.8)];

/** Each crop shows the focal point, also where the picture is mirrored. */
export const FocalPoint: Story = {
  render: () => (
    <Grid item="poster">
      <Picture picture={leftFace} alt="" ratio="poster" corners="poster" />
      <Picture picture={rightFace} alt="" ratio="poster" corners="poster" />
      <Box style={{ position: 'relative', blockSize: '20rem', inlineSize: '6rem' }}>
        <Picture picture={{ ...rightFace, mirrorable: true }} alt="" ratio="fill" />
      </Box>
      <Box style={{ position: 'relative', blockSize: '20rem' }}>
        <Picture picture={leftFace} narrow={rightFace} alt="" ratio="fill" />
      </Box>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const images = Array.from(canvasElement.querySelectorAll('img'));
    const isWide = matchMedia('(min-width: 48rem)').matches;
    const faces = [leftFace, rightFace, rightFace, isWide ? leftFace : rightFace];
    for (const [index, { focus }] of faces.entries()) {
      const image = images[index];
      if (!image) throw new Error('A picture is missing.');
      const { offsetWidth, offsetHeight } = image;
      const scale = Math.max(offsetWidth / 1600, offsetHeight / 900);
      const [x = 0, y = 0] = getComputedStyle(image)
        .objectPosition.split(' ')
        .map((share) => Number.parseFloat(share) / 100);
      // The distance of the face from the edges of the crop.
      const left = focus.x * 1600 * scale - x * (1600 * scale - offsetWidth);
      const top = focus.y * 900 * scale - y * (900 * scale - offsetHeight);
      await expect(left).toBeGreaterThan(0);
      await expect(left).toBeLessThan(offsetWidth);
      await expect(top).toBeGreaterThan(0);
      await expect(top).toBeLessThan(offsetHeight);
    }
  },
};

const nowhere = { url: 'data:image/png;base64,AAAA', width: 400, height: 600, color: '#2c2f6b' };

/** No picture, and a broken picture: shows the curtain, or the first letter of a name. */
export const Missing: Story = {
  render: (_, { globals }) => {
    const { title } = film(localeOf(globals));
    return (
      <Grid item="poster">
        <Picture picture={null} alt="" ratio="poster" corners="poster" />
        <Picture picture={nowhere} alt={title} ratio="poster" corners="poster" />
        <Picture picture={null} alt="" ratio="wide" corners="soft" />
        <Picture picture={null} initialOf={title} alt="" ratio="square" corners="round" />
      </Grid>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const name = film(localeOf(globals)).title;
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    // The picture with a name keeps the name; the others remain decoration.
    await expect(within(canvasElement).getByRole('img', { name })).toBeVisible();
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(3);
    await expect(within(canvasElement).getByText(name[0] ?? '', { exact: true })).toBeVisible();
  },
};

/** The widths that the picture's address supports, so that a phone loads no more than it shows. */
export const Widths: Story = {
  args: {
    // After a `#`, the data URL of the drawn picture accepts any query.
    picture: {
      ...picture('peak', 'ember', 'poster'),
      url: `${picture('peak', 'ember', 'poster').url}#`,
      widths: [160, 320, 640],
    },
    sizes: '10rem',
  },
  render: (args) => (
    <Box style={{ maxInlineSize: '10rem' }}>
      <Picture {...args} />
    </Box>
  ),
  play: async ({ canvasElement, args }) => {
    const image = canvasElement.querySelector('img');
    const url = args.picture?.url;
    await expect(image?.srcset).toBe(`${url}?w=160 160w, ${url}?w=320 320w, ${url}?w=640 640w`);
    await expect(image).toHaveAttribute('sizes', '10rem');
  },
};

const twoDots =
  'data:image/gif;base64,R0lGODlhAQACAIAAAOB6LBYKDCH5BAAAAAAALAAAAAABAAIAAAICDAoAOw==';

const inProgress = {
  ...picture('arches', 'sand', 'poster'),
  url: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
};

/** While the picture loads, its main colour or its placeholder fills its space. */
export const Waiting: Story = {
  render: () => (
    <Grid item="poster">
      <Picture picture={inProgress} alt="" ratio="poster" corners="poster" />
      <Picture
        picture={{ ...inProgress, placeholder: twoDots }}
        alt=""
        ratio="poster"
        corners="poster"
      />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = Array.from(canvasElement.querySelectorAll('li > span'));
    if (!first || !second) throw new Error('A picture is missing.');
    const { backgroundColor, backgroundImage } = getComputedStyle(first);
    await expect(backgroundColor).toBe('rgb(122, 69, 32)');
    await expect(backgroundImage).toBe('none');
    await expect(getComputedStyle(second).backgroundImage).toContain(twoDots);
    // The reserved space has the height of the picture.
    const { width, height } = first.getBoundingClientRect();
    await expect(Math.abs(width / height - 2 / 3)).toBeLessThan(0.01);
  },
};
