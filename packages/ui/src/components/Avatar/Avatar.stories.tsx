import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { people } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Inline } from '../layout/Inline.tsx';
import { guide } from './Avatar.guide.ts';
import { Avatar, avatarSizes } from './Avatar.tsx';

/**
 * A face, or the first letter of a name, for a person who writes or owns something: a comment, an account, a profile.
 *
 * **Do** write the name beside it; the avatar is decoration and is not announced. **Don't** use it for the cast of a
 * film: use a `PersonCard`.
 */
const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  parameters: { guide },
  args: { name: 'مهتاب رستگار' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (_, { globals }) => (
    <Inline>
      {people(localeOf(globals))
        .slice(0, 3)
        .flatMap(({ id, name, picture }, index) => [
          <Avatar key={id} name={name} picture={picture} size={avatarSizes[index] ?? 'md'} />,
          <Avatar key={`${id}-letter`} name={name} size={avatarSizes[index] ?? 'md'} />,
        ])}
    </Inline>
  ),
  play: async ({ canvasElement, globals }) => {
    const [first] = people(localeOf(globals));
    const faces = Array.from(canvasElement.querySelectorAll('img'));
    await expect(faces).toHaveLength(3);
    // The name is shown beside the avatar, so an alternative text would be announced twice.
    for (const face of faces) await expect(face).toHaveAttribute('alt', '');
    // The image is as wide as the avatar, so that a face of 32 px is not loaded at the width of the window.
    await expect(faces.map(({ sizes }) => sizes)).toEqual(['2rem', '2.75rem', '5rem']);
    for (const face of faces) {
      const { fontSize } = getComputedStyle(document.documentElement);
      const drawn = Number.parseFloat(face.sizes) * Number.parseFloat(fontSize);
      await expect(face.getBoundingClientRect().width).toBe(drawn);
    }
    const letter = canvasElement.querySelectorAll('[aria-hidden="true"]');
    await expect(Array.from(letter, ({ textContent }) => textContent)).toContain(first?.name[0]);
  },
};

/** Unusual names: in the other script, with a leading space, only a symbol, or empty. */
export const UnusualNames: Story = {
  render: () => (
    <Inline>
      {['Sara', '  رها', '🦊 روباه', ''].map((name) => (
        <Avatar key={name} name={name} size="lg" />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const avatars = canvasElement.querySelectorAll('[aria-hidden="true"]');
    await expect(Array.from(avatars, ({ textContent }) => textContent)).toEqual([
      'S',
      'ر',
      '🦊',
      '',
    ]);
  },
};
