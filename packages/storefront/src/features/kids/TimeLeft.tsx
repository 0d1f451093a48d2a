import { ClockIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './KidsFrame.css.ts';

const minute = 60_000;
/** The message is shown this long before the end. */
const noticeMs = 5 * minute;

/** A quiet message before the minutes end. Always in the page, so that screen readers announce it when it appears. */
export function TimeLeft({ left }: { left: number | undefined }) {
  const { t } = useTranslation('kids-area');
  const isShown = left !== undefined && left > 0 && left <= noticeMs;
  return (
    <div role="status" className={styles.status}>
      {isShown ? (
        <span className={styles.timeLeft}>
          <ClockIcon size="md" />
          {t('minutesLeft', { count: Math.ceil(left / minute) })}
        </span>
      ) : null}
    </div>
  );
}
