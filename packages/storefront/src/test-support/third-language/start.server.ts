// Styles need no file scopes in this test, because nothing is rendered.
import '@vanilla-extract/css/disableRuntimeStyles';
import './file-scope.ts';
import { defineAnalytics } from '../../entry/analytics.ts';
import { serveStorefront } from '../../server/index.server.ts';
import { brand } from './brand.ts';

// Without operations for guests, no request is sent after the test, in the process that test files share.
const operations = ['sendCode', 'login'] as const;

export const makeApp = await serveStorefront(brand, { operations });
/** The APIs of the following two apps have text pages. */
export const makeAppWithPages = await serveStorefront(brand, {
  operations: [...operations, 'getPage'],
});
export const makeAppWithCustomTexts = await serveStorefront(
  { ...brand, preferOwnTexts: true },
  { operations: [...operations, 'getPage'] },
);

/** Its API has live channels. It reads the environment again. */
export const makeDeployedApp = () =>
  serveStorefront(
    {
      ...brand,
      head: [
        { name: 'google-site-verification', content: '"><script>' },
        { rel: 'me', href: 'https://social.example/@test' },
      ],
      rules: { hidePayments: true },
      analytics: defineAnalytics({
        origins: ['http://localhost:4318'],
        consent: 'not-needed',
        start: async () => ({ start: () => ({ track() {} }) }),
      }),
    },
    {
      operations: [
        ...operations,
        'getUser',
        'listPayments',
        'listLives',
        'getLive',
        'getLivePlayback',
      ],
    },
  );
