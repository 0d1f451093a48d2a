import { Container, Heading, Text } from '@parde/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { checkConnection, isConnected, whenConnected } from '../../app/connection.ts';
import { reloadOnce } from '../../app/errors/chunk-error.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { Sections } from '../../app/parts/Sections.tsx';
import * as styles from './MyDownloads.css.ts';
import { OnDevice } from './OnDevice.tsx';

const pauseMs = 5000;

/** The page as the device keeps it: of the viewer it knows nothing but what is on the device. */
export function WithoutConnection() {
  useOwnPage();
  return <KeptHere />;
}

/** What is on the device, and nothing that a server would have to say. */
export function KeptHere() {
  const { t } = useTranslation('my-downloads');
  return (
    <Sections>
      <Container>
        <div className={styles.guest}>
          <div className={styles.title}>
            <Heading level={1} size="lg">
              {t('downloads')}
            </Heading>
            <Text tone="muted">{t('playsOffline')}</Text>
          </div>
          <OnDevice />
        </div>
      </Container>
    </Sections>
  );
}

/** The viewer's own page comes as soon as it can, but ends nothing that plays: that is a modal, with its own entry. */
function useOwnPage(): void {
  const isOpen = useLocation().state !== null;
  useEffect(() => {
    if (isOpen) return;
    let isGone = false;
    const comeBack = async () => {
      while (!isGone) {
        // The browser may not know that there is none.
        if (isConnected()) await checkConnection();
        await whenConnected();
        // Where the site answers and its pages do not come, once a minute.
        if (isGone || reloadOnce()) return;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    };
    void comeBack();
    return () => {
      isGone = true;
    };
  }, [isOpen]);
}
