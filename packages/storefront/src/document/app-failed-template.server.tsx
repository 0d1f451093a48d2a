import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '../app/page/page.ts';
import { Storefront } from '../app/page/Storefront.tsx';
import { PageMessage } from '../app/parts/PageMessage.tsx';
import { appFailedTemplateId } from './early-script-names.ts';

/** By locale: the markup is the same for all viewers and pages. */
const markup = new Map<string, string>();

/** Adds the message that the early script shows where the app fails to load. */
export function addAppFailedTemplate(head: string, page: Page): string {
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
  const template = `<template id="${appFailedTemplateId}">${message}</template>`;
  return head.replace('</head>', () => `${template}</head>`);
}
