import { expect, test } from 'vitest';
import { argsReadBy, disableUnusedControls, groupElementProps } from '../.storybook/shown-props.ts';

const argTypes = {
  loading: { name: 'loading', type: { name: 'boolean' as const } },
  disabled: { name: 'disabled', type: { name: 'boolean' as const } },
};

test('lists the props that a component passes to its element separately', () => {
  const parent = { fileName: 'node_modules/@types/react/index.d.ts' };
  const component = Object.assign(() => null, {
    __docgenInfo: { props: { disabled: { parent } } },
  });
  const { loading, disabled } = groupElementProps({ argTypes, component, parameters: {} });
  expect(loading).toBe(argTypes.loading);
  expect(disabled?.table?.category).toBe('Handed on to its element');
  expect(disabled?.control).toBeUndefined();
});

test('shows controls only for the args that a story reads', () => {
  expect(argsReadBy('{ args: {} }')).toBe('all');
  expect(argsReadBy('{ render: (args, { globals }) => null }')).toBe('all');
  expect(argsReadBy('{ render: ({ shown, ...rest }) => null }')).toBe('all');
  expect(argsReadBy('{ render: () => null }')).toEqual(new Set());
  expect(argsReadBy('{ render: ({ shown }, { globals }) => null }')).toEqual(new Set(['shown']));
  const originalSource = '{ render: (_, { globals }) => null }';
  const shown = disableUnusedControls({
    argTypes,
    parameters: { docs: { source: { originalSource } } },
  });
  for (const { control } of Object.values(shown)) expect(control).toEqual({ disable: true });
});
