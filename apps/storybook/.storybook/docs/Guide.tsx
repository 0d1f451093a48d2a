import { Markdown } from '@storybook/addon-docs/blocks';
import { aliasElementId } from '../called.ts';
import { type GuideData, guideText } from '../code/guide-text.ts';
import { changesOf } from './changes.ts';

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

export function Guide({ guide }: { guide: GuideData }) {
  return <Markdown>{guideText(guide)}</Markdown>;
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
