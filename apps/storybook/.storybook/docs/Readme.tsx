import { Markdown } from '@storybook/addon-docs/blocks';
import { addressOf } from './pages.ts';

const files: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../../../../packages/{api-client,conformance,domain,player,ui}/README.md',
    '../../../../docs/{brands,your-own-server}.md',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** A page of the repository as it stands there, with its links as they are here. */
export function Readme({ file }: { file: string }) {
  const text = files[`../../../../${file}`];
  if (text === undefined) throw new Error(`${file} is not among the files of Readme.tsx`);
  return (
    <Markdown>
      {text.replace(/\]\(([^)\s]+)\)/g, (_, link: string) => `](${addressOf(link, file)})`)}
    </Markdown>
  );
}
