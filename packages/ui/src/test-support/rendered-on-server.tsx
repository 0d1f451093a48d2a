import { renderToString } from 'react-dom/server';
import { oneOfEach } from '../stories/parts/one-of-each.tsx';

const inLocale = (locale: 'fa' | 'en') =>
  Object.fromEntries(
    Object.entries(oneOfEach(locale)).map(([name, element]) => [name, renderToString(element)]),
  );

/** Renders each component in Node, as a server does. */
export const renderedOnServer = { fa: inLocale('fa'), en: inLocale('en') };
