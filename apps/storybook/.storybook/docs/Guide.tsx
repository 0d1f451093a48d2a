import { Markdown } from '@storybook/addon-docs/blocks';
import { changesOf } from './changes.ts';

/** As the component's `*.guide.ts` has it. */
export interface GuideData {
  readonly status: 'stable' | 'new';
  readonly since: string;
  readonly use: string;
  readonly avoid: string;
  readonly keys?: Readonly<Record<string, string>>;
  readonly heard: string;
  readonly also?: readonly string[];
}

const statuses = {
  stable: 'stable: what it takes changes with a major version alone',
  new: 'new: what it takes may still change with a minor version',
} as const;

export function Guide({ name, guide }: { name: string; guide: GuideData }) {
  const { status, since, use, avoid, keys = {}, heard } = guide;
  const changes = changesOf(name);
  return (
    <Markdown>
      {[
        `**Status** ${statuses[status]}. **Since** ${since}.`,
        '## When to use it',
        use,
        '## When not to',
        avoid,
        '## Keys',
        keysIn(keys),
        '## What a screen reader says',
        heard,
        ...(changes.length > 0
          ? ['## Changes', changes.map((change) => `- ${change}`).join('\n')]
          : []),
      ].join('\n\n')}
    </Markdown>
  );
}

function keysIn(keys: Readonly<Record<string, string>>): string {
  const rows = Object.entries(keys).map(([key, does]) => `| <kbd>${key}</kbd> | ${does} |`);
  if (rows.length === 0) return 'None: it is no stop of the keyboard.';
  return ['| Key | What it does |', '| --- | --- |', ...rows].join('\n');
}
