import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { IconButtonLink } from '../IconButton/IconButtonLink.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Footer.css.ts';

export interface FooterColumn {
  title: string;
  links: readonly { href: string; label: PhraseData }[];
}

export interface FooterSocial {
  href: string;
  label: string;
  icon: ReactNode;
}

export interface FooterProps {
  logo?: ReactNode;
  /** A sentence about the service, and the support number. */
  about?: ReactNode;
  /** The groups of links. On a phone each is collapsed, and opens without script. */
  columns: readonly FooterColumn[];
  /** Replaces the columns. Gets those of `columns`. */
  renderColumns?: ((columns: ReactNode) => ReactNode) | undefined;
  /** The accessible name of the navigation. */
  navLabel: string;
  social?: readonly FooterSocial[];
  /** Replaces the items of the list of `social`, which it gets. */
  renderSocial?: ((items: ReactNode) => ReactNode) | undefined;
  /** Trust badges, each in a box of reserved size. */
  badges?: ReactNode;
  copyright: string;
}

/** The end of a page. */
export function Footer({
  logo,
  about,
  columns,
  renderColumns = (ours) => ours,
  navLabel,
  social = [],
  renderSocial,
  badges,
  copyright,
}: FooterProps) {
  const items = social.map(({ href, label, icon }) => (
    <li key={href}>
      <IconButtonLink href={href} label={label} icon={icon} rel="noopener" />
    </li>
  ));
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          {logo}
          {about ? <div className={styles.textBlock}>{about}</div> : null}
        </div>
        <nav className={styles.columns} aria-label={navLabel}>
          {renderColumns(<FooterColumns columns={columns} />)}
        </nav>
        <div className={styles.badges}>{badges}</div>
        <div className={styles.copyright}>
          <Text size="sm" tone="muted">
            {copyright}
          </Text>
        </div>
        {social.length > 0 || renderSocial ? (
          <ul className={styles.social}>{renderSocial ? renderSocial(items) : items}</ul>
        ) : null}
      </div>
    </footer>
  );
}

/** The groups of links of a footer, for `renderColumns`. */
export function FooterColumns({ columns }: Pick<FooterProps, 'columns'>) {
  return columns.map(({ title, links }) => {
    const heading = (
      <Heading level={2} size="sm">
        {title}
      </Heading>
    );
    return (
      <details key={title} className={styles.column}>
        <summary className={styles.summary}>{heading}</summary>
        {/* A heading for wide screens, where the summary is hidden. */}
        {heading}
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Anchor className={styles.link} href={href}>
                <Phrase>{label}</Phrase>
              </Anchor>
            </li>
          ))}
        </ul>
      </details>
    );
  });
}
