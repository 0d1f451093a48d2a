import { Markdown } from '@storybook/addon-docs/blocks';
import { typesOf } from './types-of.ts';

const plainString =
  'A plain string does for a `PhraseData` or `PhrasesData`. Where the text is not in the language of the page, it is `{ text, lang, dir }`; `PhrasesData` may also be a list of both.';

/** The props table shows only the name of a type. This section shows the fields of each type. */
export function Types({ component }: { component: string }) {
  const types = typesOf(component);
  if (types.length === 0) return null;
  const takesPhrases = types.some((type) => type.startsWith('type PhraseData '));
  return (
    <Markdown>
      {[
        '### Types of its props',
        ...(takesPhrases ? [plainString] : []),
        ['```ts', types.join('\n\n'), '```'].join('\n'),
      ].join('\n\n')}
    </Markdown>
  );
}
