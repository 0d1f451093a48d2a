import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '../app/page/page.ts';
import { Storefront } from '../app/page/Storefront.tsx';
import { PageMessage } from '../app/parts/PageMessage.tsx';
import { stoppedTemplateId } from './early-names.ts';

/** By language: nothing in it is a viewer's, or a page's. */
const markup = new Map<string, string>();

/** Puts into the head what the early script shows where the application does not come. */
export function addStoppedTemplate(head: string, page: Page): string {
  const { locale } = page.facts;
  let message = markup.get(locale);
  if (message === undefined) {
    message = renderToStaticMarkup(
      <Storefront page={page}>
        <PageMessage kind="failed" />
      </Storefront>,
    );
    markup.set(locale, message);
  }
  const template = `<template id="${stoppedTemplateId}">${message}</template>`;
  return head.replace('</head>', () => `${template}</head>`);
}
