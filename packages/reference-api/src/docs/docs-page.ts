import { html } from 'hono/html';
import type { Contract } from '../generated/contract.ts';
import { htmlPage } from '../server/html-page.ts';
import type { Operation } from './curl.ts';
import { firstSteps } from './first-steps.ts';
import { operationPrinter } from './operation.ts';
import { prose } from './prose.ts';
import { schemaPrinter } from './schema.ts';
import { style } from './style.ts';

/** The contract on one page, rendered per request, so it is never out of date. */
export function docsPage(contract: Contract, origin: string, checkUrl: string): Promise<Response> {
  const base = contract.servers[0]?.url ?? '';
  const schemas = schemaPrinter(contract.components.schemas);
  const print = operationPrinter(schemas, base, checkUrl);
  const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  const groups = contract.tags.map(({ name, description = '' }) => ({
    name,
    description,
    own: operations.filter(({ operation }) => operation.tags[0] === name),
  }));
  return htmlPage({
    title: `${contract.info.title} ${contract.info.version}`,
    lang: 'en',
    style,
    body: html`<header>
<h1>${contract.info.title} <small>${contract.info.version}</small></h1>
<p>${operations.length} operations, from the contract that this server keeps: it refuses what does not fit, and checks
what it answers. The same as <a href="/openapi.json">OpenAPI ${contract.openapi}</a>. To find something, use your
browser’s search: it looks into what is folded, too.</p>
<nav aria-label="Contents"><a href="#first-steps">First steps</a> <a href="#controls">Controls</a>
${groups.map(({ name, own }) => html`<a href="#tag-${name}">${name} <small>${own.length}</small></a> `)}
<a href="#schemas">Schemas</a></nav>
</header>
<main>
${firstSteps(origin, base)}
<p class="shell">The lines below take these two:</p>
<pre class="curl"><code>api=${origin}${base}
token=…   # from /login</code></pre>
${groups.map(
  ({ name, description, own }) => html`<section id="tag-${name}"><h2>${name}</h2>
<p>${prose(description)}</p>
${own.map(print)}</section>
`,
)}
<section id="schemas"><h2>Schemas</h2>
${Object.entries(contract.components.schemas).map(
  ([
    name,
    schema,
  ]) => html`<details><summary><code>${name}</code></summary><div id="schema-${name}">${schemas.whole(schema)}</div></details>
`,
)}</section>
</main>`,
  });
}
