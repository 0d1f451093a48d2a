import { html } from 'hono/html';

/** A text of the contract; backticks become code. */
export function prose(text: string) {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
