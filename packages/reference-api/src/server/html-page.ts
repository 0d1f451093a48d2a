import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export type HtmlPage = {
  title: string;
  lang: 'fa' | 'en';
  style: string;
  body: Html;
  /** Reloads after this many seconds. */
  refreshSeconds?: number;
  /** Further CSP directives, such as `media-src 'self'`. */
  allow?: string;
  /** A tool that reads this server in the page: its two files, and the script that starts it. */
  tool?: { style: string; script: string; start: string };
};

/** Returns a page whose Content-Security-Policy allows only its own content, and scripts only with a tool. */
export async function htmlPage(page: HtmlPage): Promise<Response> {
  const { title, lang, refreshSeconds, allow, tool } = page;
  const style = shared + page.style;
  const text = await html`<!doctype html>
<html lang="${lang}" dir="${lang === 'fa' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${refreshSeconds === undefined ? '' : html`<meta http-equiv="refresh" content="${refreshSeconds}">`}
<title>${title}</title>
<link rel="icon" href="data:,">
${tool ? html`<link rel="stylesheet" href="${tool.style}">` : ''}
<style>${raw(style)}</style>
</head>
<body>
${page.body}
${tool ? html`<script src="${tool.script}"></script><script>${raw(tool.start)}</script>` : ''}
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `style-src ${tool ? "'self' " : ''}${hashOf(style)}`,
    ...(tool ? [`script-src 'self' ${hashOf(tool.start)}`, "connect-src 'self'"] : []),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(allow ? [allow] : []),
  ];
  return new Response(text, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.join('; '),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const shared = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#faf7f2, #16130f);
  --card: light-dark(#fff, #211d18);
  --line: light-dark(#e4ddd2, #3a342c);
  --ink: light-dark(#241f18, #f1ebe1);
  --faint: light-dark(#6b6254, #a99f90);
  --accent: light-dark(#9a3412, #f5a35c);
  --code: light-dark(#f3eee5, #1b1712);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  padding: clamp(1rem, 4vw, 3rem);
  max-width: 72rem;
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.8 Vazirmatn, system-ui, "Segoe UI", Tahoma, sans-serif;
}
h1 { font-size: 1.75rem; line-height: 1.4; margin: 0 0 0.5rem; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code, pre { font-family: ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; }
`;
