import { isMobile, storageKeys } from '@parde/domain';
import {
  readSessionStorage,
  removeFromSessionStorage,
  writeSessionStorage,
} from '../../app/browser/storage.ts';

/** A number with which the form begins. */
export interface KnownMobile {
  readonly mobile: string;
  /** If a code is on its way to the number: the time when it was sent, in milliseconds. */
  readonly codeSentAt?: number | undefined;
}

/** An older code has probably expired. */
const codeLifeMs = 5 * 60_000;

/** Lets the form continue where it was, if a phone has closed the tab behind the SMS. */
export function rememberCode(mobile: string, codeSentAt: number): void {
  writeSessionStorage(storageKeys.signIn, JSON.stringify({ mobile, codeSentAt }));
}

export function forgetMobile(): void {
  removeFromSessionStorage(storageKeys.signIn);
}

/**
 * `named` is the number of a link, which anybody may have written. It takes precedence over the code of another
 * number.
 */
export function knownMobile(named: string, now: number): KnownMobile | undefined {
  const remembered = readRemembered(now);
  if (!isMobile(named) || remembered?.mobile === named) return remembered;
  return { mobile: named };
}

/** Storage is untrusted: any script of the site may have written it. */
function readRemembered(now: number): KnownMobile | undefined {
  try {
    const { mobile, codeSentAt }: { mobile?: unknown; codeSentAt?: unknown } = Object(
      JSON.parse(readSessionStorage(storageKeys.signIn) ?? 'null'),
    );
    if (typeof mobile !== 'string' || !isMobile(mobile)) return undefined;
    const isRunning =
      typeof codeSentAt === 'number' && codeSentAt <= now && now < codeSentAt + codeLifeMs;
    return isRunning ? { mobile, codeSentAt } : { mobile };
  } catch {
    return undefined;
  }
}
