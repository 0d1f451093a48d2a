import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Program } from '@parde/deploy-tests';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { findBrowser } from '../../../scripts/find-browser.ts';
import type { Secure } from './stack.ts';

/** A new Chrome with an empty cache. Another program controls it through its port. */
export class Chrome {
  readonly port: number;
  readonly #folder: string;
  readonly #program: Program;

  private constructor(port: number, folder: string, program: Program) {
    this.port = port;
    this.#folder = folder;
    this.#program = program;
  }

  static async start({ port, fingerprint }: Secure): Promise<Chrome> {
    const file = findBrowser();
    if (!file) throw new Error('There is no browser: `pnpm tool browser` finds or installs one.');
    const folder = mkdtempSync(join(tmpdir(), 'parde-chrome-'));
    const program = new Program({
      name: 'Chrome',
      file,
      args: [
        ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
        ...['--mute-audio', '--hide-scrollbars', '--disable-dev-shm-usage'],
        '--remote-debugging-port=0',
        `--user-data-dir=${folder}`,
        `--host-resolver-rules=MAP *.test 127.0.0.1:${port}`,
        `--ignore-certificate-errors-spki-list=${fingerprint}`,
        'about:blank',
      ],
      cwd: folder,
    });
    const listening = /DevTools listening on ws:\/\/[^:]+:(\d+)/;
    const line = await program.line((output) => listening.test(output));
    return new Chrome(Number(listening.exec(line)?.[1]), folder, program);
  }

  /** `session` has the form `name=value`. The `__Host-` prefix of its name requires all these attributes. */
  signIn(origin: string, session: string): Promise<void> {
    const [name = '', value = ''] = session.split('=');
    const cookie = { name, value, url: origin, secure: true, httpOnly: true };
    return this.use((context) => context.addCookies([{ ...cookie, sameSite: 'Lax' }]));
  }

  /**
   * Lets Playwright do something and then disconnects it, so that nothing inspects the page while Lighthouse
   * measures.
   */
  use<T>(of: (context: BrowserContext) => Promise<T>): Promise<T> {
    return this.#connect((browser) => {
      const [context] = browser.contexts();
      if (!context) throw new Error('Chrome has no context.');
      return of(context);
    });
  }

  async stop(): Promise<void> {
    // Debian's Chromium is started by a script. Stopping the program would end only the script.
    await this.#connect(async (browser) => {
      const session = await browser.newBrowserCDPSession();
      await session.send('Browser.close');
    });
    await this.#program.ended;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #connect<T>(of: (browser: Browser) => Promise<T>): Promise<T> {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${this.port}`);
    try {
      return await of(browser);
    } finally {
      await browser.close();
    }
  }
}
