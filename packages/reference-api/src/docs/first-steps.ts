import { html } from 'hono/html';

type Step = { title: string; about: string; lines: readonly string[] };

/** Returns the steps from nothing to a playing film, with curl only. A test runs these lines. */
export function stepsFor(origin: string, base: string): readonly Step[] {
  const authorization = '-H "Authorization: Bearer $token"';
  const json = "-H 'Content-Type: application/json'";
  return [
    {
      title: 'Name the server and a viewer',
      about:
        'Any Iranian mobile number will do: one that is new here becomes a user at its first sign-in.',
      lines: [`origin=${origin}`, `api=$origin${base}`, 'mobile=09351112233'],
    },
    {
      title: 'Ask for a code',
      about: 'It would go out by SMS. The answer names the request: the code works with it alone.',
      lines: [
        `sent=$(curl -s ${json} -d '{"mobile":"'$mobile'","ref":"0"}' "$api/login/send-code"); echo "$sent"`,
        'request=$(echo "$sent" | grep -o \'[A-Za-z0-9_-]\\{22\\}\')',
      ],
    },
    {
      title: 'Read it where the SMS would be',
      about: 'In a browser, /_outbox is a page.',
      lines: [
        'code=$(curl -s "$origin/_outbox?mobile=$mobile" | grep -o \'"code":"[0-9]*"\' | head -1 | grep -o \'[0-9]*\')',
        'echo "$code"',
      ],
    },
    {
      title: 'Sign in',
      about: 'The answer is a token, which lives for thirty days or until /logout.',
      lines: [
        `token=$(curl -s ${json} -d '{"mobile":"'$mobile'","password":"'$code'","request_id":"'$request'"}' "$api/login" | grep -o '[A-Za-z0-9_-]\\{43\\}')`,
        `curl -s ${authorization} "$api/get/user?ref=0"`,
      ],
    },
    {
      title: 'Top up the wallet',
      about:
        'pay_url is the page of a made-up bank: open it in a browser and press a button, or press it by curl. Then ask how much there is.',
      lines: [
        `pay_url=$(curl -s ${authorization} ${json} -d '{"amount":200000,"payment_method":"mellat","callback_url":"'$origin'/_docs"}' "$api/get/charge_wallet" | grep -o 'http[^"]*')`,
        'curl -s -o /dev/null -d choice=pay "$pay_url"',
        `curl -s -X POST ${authorization} "$api/get/my_wallet"`,
      ],
    },
    {
      title: 'Buy a month',
      about:
        'From the credit, so there is no bank this time. The amount is the price that you saw, before VAT; the key, a UUID of your own, makes a second try harmless.',
      lines: [
        `curl -s ${authorization} ${json} -H 'Idempotency-Key: 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11' -d '{"plan_id":"m1","amount":149000,"content_type":null,"content_id":null,"payment_method":"wallet","ref":"0","callback_url":"'$origin'/_docs"}' "$api/buy/plan"`,
      ],
    },
    {
      title: 'See the days that are left',
      about: 'subscription is 1 now, and days_period_to_end is 30.',
      lines: [`curl -s ${authorization} "$api/get/user?ref=0"`],
    },
    {
      title: 'Fetch the addresses of a film’s files',
      about: 'They are the viewer’s own, and end after a while.',
      lines: [
        `file=$(curl -s ${authorization} "$api/get/download_links/movie/1024" | grep -o '/media/download[^"]*' | head -1)`,
        'curl -s -r 0-99 -o /dev/null -w \'%{http_code} %{content_type}\\n\' "$origin$file"',
      ],
    },
    {
      title: 'Play it',
      about: 'The last line prints an address. Open it in a browser: a page plays the film there.',
      lines: [
        `streams=$(curl -s ${authorization} "$api/get/play/movie/1024" | grep -o '/media/stream[^"]*m3u8')`,
        'curl -s "$origin$(echo "$streams" | head -1)" | head -1',
        "curl -sG $(printf -- '--data-urlencode source=%s ' $streams $file) -o /dev/null -w '%{url_effective}\\n' \"$origin/_play\"",
      ],
    },
  ];
}

export function firstSteps(origin: string, base: string) {
  return html`<section id="first-steps"><h2>First steps</h2>
<p>With a shell and curl, from nothing to a playing film. Paste the lines in their order.</p>
<ol>${stepsFor(origin, base).map(
    ({ title, about, lines }) =>
      html`<li><h3>${title}</h3><p>${about}</p><pre><code>${lines.join('\n')}</code></pre></li>`,
  )}</ol>
<p>To see a subscription end, put the clock forward: <code>curl -s -H 'Content-Type: application/json' -d '{"advance_ms":2592000000}' "$origin/_clock"</code></p>
</section>
<section id="controls"><h2>Controls</h2>
<p>What a test reaches into this server by. None of it exists with --production, this page neither.</p>
<dl>
${controls.map(([call, what]) => html`<div><dt><code>${call}</code></dt><dd>${what}</dd></div>`)}
</dl></section>`;
}

const controls = [
  [
    'GET /_outbox?mobile=',
    'The SMS of one number, or of all, the newest first: a page for a browser, JSON for all else.',
  ],
  [
    'POST /_faults',
    'What the next calls of an operation suffer: operationId and any of times, delayMs, status, retryAfter, body (malformed, empty), drop, loseAnswer.',
  ],
  ['DELETE /_faults', 'Takes all faults back.'],
  [
    'GET /_clock, POST /_clock',
    'The server’s clock; { "advance_ms": … } puts it forward, up to ten years in all, and never back.',
  ],
  [
    'GET /_requests, DELETE /_requests',
    'What was called: method, path, operation, address, with a token or not, X-Probe.',
  ],
  ['DELETE /_limits', 'Empties the counters of the limits.'],
  [
    'GET /healthz, GET /readyz',
    'Whether it runs; whether its database answers. With --production too.',
  ],
] as const;
