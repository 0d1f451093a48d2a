import type app from './fa/app.json';
import type catalogue from './fa/catalogue.json';
import type comments from './fa/comments.json';
import type downloads from './fa/downloads.json';
import type home from './fa/home.json';
import type homeLate from './fa/home-late.json';
import type live from './fa/live.json';
import type login from './fa/login.json';
import type menus from './fa/menus.json';
import type myLists from './fa/my-lists.json';
import type pages from './fa/pages.json';
import type purchase from './fa/purchase.json';
import type search from './fa/search.json';
import type shell from './fa/shell.json';
import type title from './fa/title.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      shell: typeof shell;
      'my-lists': typeof myLists;
      search: typeof search;
      pages: typeof pages;
      home: typeof home;
      'home-late': typeof homeLate;
      title: typeof title;
      comments: typeof comments;
      login: typeof login;
      menus: typeof menus;
      purchase: typeof purchase;
      catalogue: typeof catalogue;
      downloads: typeof downloads;
      live: typeof live;
      app: typeof app;
    };
  }
}
