/** Random bytes: the machine's, or a test's own. */
export type Random = (size: number) => Uint8Array;

const livesFor = 5 * 60_000;

export type Codes = {
  /** A fresh code for this number; the one before it is void. */
  issue: (mobile: string) => string;
  /** True once, for the right number and in time. */
  redeem: (mobile: string, code: string) => boolean;
  /** Void the number's code. */
  drop: (mobile: string) => void;
};

export function createCodes(random: Random, now: () => number): Codes {
  const open = new Map<string, { code: string; endsAt: number }>();

  const sweep = () => {
    for (const [mobile, { endsAt }] of open) {
      if (endsAt <= now()) open.delete(mobile);
    }
  };

  return {
    issue: (mobile) => {
      sweep();
      const code = fourDigits(random);
      open.set(mobile, { code, endsAt: now() + livesFor });
      return code;
    },
    redeem: (mobile, code) => {
      const entry = open.get(mobile);
      if (!entry || entry.endsAt <= now() || entry.code !== code) return false;
      return open.delete(mobile);
    },
    drop: (mobile) => {
      open.delete(mobile);
    },
  };
}

/** Every code equally likely: the uneven rest of the sixteen bits is drawn again. */
function fourDigits(random: Random): string {
  for (;;) {
    const [high = 0, low = 0] = random(2);
    const number = high * 256 + low;
    if (number < 60_000) return String(number % 10_000).padStart(4, '0');
  }
}
