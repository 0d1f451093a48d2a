import { describe, expect, it } from 'vitest';
import type { LoginFailure } from './login-failure.ts';
import {
  type LoginEvent,
  type LoginRequest,
  type LoginState,
  loginReducer,
  mayLogIn,
  maySendCode,
  startLogin,
} from './login-machine.ts';

const mobile = '09123456789';
const start = 1_000_000;

const fail = (request: LoginRequest, rest: Partial<LoginFailure> = {}): LoginEvent => ({
  type: 'failed',
  at: start,
  failure: { request, kind: 'refused', said: 'no', wait: undefined, ...rest },
});

/** What a form comes to, from empty. */
function formAfter(...events: readonly LoginEvent[]): LoginState {
  return events.reduce(loginReducer, startLogin('', start));
}

const typed: LoginEvent = { type: 'mobile-typed', mobile };
const sending: LoginEvent = { type: 'started', request: 'send-code' };
const sent: LoginEvent = { type: 'code-sent', at: start };
const code: LoginEvent = { type: 'code-typed', code: '4821' };
const loggingIn: LoginEvent = { type: 'started', request: 'login' };
const passed = (seconds: number): LoginEvent => ({
  type: 'time-passed',
  at: start + seconds * 1000,
});

describe('the number', () => {
  it('is asked for first, and nothing is sent until it is one', () => {
    expect(formAfter()).toMatchObject({ step: 'mobile', mobile: '', code: '' });
    expect(maySendCode(formAfter())).toBe(false);
    expect(maySendCode(formAfter({ type: 'mobile-typed', mobile: '0912' }))).toBe(false);
    expect(maySendCode(formAfter(typed))).toBe(true);
  });

  it('is sent once, and is the one that was sent', () => {
    const state = formAfter(typed, sending);
    expect(maySendCode(state)).toBe(false);
    expect(loginReducer(state, { type: 'mobile-typed', mobile: '09' }).mobile).toBe(mobile);
  });

  it('a failure is shown, gives the button back and keeps the number', () => {
    const state = formAfter(typed, sending, fail('send-code'));
    expect(state).toMatchObject({ step: 'mobile', mobile, failure: { said: 'no' } });
    expect(maySendCode(state)).toBe(true);
  });

  it('what was wrong is gone with the next request, and with the next key', () => {
    const state = formAfter(typed, sending, fail('send-code'));
    expect(loginReducer(state, sending).failure).toBeUndefined();
    expect(loginReducer(state, { type: 'mobile-typed', mobile: '0' }).failure).toBeUndefined();
  });
});

describe('the code', () => {
  const state = formAfter(typed, sending, sent);

  it('is asked for when the server has confirmed that it was sent', () => {
    expect(formAfter(typed, sending).step).toBe('mobile');
    expect(state).toMatchObject({ step: 'code', mobile, code: '', failure: undefined });
    expect(state.request).toBeUndefined();
  });

  it('is asked for at once where a number was brought along, and the countdown runs', () => {
    const brought = startLogin(mobile, start);
    expect(brought.step).toBe('code');
    expect(maySendCode(brought)).toBe(false);
    expect(maySendCode(loginReducer(brought, passed(90)))).toBe(true);
  });

  it('what was brought along and is no number is corrected first', () => {
    expect(startLogin('0912', start)).toMatchObject({ step: 'mobile', mobile: '0912' });
  });

  it('can be tried when it is complete', () => {
    expect(mayLogIn(state)).toBe(false);
    expect(mayLogIn(loginReducer(state, { type: 'code-typed', code: '482' }))).toBe(false);
    expect(mayLogIn(loginReducer(state, code))).toBe(true);
    expect(mayLogIn(formAfter(typed, code))).toBe(false);
  });

  it('is tried once, and is the one that was tried', () => {
    const trying = formAfter(typed, sending, sent, code, loggingIn);
    expect(mayLogIn(trying)).toBe(false);
    expect(maySendCode(loginReducer(trying, passed(90)))).toBe(false);
    expect(loginReducer(trying, { type: 'code-typed', code: '1' }).code).toBe('4821');
  });

  it('a wrong one is said, and gives its place to the next', () => {
    const wrong = formAfter(typed, sending, sent, code, loggingIn, fail('login'));
    expect(wrong).toMatchObject({ step: 'code', code: '', failure: { said: 'no' } });
    expect(loginReducer(wrong, { type: 'code-typed', code: '1' }).failure).toBeUndefined();
  });

  it('stays where no answer came, to be tried again', () => {
    const lost = formAfter(
      typed,
      sending,
      sent,
      code,
      loggingIn,
      fail('login', { kind: 'no-answer' }),
    );
    expect(lost).toMatchObject({ code: '4821', failure: { kind: 'no-answer' } });
    expect(mayLogIn(lost)).toBe(true);
    expect(loginReducer(lost, loggingIn).failure).toBeUndefined();
  });

  it('the right one empties the form', () => {
    const { step, ...rest } = formAfter(typed, sending, sent, code, loggingIn, {
      type: 'signed-in',
    });
    expect(step).toBe('signed-in');
    expect(rest).toMatchObject({ mobile: '', code: '', request: undefined, waits: {} });
  });
});

describe('the next code', () => {
  const state = formAfter(typed, sending, sent);

  it('may be asked for after ninety seconds', () => {
    expect(maySendCode(loginReducer(state, passed(89.9)))).toBe(false);
    expect(maySendCode(loginReducer(state, passed(90)))).toBe(true);
  });

  it('starts the countdown anew, and takes the place of the first', () => {
    const again = [code, passed(90), sending, { ...sent, at: start + 100_000 }] as const;
    const resent = again.reduce(loginReducer, state);
    expect(resent).toMatchObject({ step: 'code', code: '', codesSent: 2 });
    expect(maySendCode(loginReducer(resent, passed(189)))).toBe(false);
    expect(maySendCode(loginReducer(resent, passed(190)))).toBe(true);
  });

  it('that could not be sent may be asked for again at once', () => {
    const failedAgain = [passed(90), sending, fail('send-code', { kind: 'no-answer' })] as const;
    expect(maySendCode(failedAgain.reduce(loginReducer, state))).toBe(true);
  });

  it('leaves what is wrong with the code where it is, when its time has come', () => {
    const wrong = [code, loggingIn, fail('login'), passed(90)] as const;
    expect(wrong.reduce(loginReducer, state).failure).toMatchObject({ said: 'no' });
  });
});

describe('the way back to the number', () => {
  it('keeps the number and forgets the rest', () => {
    const state = formAfter(typed, sending, sent, code, loggingIn, fail('login'), {
      type: 'mobile-rejected',
    });
    expect(state).toEqual({ ...startLogin('', start), mobile });
    expect(maySendCode(state)).toBe(true);
  });

  it('is closed while a request is under way', () => {
    const state = formAfter(typed, sending, sent, code, loggingIn, { type: 'mobile-rejected' });
    expect(state).toMatchObject({ step: 'code', request: 'login' });
  });
});

describe('too many requests', () => {
  const tooMany = { kind: 'too-many', said: 'wait', wait: 40 } as const;

  it('for a code: the button waits as long as the server said, and the words go with it', () => {
    const state = formAfter(typed, sending, fail('send-code', tooMany));
    expect(state).toMatchObject({ step: 'mobile', mobile, failure: { said: 'wait' } });
    expect(maySendCode(loginReducer(state, passed(39)))).toBe(false);
    expect(loginReducer(state, passed(39)).failure).toMatchObject({ said: 'wait' });
    expect(maySendCode(loginReducer(state, passed(40)))).toBe(true);
    expect(loginReducer(state, passed(40)).failure).toBeUndefined();
  });

  it('for a code: another number waits too', () => {
    const state = formAfter(typed, sending, fail('send-code', tooMany), {
      type: 'mobile-typed',
      mobile: '09120000001',
    });
    expect(maySendCode(state)).toBe(false);
  });

  it('of wrong codes: the code waits, and stays', () => {
    const state = formAfter(typed, sending, sent, code, loggingIn, fail('login', tooMany));
    expect(state).toMatchObject({ step: 'code', code: '4821', failure: { said: 'wait' } });
    expect(mayLogIn(loginReducer(state, passed(39)))).toBe(false);
    expect(mayLogIn(loginReducer(state, passed(40)))).toBe(true);
  });

  it('each waits for itself', () => {
    const state = formAfter(
      typed,
      sending,
      sent,
      code,
      loggingIn,
      fail('login', tooMany),
      passed(40),
    );
    expect(maySendCode(state)).toBe(false);
    expect(maySendCode(loginReducer(state, passed(90)))).toBe(true);
  });

  it('without a time, nothing waits', () => {
    const state = formAfter(typed, sending, fail('send-code', { ...tooMany, wait: undefined }));
    expect(maySendCode(state)).toBe(true);
    expect(loginReducer(state, passed(100)).failure).toMatchObject({ said: 'wait' });
  });
});
