import { toId } from 'storybook/internal/csf';

const written: Readonly<Record<string, string>> = import.meta.glob('../../pages/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The pages without stories: their ids in Storybook, and the files of the repository that they show. */
export const pages = Object.values(written).map((text) => ({
  id: toId(/<Meta title="([^"]+)"/.exec(text)?.[1] ?? '', 'docs'),
  file: /<Readme file="([^"]+)"/.exec(text)?.[1],
  text,
}));

const repository = 'https://github.com/parde/parde';

/**
 * Returns the address of a link in a file: the docs page that shows its target, or else the target in the repository.
 */
export function addressOf(link: string, from: string): string {
  const target = fileOf(link, from);
  if (target === undefined) return link;
  const page = pages.find(({ file }) => file === target || file === `${target}/README.md`);
  return page ? `?path=/docs/${page.id}` : `${repository}/blob/main/${target}`;
}

/** Returns the file or folder of the repository that a link points to. */
export function fileOf(link: string, from: string): string | undefined {
  const [, there] =
    /^https:\/\/github\.com\/parde\/parde\/(?:tree|blob)\/main\/([^#]+)/.exec(link) ?? [];
  if (there !== undefined) return there.replace(/\/$/, '');
  if (/^(?:[a-z]+:|#|\?)/.test(link)) return undefined;
  return new URL(link, `file:///${from}`).pathname.slice(1).replace(/\/$/, '');
}

/** Returns every link in a Markdown text. */
export const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link ?? '');
