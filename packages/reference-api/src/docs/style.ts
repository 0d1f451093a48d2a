export const style = `
body { line-height: 1.6; }
h1 small { color: var(--faint); font-weight: 400; font-size: 1rem; }
h2 { margin: 3rem 0 0; font-size: 1.375rem; text-transform: capitalize; }
h3 { margin: 1.5rem 0 0; font-size: 1.0625rem; }
.operation h3 { margin: 1.25rem 0 0.25rem; font-size: 0.9375rem; }
p { margin: 0.25rem 0 0.75rem; max-width: 48rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.375rem 0.5rem; margin-block: 1rem; }
nav a { padding: 0.125rem 0.75rem; border: 1px solid var(--line); border-radius: 2rem; background: var(--card); text-decoration: none; }
small, i, .facts { color: var(--faint); font-style: normal; }
code, pre { font-size: 0.875rem; }
pre { margin: 0.5rem 0; padding: 0.75rem 1rem; overflow-x: auto; background: var(--code); border: 1px solid var(--line); border-radius: 0.5rem; }
.curl code { white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin: 0.375rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
.operation { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; padding: 0.375rem 1rem; }
.operation > summary span { color: var(--faint); }
.operation > div { border-block-start: 1px solid var(--line); margin-block: 0.5rem; padding-block: 0.5rem; }
.get { color: light-dark(#15693b, #6fd39b); }
.post { color: light-dark(#8a4b00, #f5b95c); }
dl { margin: 0.25rem 0 0.75rem; }
dl > div { display: grid; grid-template-columns: minmax(9rem, 16rem) 1fr; gap: 0.25rem 1rem; padding-block: 0.25rem; border-block-start: 1px solid var(--line); }
dt, dd { margin: 0; overflow-wrap: anywhere; }
dd small { overflow-wrap: anywhere; }
[id] { scroll-margin-top: 5rem; }
dd dl { margin-block: 0.25rem 0; padding-inline-start: 0.75rem; border-inline-start: 2px solid var(--line); }
:target { outline: 2px solid var(--accent); outline-offset: 0.5rem; border-radius: 0.25rem; }
ol { padding-inline-start: 1.25rem; }
@media (max-width: 40rem) { dl > div { grid-template-columns: 1fr; } }
`;
