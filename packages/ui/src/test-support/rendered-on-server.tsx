import { renderToString } from 'react-dom/server';
import { oneOfEach } from '../stories/one-of-each.tsx';

const inLocale = (locale: 'fa' | 'en') =>
  Object.fromEntries(
    Object.entries(oneOfEach(locale)).map(([name, element]) => [name, renderToString(element)]),
  );

/** What Node makes of each component: the browser gets it as a page would. */
export const renderedOnServer = { fa: inLocale('fa'), en: inLocale('en') };
