import { Markdown } from '@storybook/addon-docs/blocks';
import { addressOf } from './pages.ts';

const files: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../../../../packages/{api-client,conformance,domain,offline,player,ui}/README.md',
    '../../../../docs/{brands,your-own-server}.md',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The pictures of the README files, by path in the repository. */
const pictures: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../packages/ui/images/*.webp',
  { query: '?url', import: 'default', eager: true },
);

const published = 'https://raw.githubusercontent.com/parde/parde/main/';

const pictureUrl = (link: string): string | undefined =>
  link.startsWith(published) ? pictures[link.replace(published, '../../../../')] : undefined;

/** Shows a Markdown file of the repository. Its links and pictures point to addresses in the docs. */
export function Readme({ file }: { file: string }) {
  const text = files[`../../../../${file}`];
  if (text === undefined) throw new Error(`${file} is not among the files of Readme.tsx`);
  return (
    <Markdown>
      {text.replace(
        /\]\(([^)\s]+)\)/g,
        (_, link: string) => `](${pictureUrl(link) ?? addressOf(link, file)})`,
      )}
    </Markdown>
  );
}
