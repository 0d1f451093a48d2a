import type { Locale } from '@parde/domain';
import type { HeadingLevel } from '@parde/ui';
import { Fragment, type ReactNode } from 'react';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { languageAttributes } from '../../names/phrases.ts';
import { path } from '../../paths.ts';
import * as styles from './Markup.css.ts';
import type { MarkupElement, MarkupPart, MarkupTag } from './read-markup.ts';

interface PartsProps {
  parts: readonly MarkupPart[];
  /** The level of the headings in the text. */
  level: Extract<HeadingLevel, 3 | 4>;
}

/** Renders the text of an editor as new elements: nothing of the text's own HTML reaches the page. */
export function Markup({ locale, ...parts }: PartsProps & { locale: Locale | undefined }) {
  const page = usePage().facts.locale;
  return (
    <div className={styles.prose} {...languageAttributes(locale, page)}>
      <Parts {...parts} />
    </div>
  );
}

function Parts({ parts, level }: PartsProps): ReactNode {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
    <Fragment key={index}>
      {typeof part === 'string' ? part : <Element element={part} level={level} />}
    </Fragment>
  ));
}

const tags = { 3: { h3: 'h3', h4: 'h4' }, 4: { h3: 'h4', h4: 'h5' } } as const;

type PlainTag = Exclude<MarkupTag, 'a' | 'br' | 'code' | 'th'>;

function Element({
  element: { tag, href, parts },
  level,
}: {
  element: MarkupElement;
  level: PartsProps['level'];
}) {
  const content = <Parts parts={parts} level={level} />;
  switch (tag) {
    case 'br':
      return <br />;
    case 'a':
      return <TextLink href={href}>{content}</TextLink>;
    case 'code':
      return <code dir="ltr">{content}</code>;
    case 'th':
      return <th scope="col">{content}</th>;
    default: {
      const Tag: PlainTag | 'h5' = tag === 'h3' || tag === 'h4' ? tags[level][tag] : tag;
      return <Tag>{content}</Tag>;
    }
  }
}

function TextLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const isWeb = href?.startsWith('http') === true;
  return (
    <PageLink
      href={href}
      rel={isWeb ? 'noopener noreferrer' : undefined}
      // Opens a new document, because only that page's own document allows the pictures of the badges.
      target={href === path('namad') ? '_self' : undefined}
    >
      {children}
    </PageLink>
  );
}
