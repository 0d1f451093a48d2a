import { describe, expect, it } from 'vitest';
import {
  type LoginEvent,
  type LoginFailure,
  type LoginRequest,
  type LoginState,
  loginReducer,
  mayLogIn,
  maySendCode,
  startOfLogin,
} from './login-machine.ts';

const mobile = '09123456789';
const start = 1_000_000;

const fail = (request: LoginRequest, rest: Partial<LoginFailure> = {}): LoginEvent => ({
  type: 'failed',
  at: start,
  failure: {
    request,
    kind: 'refused',
    reason: 'refused',
    serverMessage: 'no',
    wait: undefined,
    ...rest,
  },
});

function formAfter(...events: readonly LoginEvent[]): LoginState {
  return events.reduce(loginReducer, startOfLogin);
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

describe('the mobile number', () => {
  it('comes first, and is sent only if valid', () => {
    expect(formAfter()).toMatchObject({ step: 'mobile', mobile: '', code: '' });
    expect(maySendCode(formAfter())).toBe(false);
    expect(maySendCode(formAfter({ type: 'mobile-typed', mobile: '0912' }))).toBe(false);
    expect(maySendCode(formAfter(typed))).toBe(true);
  });

  it('is sent once, and cannot be edited meanwhile', () => {
    const state = formAfter(typed, sending);
    expect(maySendCode(state)).toBe(false);
    expect(loginReducer(state, { type: 'mobile-typed', mobile: '09' }).mobile).toBe(mobile);
  });

  it('stays after a failure, with the button enabled', () => {
    const state = formAfter(typed, sending, fail('send-code'));
    expect(state).toMatchObject({ step: 'mobile', mobile, failure: { serverMessage: 'no' } });
    expect(maySendCode(state)).toBe(true);
  });

  it('loses its error with the next request or keystroke', () => {
    const state = formAfter(typed, sending, fail('send-code'));
    expect(loginReducer(state, sending).failure).toBeUndefined();
    expect(loginReducer(state, { type: 'mobile-typed', mobile: '0' }).failure).toBeUndefined();
  });
});

describe('the code', () => {
  const state = formAfter(typed, sending, sent);

  it('comes after the server has confirmed sending it', () => {
    expect(formAfter(typed, sending).step).toBe('mobile');
    expect(state).toMatchObject({ step: 'code', mobile, code: '', failure: undefined });
    expect(state.request).toBeUndefined();
  });

  it('comes first if a code was sent already, with the rest of the countdown', () => {
    const at = start + 30_000;
    const known = { mobile, codeSentAt: start };
    const resumed = formAfter({ type: 'mobile-known', known, at });
    expect(resumed).toMatchObject({ step: 'code', mobile, codesSent: 1 });
    expect(maySendCode(loginReducer(resumed, passed(89)))).toBe(false);
    expect(maySendCode(loginReducer(resumed, passed(90)))).toBe(true);
    expect(maySendCode(formAfter({ type: 'mobile-known', known, at: start + 90_000 }))).toBe(true);
  });

  it('must be requested first if only the number is known', () => {
    const filled = formAfter({ type: 'mobile-known', known: { mobile }, at: start });
    expect(filled).toMatchObject({ step: 'mobile', mobile, codesSent: 0 });
    expect(maySendCode(filled)).toBe(true);
  });

  it.each([
    ['a number that is none', [], { mobile: '0912' }],
    ['another number than the typed one', [typed], { mobile: '09120000009', codeSentAt: start }],
    ['one that comes after the code', [typed, sending, sent], { mobile, codeSentAt: 0 }],
  ])('is not restored from %s', (_what, before, known) => {
    const state = formAfter(...before);
    expect(loginReducer(state, { type: 'mobile-known', known, at: start })).toBe(state);
  });

  it('can be submitted when complete', () => {
    expect(mayLogIn(state)).toBe(false);
    expect(mayLogIn(loginReducer(state, { type: 'code-typed', code: '482' }))).toBe(false);
    expect(mayLogIn(loginReducer(state, code))).toBe(true);
    expect(mayLogIn(formAfter(typed, code))).toBe(false);
  });

  it('is submitted once, and cannot be edited meanwhile', () => {
    const trying = formAfter(typed, sending, sent, code, loggingIn);
    expect(mayLogIn(trying)).toBe(false);
    expect(maySendCode(loginReducer(trying, passed(90)))).toBe(false);
    expect(loginReducer(trying, { type: 'code-typed', code: '1' }).code).toBe('4821');
  });

  it('shows the error and is cleared if wrong', () => {
    const wrong = formAfter(typed, sending, sent, code, loggingIn, fail('login'));
    expect(wrong).toMatchObject({ step: 'code', code: '', failure: { serverMessage: 'no' } });
    expect(loginReducer(wrong, { type: 'code-typed', code: '1' }).failure).toBeUndefined();
  });

  it('stays for a retry if no answer came', () => {
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

  it('empties the form if right', () => {
    const { step, ...rest } = formAfter(typed, sending, sent, code, loggingIn, {
      type: 'signed-in',
    });
    expect(step).toBe('signed-in');
    expect(rest).toMatchObject({ mobile: '', code: '', request: undefined, waits: {} });
  });
});

describe('resending the code', () => {
  const state = formAfter(typed, sending, sent);

  it('is possible after ninety seconds', () => {
    expect(maySendCode(loginReducer(state, passed(89.9)))).toBe(false);
    expect(maySendCode(loginReducer(state, passed(90)))).toBe(true);
  });

  it('restarts the countdown and clears the first code', () => {
    const again = [code, passed(90), sending, { ...sent, at: start + 100_000 }] as const;
    const resent = again.reduce(loginReducer, state);
    expect(resent).toMatchObject({ step: 'code', code: '', codesSent: 2 });
    expect(maySendCode(loginReducer(resent, passed(189)))).toBe(false);
    expect(maySendCode(loginReducer(resent, passed(190)))).toBe(true);
  });

  it('can be retried at once after a failure', () => {
    const failedAgain = [passed(90), sending, fail('send-code', { kind: 'no-answer' })] as const;
    expect(maySendCode(failedAgain.reduce(loginReducer, state))).toBe(true);
  });

  it('does not clear the error of the code when the countdown ends', () => {
    const wrong = [code, loggingIn, fail('login'), passed(90)] as const;
    expect(wrong.reduce(loginReducer, state).failure).toMatchObject({ serverMessage: 'no' });
  });
});

describe('editing the number', () => {
  it('preserves the number and resets all other fields', () => {
    const state = formAfter(typed, sending, sent, code, loggingIn, fail('login'), {
      type: 'mobile-rejected',
    });
    expect(state).toEqual({ ...startOfLogin, mobile });
    expect(maySendCode(state)).toBe(true);
  });

  it('is not possible while a request is pending', () => {
    const state = formAfter(typed, sending, sent, code, loggingIn, { type: 'mobile-rejected' });
    expect(state).toMatchObject({ step: 'code', request: 'login' });
  });
});

describe('too many requests', () => {
  const tooMany = { kind: 'too-many', serverMessage: 'wait', wait: 40 } as const;

  it('to send a code disable the button, with a message, for as long as the server says', () => {
    const state = formAfter(typed, sending, fail('send-code', tooMany));
    expect(state).toMatchObject({ step: 'mobile', mobile, failure: { serverMessage: 'wait' } });
    expect(maySendCode(loginReducer(state, passed(39)))).toBe(false);
    expect(loginReducer(state, passed(39)).failure).toMatchObject({ serverMessage: 'wait' });
    expect(maySendCode(loginReducer(state, passed(40)))).toBe(true);
    expect(loginReducer(state, passed(40)).failure).toBeUndefined();
  });

  it('to send a code disable it for another number too', () => {
    const state = formAfter(typed, sending, fail('send-code', tooMany), {
      type: 'mobile-typed',
      mobile: '09120000001',
    });
    expect(maySendCode(state)).toBe(false);
  });

  it('for one number on one day do not block another number', () => {
    const day = { kind: 'too-many', serverMessage: 'tomorrow', wait: 80_000 } as const;
    const refused = formAfter(typed, sending, fail('send-code', day));
    expect(maySendCode(refused)).toBe(false);
    const typing = (number: string) =>
      loginReducer(refused, { type: 'mobile-typed', mobile: number });
    expect(maySendCode(typing('09120000001'))).toBe(true);
    expect(maySendCode(typing(mobile))).toBe(false);
  });

  it('to sign in preserve the code and wait', () => {
    const state = formAfter(typed, sending, sent, code, loggingIn, fail('login', tooMany));
    expect(state).toMatchObject({ step: 'code', code: '4821', failure: { serverMessage: 'wait' } });
    expect(mayLogIn(loginReducer(state, passed(39)))).toBe(false);
    expect(mayLogIn(loginReducer(state, passed(40)))).toBe(true);
  });

  it('have one wait per request', () => {
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

  it('without a time do not wait', () => {
    const state = formAfter(typed, sending, fail('send-code', { ...tooMany, wait: undefined }));
    expect(maySendCode(state)).toBe(true);
    expect(loginReducer(state, passed(100)).failure).toMatchObject({ serverMessage: 'wait' });
  });
});
