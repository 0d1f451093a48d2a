import { Markdown } from '@storybook/addon-docs/blocks';

interface Term {
  readonly fa: string;
  readonly en: string;
  readonly notFa: readonly string[];
  readonly why?: string;
}

const [terms = []] = Object.values<readonly Term[]>(
  import.meta.glob('../../../../packages/storefront/src/names/glossary.json', {
    import: 'terms',
    eager: true,
  }),
);

/** The glossary: one term for each thing. The storefront's tests check every message against it. */
export function Glossary() {
  const rows = terms.map(({ fa, en, notFa, why = '' }) =>
    ['', fa, notFa.map((word) => word.replace(/\*$/, '')).join('، '), en, why, '']
      .join(' | ')
      .trim(),
  );
  return (
    <Markdown>
      {['| We write | not | In English | Why |', '| --- | --- | --- | --- |', ...rows].join('\n')}
    </Markdown>
  );
}
