import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

/** **Do** keep the very place of what is coming. **Don't** show it for less than half a second. */
const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Posters: Story = {
  render: () => (
    <Grid item="poster">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Stack key={place} space="xs">
          <Skeleton shape="poster" />
          <Skeleton width="most" />
          <Skeleton width="little" />
        </Stack>
      ))}
    </Grid>
  ),
};

export const Words: Story = {
  render: () => (
    <Stack space="xs">
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton shape="control" width="little" />
    </Stack>
  ),
};
