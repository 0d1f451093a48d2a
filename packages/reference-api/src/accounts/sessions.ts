import type { Session } from '../contract/handlers.ts';
import type { Random } from './codes.ts';

const livesFor = 30 * 24 * 60 * 60_000;

export type Sessions = {
  open: (mobile: string) => Session;
  find: (token: string) => Session | undefined;
  end: (token: string) => void;
};

export function createSessions(random: Random, now: () => number): Sessions {
  const sessions = new Map<string, { session: Session; endsAt: number }>();

  const sweep = () => {
    for (const [token, { endsAt }] of sessions) {
      if (endsAt <= now()) sessions.delete(token);
    }
  };

  return {
    open: (mobile) => {
      sweep();
      const token = Buffer.from(random(32)).toString('base64url');
      const session = { mobile, token };
      sessions.set(token, { session, endsAt: now() + livesFor });
      return session;
    },
    find: (token) => {
      const entry = sessions.get(token);
      return entry && entry.endsAt > now() ? entry.session : undefined;
    },
    end: (token) => {
      sessions.delete(token);
    },
  };
}
