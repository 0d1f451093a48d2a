/** The content of #swagger-ui has Swagger UI's own styles. */
export const style = `
html { background: var(--ground); }
body { line-height: 1.6; }
#swagger-ui :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
nav { display: flex; flex-wrap: wrap; gap: 0.375rem 0.5rem; margin-block: 1rem; }
nav a { padding: 0.125rem 0.75rem; border: 1px solid var(--line); border-radius: 2rem; background: var(--card); text-decoration: none; }
:is(#first-steps, #controls) {
  h2 { margin: 3rem 0 0; font-size: 1.375rem; }
  h3 { margin: 1.5rem 0 0; font-size: 1.0625rem; }
  p { margin: 0.25rem 0 0.75rem; max-width: 48rem; }
  code, pre { font-size: 0.875rem; overflow-wrap: anywhere; }
  pre { margin: 0.5rem 0; padding: 0.75rem 1rem; white-space: pre-wrap; background: var(--code); border: 1px solid var(--line); border-radius: 0.5rem; }
  dl > div { display: grid; grid-template-columns: minmax(9rem, 16rem) 1fr; gap: 0.25rem 1rem; padding-block: 0.25rem; border-block-start: 1px solid var(--line); }
  dt, dd { margin: 0; overflow-wrap: anywhere; }
  ol { padding-inline-start: 1.25rem; }
}
[id] { scroll-margin-top: 1rem; }
#contract { margin-block-start: 3rem; }
#swagger-ui { margin-inline: -1rem; }
#swagger-ui .swagger-ui { background: none; }
#swagger-ui .response-col_links { display: none; }
@media (max-width: 40rem) { #controls dl > div { grid-template-columns: 1fr; } }
`;
