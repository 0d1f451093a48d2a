import '@parde/ui/global.css';
import './Document.css.ts';
import '../shell/fonts/fonts.css';
import type { Locale } from '@parde/domain';
import { Button, ButtonLink, ErrorState, Text } from '@parde/ui';
import type { Brand } from '../brand/define-brand.ts';
import { path } from '../paths.ts';
import { Logo } from '../shell/Logo.tsx';
import { notForKids, toDownloads } from './element-names.ts';
import * as styles from './OfflinePage.css.ts';

interface OfflinePageProps {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly messages: {
    readonly title: string;
    readonly text: string;
    readonly tryAgain: string;
    /** A message about the features that work offline. Undefined if the server has no downloads. */
    readonly downloaded: string | undefined;
    readonly downloads: string;
  };
}

/**
 * The page that the service worker shows offline. Its only link leads to saved titles, because no other page works
 * offline and kids mode must have no exit.
 */
export function OfflinePage({ brand, locale, messages }: OfflinePageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo mark={brand.logo.mark} name={brand.name[locale]} />
      </header>
      <main className={styles.main}>
        <ErrorState
          headingLevel={1}
          title={messages.title}
          text={messages.text}
          actions={<Button variant="primary">{messages.tryAgain}</Button>}
        />
        {messages.downloaded === undefined ? null : (
          <div {...{ [notForKids]: '' }} className={styles.downloads}>
            <Text size="sm" tone="muted" align="center">
              {messages.downloaded}
            </Text>
            <div hidden {...{ [toDownloads]: '' }}>
              <ButtonLink href={path('download')}>{messages.downloads}</ButtonLink>
            </div>
          </div>
        )}
      </main>
    </div>
  );
}
