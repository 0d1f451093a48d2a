import { Container, Heading, Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { Sections } from '../../app/parts/Sections.tsx';
import * as styles from './MyDownloads.css.ts';
import { OnDevice } from './OnDevice.tsx';

/** The titles on the device, without anything that needs a server. */
export function SavedHere() {
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
