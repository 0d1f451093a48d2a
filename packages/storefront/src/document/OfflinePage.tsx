import '@parde/ui/global.css';
import './Document.css.ts';
import '../shell/fonts/fonts.css';
import type { Locale } from '@parde/domain';
import { Button, ButtonLink, ErrorState, Text } from '@parde/ui';
import type { Brand } from '../brand/define-brand.ts';
import { path } from '../paths.ts';
import { Logo } from '../shell/Logo.tsx';
import * as styles from './OfflinePage.css.ts';
import { notForKids, toDownloads } from './offline-names.ts';

interface OfflinePageProps {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly tryAgain: string;
    /** What works without a connection. Undefined where nothing can be downloaded. */
    readonly downloaded: string | undefined;
    readonly downloads: string;
  };
}

/** It leads nowhere but to what is on the device: without a connection there is nowhere else to go, and in kids mode there is no way out. */
export function OfflinePage({ brand, locale, words }: OfflinePageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo mark={brand.logo.mark} name={brand.name[locale]} />
      </header>
      <main className={styles.main}>
        <ErrorState
          headingLevel={1}
          title={words.title}
          text={words.text}
          actions={<Button variant="primary">{words.tryAgain}</Button>}
        />
        {words.downloaded === undefined ? null : (
          <div {...{ [notForKids]: '' }} className={styles.downloads}>
            <Text size="sm" tone="muted" align="center">
              {words.downloaded}
            </Text>
            <div hidden {...{ [toDownloads]: '' }}>
              <ButtonLink href={path('download')}>{words.downloads}</ButtonLink>
            </div>
          </div>
        )}
      </main>
    </div>
  );
}
