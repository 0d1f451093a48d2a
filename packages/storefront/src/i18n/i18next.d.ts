import type home from './fa/home.json';
import type login from './fa/login.json';
import type movie from './fa/movie.json';
import type shell from './fa/shell.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: { shell: typeof shell; home: typeof home; movie: typeof movie; login: typeof login };
  }
}
