import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeOfStory } from '../.storybook/code/code-of-story.ts';
import { allStories } from './all-stories.ts';

const here = fileURLToPath(new URL('..', import.meta.url));

test('the code shown below each story compiles', () => {
  const files = new Map<string, string>();
  for (const { title, stories, meta } of allStories) {
    if (meta.parameters?.docs?.canvas?.sourceState === 'none') continue;
    for (const { name, ...story } of stories) {
      files.set(`${here}shown/${title.replaceAll('/', '-')}.${name}.tsx`, codeOfStory(story));
    }
  }
  expect(files.size).toBeGreaterThan(180);
  expect(mistakesIn(files)).toEqual([]);
  const idle = /\b(?:onChange|onClose|onSelect)=\{\(\) => \{\}\}|<output/;
  const still = [...files].flatMap(([name, code]) => (idle.test(code) ? [name] : []));
  expect(still, 'they take what is chosen, and keep it').toEqual([]);
});

test('the code of a dialog opens and closes the dialog', () => {
  const dialog = allStories.find(({ title }) => title === 'Components/Dialog')?.stories[0];
  const code = dialog ? codeOfStory(dialog) : '';
  expect(code).toContain('const [open, setOpen] = useState(true);');
  expect(code).toContain('<Button onClick={() => setOpen(true)}>');
  expect(code).toContain('<Button variant="danger" onClick={() => setOpen(false)}>');
});

/** Checks all files in one program, so the kit's types are read only once. */
function mistakesIn(files: ReadonlyMap<string, string>): string[] {
  const read = ts.readConfigFile(`${here}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, here);
  Object.assign(options, { noEmit: true, noUnusedLocals: true });
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((name) => {
    const source = program.getSourceFile(name);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}
