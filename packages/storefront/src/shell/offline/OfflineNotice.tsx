import { Button, Notice } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { checkConnection, connectionStore } from '../../app/connection.ts';
import { loadingBarStore } from '../../app/loading-bar-store.ts';
import * as styles from './OfflineNotice.css.ts';

export function OfflineNotice() {
  const { isOnline } = useStore(connectionStore);
  return (
    <div role="status" className={styles.container}>
      {isOnline ? null : <OfflineMessage />}
    </div>
  );
}

function OfflineMessage() {
  const { t } = useTranslation();
  const [isTrying, setTrying] = useState(false);
  const { phase } = useStore(loadingBarStore);
  const tryAgain = async () => {
    setTrying(true);
    await checkConnection();
    setTrying(false);
  };
  return (
    <div className={styles.notice}>
      <Notice
        tone="warning"
        title={t('offline')}
        action={
          <Button size="sm" loading={isTrying} onClick={() => void tryAgain()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t(phase === 'running' ? 'offlineOpensLater' : 'offlineMore')}
      </Notice>
    </div>
  );
}
