import { html } from 'hono/html';
import type { ContractDocument } from '../contract/contract.ts';
import { htmlPage } from '../server/html-page.ts';
import { firstSteps } from './first-steps.ts';
import { style } from './style.ts';

/** Ids of this catalogue that replace those of the contract's examples. */
const knownIds = {
  series: '3001',
  episode: '3001-1-1',
  video: '4001',
  cast: 'p-niknam',
};

/** The first steps, readable without a script, and the contract in Swagger UI, which reads /openapi.json. */
export function docsPage({ info, servers }: ContractDocument, origin: string): Promise<Response> {
  return htmlPage({
    title: `${info.title} ${info.version}`,
    lang: 'en',
    style,
    tool: { style: '/_docs/swagger-ui.css', script: '/_docs/swagger-ui-bundle.js', start },
    body: html`<header>
<h1>The reference API</h1>
<p>It keeps the contract: it refuses what does not fit, and checks what it answers.</p>
<nav aria-label="Contents"><a href="#first-steps">First steps</a> <a href="#controls">Controls</a>
<a href="#contract">Operations</a> <a href="/openapi.json">OpenAPI</a></nav>
</header>
${firstSteps(origin, servers[0]?.url ?? '')}
<section id="contract" aria-label="Operations">
<p>To try a call where the example’s id is not in this catalogue:${Object.entries(knownIds).map(
      ([what, id], index) => html`${index > 0 ? ', ' : ' '}${what} <code>${id}</code>`,
    )}.</p>
<div id="swagger-ui"><noscript><p>The list of operations needs a script. All of it stands in
<a href="/openapi.json">/openapi.json</a>, too.</p></noscript></div>
</section>`,
  });
}

const start = `
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  docExpansion: 'none',
  filter: true,
  showCommonExtensions: true,
  showExtensions: true,
  validatorUrl: null,
});
`;
