import type { Sessions } from './accounts/sessions.ts';
import type { SignIn } from './accounts/sign-in.ts';
import type { Users } from './accounts/users.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Handlers } from './contract/handlers.ts';
import { noSuchTitle } from './contract/messages.ts';
import { refuse } from './contract/refusal.ts';

export type Parts = {
  catalogue: Catalogue;
  signIn: SignIn;
  sessions: Sessions;
  users: Users;
  now: () => number;
};

/** What each operation of the contract does. */
export function createHandlers({
  catalogue,
  signIn,
  sessions,
  users,
  now,
}: Parts): Partial<Handlers> {
  return {
    getSlider: () => ({ status: 200, data: catalogue.slider(now()) }),

    getDiscover: ({ viewer }) => ({ data: catalogue.discover(viewer !== null) }),

    getCategories: () => catalogue.categories(),

    getMovie: ({ path }) => {
      const movie = catalogue.movie(path.id);
      if (!movie) throw refuse.notFound(noSuchTitle);
      return { data: movie };
    },

    sendCode: async ({ body, address }) => {
      await signIn.sendCode(body.mobile, address);
    },

    login: ({ body, address }) => ({ token: signIn.login(body.mobile, body.password, address) }),

    logout: ({ viewer }) => {
      sessions.end(viewer.token);
    },

    endSession: ({ viewer }) => {
      if (viewer) sessions.end(viewer.token);
    },

    getUser: ({ viewer }) => ({ data: users.user(viewer.mobile) }),

    // 4 is no referral: the reference server gives nobody one.
    ghostCheck: () => ({
      subscription: 0,
      days_period_to_end: 0,
      operator_fullrate: 'همراه اول و ایرانسل',
      mobile: null,
      ref: '4',
      show_app: true,
    }),
  };
}
