import { html } from 'hono/html';
import type { ContractMedia, ContractParameter, ContractResponse } from '../generated/contract.ts';
import { curlLine, demandsToken, type Operation } from './curl.ts';
import { schemaOf, typeOf } from './schema.ts';

type Html = ReturnType<typeof html>;

/** One operation, closed until it is asked for. A browser's own search opens what it finds. */
export function operationOf(one: Operation, base: string, checkUrl: string): Html {
  const { method, path, operation } = one;
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const body = requestBody?.content['application/json'];
  const success = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const errors = Object.entries(responses).filter(([status]) => !status.startsWith('2'));
  return html`<details class="operation">
<summary><b class="${method.toLowerCase()}">${method}</b> <code>${base}${path}</code> <span>${summary}</span></summary>
<div id="${operationId}">
<p class="facts"><code>${operationId}</code> · ${operation['x-origin'] === 'specified' ? 'specified' : html`<em>assumed: designed here, to be mapped by the owner of a real server</em>`} · ${tokenOf(one)}${
    operation['x-caller'] ? ' · called by a storefront’s own server alone' : ''
  }${operation['x-body'] ? ' · no caller reads the answer’s body' : ''}</p>
<p>${description}</p>
<pre class="curl"><code>${curlLine(one, checkUrl)}</code></pre>
${parameters.length === 0 ? '' : html`<h4>Parameters</h4><dl>${parameters.map(parameterOf)}</dl>`}
${body ? html`<h4>Body${requestBody?.required ? '' : ' (optional)'}</h4>${mediaOf(body)}` : ''}
${success.map(
  ([status, response]) => html`<h4>${status}: ${response.description}</h4>
${headersOf(response)}${response.content?.['application/json'] ? mediaOf(response.content['application/json']) : ''}`,
)}
<h4>Errors</h4>
${errors.map(
  ([status, response]) => html`<details><summary><b>${status}</b> ${response.description}</summary>
${headersOf(response)}${response.content?.['application/json'] ? mediaOf(response.content['application/json']) : ''}</details>`,
)}
</div>
</details>
`;
}

function tokenOf({ operation }: Operation): string {
  if (operation.security.length === 0) return 'no token';
  return demandsToken(operation) ? 'needs a bearer token' : 'a bearer token may be sent';
}

function parameterOf({
  name,
  in: place,
  required,
  description,
  schema,
  example,
}: ContractParameter) {
  return html`<div><dt><code>${name}</code> <i>${place}${required ? '' : ', optional'}</i></dt>
<dd>${typeOf(schema)}${description ? html` — ${description}` : ''}${
    example === undefined ? '' : html` For instance <code>${String(example)}</code>`
  }</dd></div>`;
}

function headersOf({ headers = {} }: ContractResponse) {
  const all = Object.entries(headers);
  if (all.length === 0) return '';
  return html`<dl>${all.map(
    ([name, { description, required }]) =>
      html`<div><dt><code>${name}</code> <i>header${required ? '' : ', optional'}</i></dt><dd>${description ?? ''}</dd></div>`,
  )}</dl>`;
}

function mediaOf({ schema, examples }: ContractMedia): Html {
  return html`${schemaOf(schema)}
${Object.values(examples).map(
  ({ summary, value }) =>
    html`<details><summary>${summary ?? 'Example'}</summary><pre><code>${JSON.stringify(value, null, 2)}</code></pre></details>`,
)}`;
}
