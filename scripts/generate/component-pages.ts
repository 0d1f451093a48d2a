import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Guide } from '../../packages/ui/src/stories/guide.ts';
import { readJson } from '../lib/json.ts';
import { publishablePackages } from '../lib/publishable.ts';
import { root } from '../lib/workspace.ts';
import { type Component, componentsOf } from './component-types.ts';

interface GuideOfPage extends Guide {
  /** The guide's sections as Markdown, like those of the docs page. */
  readonly text: string;
}

/** A page of the Storybook. */
export interface StoryPage {
  /** Its path in the sidebar: `Components/Button`. */
  readonly title: string;
  readonly guide: GuideOfPage | undefined;
  readonly text: string;
  readonly examples: readonly (() => string)[];
}

interface Page {
  readonly name: string;
  /** One component, or all icons. */
  readonly components: readonly Component[];
  readonly main: Component;
  readonly guide: GuideOfPage;
  /** The component that the guide is about, if this page's component only belongs to it. */
  readonly owner: string | undefined;
  readonly text: string;
  readonly example: string;
}

/** The docs for machines, by path: `llms.txt`, and in a folder beside it a page for each component that has a guide. */
export function componentPages(
  packages: readonly string[],
  storyPages: readonly StoryPage[],
  folder: string,
): Record<string, string> {
  const components = packages.flatMap((name) => componentsOf(join(root, 'packages', name)));
  const names = new Set(components.map(pageNameOf).toSorted());
  const pages = [...names].flatMap((name): Page[] => {
    const group = components.filter((component) => pageNameOf(component) === name);
    const [main] = group;
    const shown = storyPages.find(
      ({ title, guide }) => guide && (lastPart(title) === name || guide.alsoCovers?.includes(name)),
    );
    if (!main || !shown?.guide) return [];
    const example = exampleOf(main.name, [shown, ...storyPages]);
    const title = lastPart(shown.title);
    const owner = title !== name && names.has(title) ? title : undefined;
    return [
      { name, components: group, main, owner, example, guide: shown.guide, text: shown.text },
    ];
  });
  return Object.fromEntries([
    ['llms.txt', llmsText(pages, folder)],
    ...pages.map((page) => [`${folder}/${page.name}.md`, pageText(page)]),
    ...Object.values(patternFiles).map((file) => [
      `${folder}/pattern-${file}.md`,
      patternText(file),
    ]),
  ]);
}

const pageNameOf = ({ name }: Component): string => (name.endsWith('Icon') ? 'Icons' : name);

const lastPart = (title: string): string => title.replace(/^.*\//, '');

/** The first code that uses a component. Few examples are read, because each one renders its story. */
function exampleOf(name: string, storyPages: readonly StoryPage[]): string {
  const element = new RegExp(`<${name}\\b`);
  for (const { examples } of storyPages) {
    for (const code of examples) {
      const text = code();
      if (element.test(text)) return text.trim();
    }
  }
  throw new Error(`No story shows code with ${name}`);
}

function pageText({ name, components, main, guide, owner, text, example }: Page): string {
  const { status, since, aliases, use } = guide;
  const imported = components.map((component) => component.name).join(', ');
  const defaults = main.defaults.map(([prop, value]) => `- \`${prop}\`: \`${value}\``);
  return [
    `# ${name}`,
    `> ${main.summary || use}`,
    codeBlock('ts', `import { ${imported} } from '${main.from}';`),
    ...(owner === undefined
      ? []
      : [`It belongs to [${owner}](${owner}.md); the guide is about both.`]),
    text,
    `Since ${since}, ${status}. Also called: ${aliases.join(', ')}.`,
    guide.text,
    `## Props\n\n${codeBlock('ts', main.types.join('\n\n'))}`,
    ...(defaults.length > 0 ? [`Defaults:\n\n${defaults.join('\n')}`] : []),
    `## Example\n\n${codeBlock('tsx', example)}\n`,
  ].join('\n\n');
}

const codeBlock = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

const repository = 'https://raw.githubusercontent.com/parde/parde/main';

/** The files of the pattern pages in the Storybook, by their names in `llms.txt`. */
const patternFiles = {
  'Sign-in': 'sign-in',
  Payment: 'payment',
  'Empty and error states': 'states',
  'Filtered list': 'filtered-list',
  'Right to left': 'directions',
};

const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Returns a pattern's page as Markdown, with its code instead of the live examples. */
function patternText(file: string): string {
  const text = readText(`apps/storybook/pages/pattern-${file}.mdx`);
  const [, source] = /from '\.\.\/stories\/(.*)\?raw'/.exec(text) ?? [];
  // The sign-in form is a recipe of the API client.
  const recipe = readText('packages/api-client/recipes/sign-in.md');
  const code = source
    ? readText(`apps/storybook/stories/${source}`)
    : /^```tsx file=app\/sign-in\.tsx\n([\s\S]*?)^```$/m.exec(recipe)?.[1];
  return text
    .replaceAll(/^(?:import|<Meta|<Canvas|<Markdown|`\}).*\n/gm, '')
    .replaceAll(/^\n+|(\n\n)\n+/g, '$1')
    .replaceAll('\\`', '`')
    .replaceAll(/\[([^\]]+)\]\(\?path=[^)]*\)/g, '$1')
    .replace(/<Source .*/, () => codeBlock('tsx', code?.trim() ?? ''));
}

/** The list of all pages, in the form of llmstxt.org. */
function llmsText(pages: readonly Page[], folder: string): string {
  const components = pages.map(
    ({ name, guide, main }) => `- [${name}](${folder}/${name}.md): ${main.summary || guide.use}`,
  );
  const readmes = publishablePackages(root).map(({ name, folder: path }) => {
    const { description } = readJson(join(path, 'package.json'));
    return `- [${name}](${repository}/packages/${basename(path)}/README.md): ${description}.`;
  });
  const patterns = Object.entries(patternFiles).map(
    ([name, file]) => `- [${name}](${folder}/pattern-${file}.md): rules, keys and code.`,
  );
  return `# Parde

> Parde is a Persian-first storefront for films, series and live channels, made of React packages. Each page of this list describes one component: when to use it, its keys, what a screen reader announces, its props, and an example that compiles.

Components take their texts as props, in any language. Set \`lang\` and \`dir\` on \`<html>\`, and import \`@parde/ui/styles.css\` once. The player has a sheet of its own, \`@parde/player/styles.css\`.

## Components

${components.join('\n')}

## Patterns

Complete examples with calls of the API, failures and texts in both languages:

${patterns.join('\n')}

## Packages

${readmes.join('\n')}

## API

- [OpenAPI](${repository}/packages/api-client/openapi.json): every operation of the server, as OpenAPI 3.1.

## Optional

- [Exports of @parde/ui](${repository}/packages/ui/api.md): every export with its type.
`;
}
