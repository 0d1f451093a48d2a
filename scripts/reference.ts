import { join } from 'node:path';
import {
  Application,
  type DocumentationEntryPoint,
  OptionDefaults,
  type TypeDocOptions,
} from 'typedoc';
import { load as markdown, type PluginOptions } from 'typedoc-plugin-markdown';
import { asRecord, readJson } from './lib/json.ts';
import { red, say } from './lib/say.ts';
import { root } from './lib/workspace.ts';
import { contractTypes } from './reference/contract-types.ts';
import { signatures } from './reference/signatures.ts';

/**
 * Writes the reference of the packages that other teams program against, from its TSDoc, to docs/reference. Fails where
 * a public export has no comment, or a link in one leads nowhere.
 */

const packages = ['api-client', 'domain'];

/** The source behind each public subpath, and the name that it is imported by. */
const entries = packages.flatMap((folder) => {
  const manifest = readJson(join(root, 'packages', folder, 'package.json'));
  return Object.entries(asRecord(manifest.exports))
    .map(([subpath, source]) => ({
      name: `${manifest.name}${subpath.slice(1)}`,
      file: join(root, 'packages', folder, String(source)),
    }))
    .filter(({ file }) => file.endsWith('.ts'));
});

const options: Partial<TypeDocOptions & PluginOptions> = {
  plugin: [markdown, contractTypes, signatures],
  name: 'Parde',
  readme: 'none',
  entryPoints: entries.map(({ file }) => file),
  tsconfig: join(root, 'packages/api-client/tsconfig.json'),
  // Types have a step of their own.
  skipErrorChecking: true,
  excludeExternals: true,
  disableSources: true,
  blockTags: [...OptionDefaults.blockTags, '@description', '@constant'],
  notRenderedTags: ['@constant', '@enum'],
  validation: { notExported: false, invalidLink: true, notDocumented: true },
  packagesRequiringDocumentation: packages.map((folder) => `@parde/${folder}`),
  requiredToBeDocumented: ['Variable', 'Function', 'Interface', 'TypeAlias', 'Class', 'Enum'],
  out: join(root, 'docs/reference'),
  outputFileStrategy: 'modules',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  propertyMembersFormat: 'table',
};

function named(point: DocumentationEntryPoint): DocumentationEntryPoint {
  const entry = entries.find(({ file }) => file === point.sourceFile.fileName);
  return { ...point, displayName: entry?.name ?? point.displayName };
}

const app = await Application.bootstrapWithPlugins(options);
const project = app.converter.convert((app.getEntryPoints() ?? []).map(named));
app.validate(project);
await app.generateOutputs(project);

const { errorCount, warningCount } = app.logger;
if (errorCount + warningCount > 0) {
  say(red(`The reference has ${errorCount} errors and ${warningCount} warnings.`));
  process.exitCode = 1;
}
