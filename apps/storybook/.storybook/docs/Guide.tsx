import { Markdown } from '@storybook/addon-docs/blocks';
import { aliasElementId } from '../called.ts';
import { changesOf } from './changes.ts';

/** The data of a component's `*.guide.ts` file. */
export interface GuideData {
  readonly status: 'stable' | 'new';
  readonly since: string;
  readonly aliases: readonly string[];
  readonly use: string;
  readonly avoid: string;
  readonly keys?: Readonly<Record<string, string>>;
  readonly screenReader: string;
  readonly alsoCovers?: readonly string[];
}

const statuses = {
  stable: 'before 1.0.0, its props change only in a minor version, such as 0.2.0',
  new: 'before 1.0.0, its props may change in any version',
} as const;

/** The alternative names and the stability of a component, shown below its name. */
export function Facts({ guide: { aliases, status, since } }: { guide: GuideData }) {
  return (
    <p className="sb-unstyled docs-facts">
      Also called{' '}
      {aliases.map((word, place) => (
        <span key={word}>
          {place > 0 ? ', ' : ''}
          <bdi id={aliasElementId(word)}>{word}</bdi>
        </span>
      ))}
      .<br />
      Since {since}, {status}: {statuses[status]}.
    </p>
  );
}

export function Guide({ guide: { use, avoid, keys = {}, screenReader } }: { guide: GuideData }) {
  return (
    <Markdown>
      {[
        '## When to use it',
        use,
        '## When not to use it',
        avoid,
        '## Keys',
        keysIn(keys),
        '## What a screen reader announces',
        screenReader,
      ].join('\n\n')}
    </Markdown>
  );
}

/** Collapsed, because a reader who looks for the component does not need its changes. */
export function Changes({ name }: { name: string }) {
  const changes = changesOf(name);
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>Changes of {name}</summary>
      <Markdown>
        {changes
          .flatMap(({ version, changes: versionChanges }) => [
            `**${version}**\n`,
            ...versionChanges.map((change) => `- ${change}`),
            '',
          ])
          .join('\n')}
      </Markdown>
    </details>
  );
}

function keysIn(keys: Readonly<Record<string, string>>): string {
  const rows = Object.entries(keys).map(([key, does]) => `| <kbd>${key}</kbd> | ${does} |`);
  if (rows.length === 0) return 'None. The component cannot be focused.';
  return ['| Key | What it does |', '| --- | --- |', ...rows].join('\n');
}
