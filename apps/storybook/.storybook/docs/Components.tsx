import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { GuideData } from '../code/guide-text.ts';

const guides: Readonly<Record<string, GuideData>> = import.meta.glob(
  '../../../../packages/{ui,player}/src/**/*.guide.ts',
  { import: 'guide', eager: true },
);

interface Page {
  readonly id: string;
  readonly title: string;
  readonly guide: GuideData;
}

/** Lists each component with its purpose and its alternative names. */
export function Components() {
  const pages = usePages();
  const rows = pages.map(({ id, title, guide: { use, aliases } }) => {
    const name = title === 'Player/Film' ? 'Player' : title.replace(/^.*\//, '');
    const words = aliases.map((word) => `<bdi>${word}</bdi>`).join(', ');
    return `| [${name}](?path=/docs/${id}) | ${use} | ${words} |`;
  });
  return (
    <Markdown>
      {['| Component | When to use it | Also called |', '| --- | --- | --- |', ...rows].join('\n')}
    </Markdown>
  );
}

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly importPath: string;
}

/** Reads the pages that have a guide from Storybook's index. */
function usePages(): readonly Page[] {
  const [pages, setPages] = useState<readonly Page[]>([]);
  useEffect(() => {
    let here = true;
    const read = async () => {
      const answer = await fetch('index.json');
      const { entries }: { entries: Record<string, Entry> } = await answer.json();
      if (here) setPages(pagesOf(Object.values(entries)));
    };
    void read();
    return () => {
      here = false;
    };
  }, []);
  return pages;
}

const pagesOf = (entries: readonly Entry[]): Page[] =>
  entries
    .filter(({ type }) => type === 'docs')
    .flatMap(({ id, title, importPath }) => {
      const guide = guides[`../../${importPath.replace(/\.stories\.tsx$/, '.guide.ts')}`];
      return guide ? [{ id, title, guide }] : [];
    })
    .sort((one, other) => one.title.localeCompare(other.title));
