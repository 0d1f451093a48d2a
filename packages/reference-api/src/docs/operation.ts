import { html } from 'hono/html';
import type { ContractMedia, ContractParameter, ContractResponse } from '../generated/contract.ts';
import { curlLine, demandsToken, type Operation } from './curl.ts';
import { prose } from './prose.ts';
import type { SchemaPrinter } from './schema.ts';

type Html = ReturnType<typeof html>;

export type OperationPrinter = (one: Operation) => Html;

/** One operation in a closed `details`. The browser's own search opens it. */
export function operationPrinter(
  schemas: SchemaPrinter,
  base: string,
  checkUrl: string,
): OperationPrinter {
  const parameterOf = (
    one: ContractParameter,
  ) => html`<div><dt><code>${one.name}</code> <i>${one.in}${one.required ? '' : ', optional'}</i></dt>
<dd>${schemas.type(one.schema)}${one.description ? html` — ${prose(one.description)}` : ''}${
    one.example === undefined ? '' : html` For instance <code>${String(one.example)}</code>`
  }</dd></div>`;

  // Two levels: most answers are `{ data }`.
  const mediaOf = ({ schema, examples }: ContractMedia) => html`${schemas.whole(schema, 2)}
${Object.values(examples).map(
  ({ summary = 'An example', value }) =>
    html`<details><summary>For instance: ${summary}</summary><pre><code>${JSON.stringify(value, null, 2)}</code></pre></details>`,
)}`;

  const answerOf = ({ headers = {}, content }: ContractResponse) => {
    const media = content?.['application/json'];
    return html`${Object.entries(headers).map(
      ([name, { description = '', required }]) =>
        html`<p><code>${name}</code> <i>header${required ? '' : ', optional'}</i> ${prose(description)}</p>`,
    )}${media ? mediaOf(media) : ''}`;
  };

  return (one) => {
    const { method, path, operation } = one;
    const { operationId, parameters = [], requestBody, responses } = operation;
    const body = requestBody?.content['application/json'];
    const answers = Object.entries(responses);
    const isSuccess = ([status]: [string, unknown]) => status.startsWith('2');
    return html`<details class="operation">
<summary><b class="${method.toLowerCase()}">${method}</b> <code>${base}${path}</code> <span>${operation.summary}</span></summary>
<div id="${operationId}">
<p class="facts">${factsOf(one)}</p>
<p>${prose(operation.description)}</p>
<pre class="curl"><code>${curlLine(one, checkUrl)}</code></pre>
${parameters.length === 0 ? '' : html`<h3>Parameters</h3><dl>${parameters.map(parameterOf)}</dl>`}
${body ? html`<h3>Body${requestBody?.required ? '' : ' (optional)'}</h3>${mediaOf(body)}` : ''}
${answers
  .filter(isSuccess)
  .map(
    ([status, answer]) => html`<h3>${status}: ${prose(answer.description)}</h3>${answerOf(answer)}`,
  )}
<h3>Errors</h3>
${answers
  .filter((entry) => !isSuccess(entry))
  .map(
    ([status, answer]) =>
      html`<details><summary><b>${status}</b> ${prose(answer.description)}</summary>${answerOf(answer)}</details>`,
  )}
</div>
</details>
`;
  };
}

function factsOf({ operation }: Operation): string {
  const origin =
    operation['x-origin'] === 'specified'
      ? 'specified'
      : 'assumed: designed here, to be mapped by the owner of a real server';
  const optional = operation.security.length === 0 ? 'no token' : 'a bearer token may be sent';
  const token = demandsToken(operation) ? 'needs a bearer token' : optional;
  return [
    operation.operationId,
    `x-origin ${origin}`,
    token,
    ...(operation['x-caller'] ? ['called by a storefront’s own server alone'] : []),
    ...(operation['x-body'] === 'unused' ? ['no caller reads the body of the answer'] : []),
    ...(operation['x-body'] === 'optional' ? ['the answer may have no body'] : []),
  ].join(' · ');
}
