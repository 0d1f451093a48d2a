import type { Meta, StoryObj } from '@storybook/react-vite';
import { portrait } from '../../stories/art.ts';
import { people } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Grid } from '../layout/Grid.tsx';
import { PersonCard } from './PersonCard.tsx';

const meta = {
  title: 'Components/PersonCard',
  component: PersonCard,
  argTypes: { picture: { control: false } },
  args: { href: '#/cast', name: 'مهتاب رستگار', picture: portrait('ember') },
} satisfies Meta<typeof PersonCard>;

export default meta;

export const InGrid: StoryObj<typeof meta> = {
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
};
