import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../components/layout/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { shared } from '../generated/token-values.ts';
import { Specimen } from './Specimen.tsx';

/**
 * What no brand changes, as `pnpm tokens` made it of `packages/ui/tokens`. Colours, corners, shadows
 * and weights are a brand's own: they stand on their pages, and follow the toolbar.
 *
 * **Do** add a token in JSON and run `pnpm tokens`. **Don't** write a number in a component.
 */
const meta = { title: 'Foundations/Tokens' } satisfies Meta;

export default meta;

type Values = { readonly [name: string]: string | Values };

const leaves = (values: Values, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`${path}${name}`, value] as const]
      : leaves(value, `${path}${name}.`),
  );

export const Shared: StoryObj = {
  render: () => (
    <Stack space="none">
      {leaves(shared).map(([name, value]) => (
        <Specimen key={name} name={name}>
          <Text size="sm" tone="muted" dir="ltr" lang="en" tabular>
            {value}
          </Text>
        </Specimen>
      ))}
    </Stack>
  ),
};
