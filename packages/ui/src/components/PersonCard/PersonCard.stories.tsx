import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { portrait } from '../../stories/art.ts';
import { people } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Grid } from '../layout/Grid.tsx';
import { guide } from './PersonCard.guide.ts';
import { PersonCard } from './PersonCard.tsx';

/**
 * A person by their portrait: in the cast of a film, or in search results.
 *
 * **Do** state their role in one or two words: «کارگردان», or a part in the film. **Don't** mix it with posters in
 * one row: viewers look at faces and at films differently.
 */
const meta = {
  title: 'Components/PersonCard',
  component: PersonCard,
  parameters: { guide },
  argTypes: { picture: { control: false } },
  args: { href: '#/cast', name: 'مهتاب رستگار', picture: portrait('ember') },
} satisfies Meta<typeof PersonCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InGrid: Story = {
  render: (_, { globals }) => (
    <Grid item="person">
      {people(localeOf(globals)).map(({ id, href, name, role, picture }, index) => (
        <PersonCard
          key={id}
          href={href}
          name={name}
          role={role}
          picture={index === 5 ? null : picture}
        />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement, globals }) => {
    const [first] = people(localeOf(globals));
    const [link] = within(canvasElement).getAllByRole('link');
    // One link, named by the person and their role. The face is not announced.
    await expect(link).toHaveAccessibleName(`${first?.name} ${first?.role}`);
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

/** A long name, a name in the other script, no portrait, no role. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const [one] = people(locale);
    const [other] = people(locale === 'fa' ? 'en' : 'fa');
    const long =
      locale === 'fa'
        ? 'سید ابوالفضل میرمحمدصادقی خراسانی‌نژاد'
        : 'Seyyed Abolfazl Mirmohammad-Sadeghi Khorasani';
    return (
      <Grid item="person">
        <PersonCard href="#/long" name={long} role={one?.role} picture={one?.picture} />
        <PersonCard
          href="#/other"
          name={other?.name ?? ''}
          role={one?.role}
          picture={one?.picture}
        />
        <PersonCard href="#/sign" name={long} picture={one?.picture} corners="poster" />
        <PersonCard href="#/signless" name={long} picture={null} corners="poster" />
        <PersonCard href="#/faceless" name={one?.name ?? ''} picture={null} />
      </Grid>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const [other] = people(locale === 'fa' ? 'en' : 'fa');
    const name = within(canvasElement).getByText(other?.name ?? '');
    await expect(getComputedStyle(name).direction).toBe(locale === 'fa' ? 'ltr' : 'rtl');
    await expect(getComputedStyle(name).textAlign).toBe('center');
    const faceless = within(canvasElement).getAllByRole('link').at(-1);
    // The first letter replaces the portrait, and is not announced.
    const initial = faceless?.querySelector('[aria-hidden="true"]');
    await expect(initial).toHaveTextContent(people(locale)[0]?.name[0] ?? '');
    await expect(faceless).toHaveAccessibleName(people(locale)[0]?.name ?? '');
    // A missing logo is replaced by the name as text, which is read only once.
    const signless = within(canvasElement).getAllByRole('link').at(-2);
    const messages = signless?.querySelector('[aria-hidden="true"]')?.textContent ?? '';
    await expect(messages).not.toBe('');
    await expect(signless).toHaveAccessibleName(messages);
  },
};
