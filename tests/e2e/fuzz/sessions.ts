import { cookieNames } from '@parde/domain';
import { type Answer, headersOf, readAnswers } from './answers.ts';
import { lockMark, sessionMarks } from './cookies.ts';
import { exchange } from './exchange.ts';
import type { FaultyApi } from './faulty-api.ts';
import { bytesOfMessage, publicHost, publicOrigin } from './request.ts';

/** Accounts of the seed: one with a subscription, one whose subscription has expired. */
const mobiles = ['09120000001', '09120000002'];

/** The sessions that requests are sent with. Some requests end them. */
export class Sessions {
  readonly #port: number;
  readonly #api: FaultyApi;
  readonly #tokens: string[] = [];
  #kidsLock = '';
  #renewal: Promise<void> = Promise.resolve();

  private constructor(port: number, api: FaultyApi) {
    this.#port = port;
    this.#api = api;
  }

  static async open(port: number, api: FaultyApi): Promise<Sessions> {
    const sessions = new Sessions(port, api);
    await sessions.#renew(mobiles.keys());
    const form = 'age=7&minutes=0&lock=pin&pin=1234&pin2=1234';
    const entered = await sessions.#post('/kids/enter', form, '');
    sessions.#kidsLock = valueIn(cookieOf(entered, cookieNames.kidsLock));
    if (sessions.#kidsLock === '') throw new Error('No lock came of kids mode.');
    return sessions;
  }

  fill(bytes: string): string {
    return sessionMarks.reduce(
      (filled, mark, at) => filled.replaceAll(mark, this.#tokens[at] ?? ''),
      bytes.replaceAll(lockMark, this.#kidsLock),
    );
  }

  /** Signs in again if an answer has ended the session of its request. */
  async renewSessions(answer: Answer, bytes: string): Promise<void> {
    const isOver = headersOf(answer, 'set-cookie').some((cookie) =>
      cookie.startsWith(`${cookieNames.session}=;`),
    );
    if (!isOver) return;
    // Renew sessions one after another: the next renewal may find that its session is already renewed.
    const renewed = this.#renewal.then(() => {
      const ended = [...this.#tokens.entries()].filter(([, token]) => bytes.includes(token));
      return this.#renew(ended.map(([at]) => at));
    });
    this.#renewal = renewed.catch(() => {});
    await renewed;
  }

  async #renew(which: Iterable<number>): Promise<void> {
    for (const at of which) {
      const mobile = mobiles[at] ?? '';
      const sent = await this.#call('/login/send-code', { mobile, ref: '0' }, '');
      const code = { mobile, password: this.#api.codeFor(mobile) };
      const answer = await this.#call('/login', code, cookieOf(sent, cookieNames.codeRequest));
      const session = cookieOf(answer, cookieNames.session);
      if (session === '') throw new Error(`${mobile} cannot sign in: ${answer.status}`);
      this.#tokens[at] = valueIn(session);
    }
  }

  #call(path: string, fields: object, cookie: string): Promise<Answer> {
    return this.#post(`/api/v1${path}`, JSON.stringify(fields), cookie);
  }

  async #post(target: string, body: string, cookie: string): Promise<Answer> {
    const type = body.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded';
    const headers = { host: publicHost, origin: publicOrigin, 'content-type': type, cookie };
    const message = { method: 'POST', target, headers, body };
    const { received } = await exchange({
      port: this.#port,
      pieces: [bytesOfMessage(message)],
      ending: 'wait',
      timeoutMs: 60_000,
    });
    const [answer] = readAnswers(received, ['POST']).answers;
    if (!answer) throw new Error(`POST ${target} was not answered.`);
    return answer;
  }
}

function cookieOf(answer: Answer, name: string): string {
  const found = headersOf(answer, 'set-cookie').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.split(';')[0] ?? '';
}

const valueIn = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);
