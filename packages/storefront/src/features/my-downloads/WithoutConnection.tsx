import { Container, Heading, Text } from '@parde/ui';
import { useLocation } from 'react-router';
import { useOwnPage } from '../../app/hooks/use-own-page.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { Sections } from '../../app/parts/Sections.tsx';
import * as styles from './MyDownloads.css.ts';
import { OnDevice } from './OnDevice.tsx';

/** The page as the device keeps it: of the viewer it knows nothing but what is on the device. */
export function WithoutConnection() {
  // The player is a modal, with its own entry.
  useOwnPage({ isBusy: useLocation().state !== null });
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
            <Text tone="muted">{t('playsHere')}</Text>
          </div>
          <OnDevice />
        </div>
      </Container>
    </Sections>
  );
}
