import { formatMobile, showDigits } from '@parde/domain';
import { usePage } from '../../app/page/Storefront.tsx';
import { useSubscriptionSentence, useViewer } from '../../app/session/use-viewer.ts';
import * as styles from './SignedInUser.css.ts';

export function SignedInUser() {
  const { locale } = usePage().facts;
  const { mobile } = useViewer();
  const sentence = useSubscriptionSentence();
  if (mobile === undefined) return null;
  return (
    <>
      <span className={styles.mobile}>
        <bdi dir="ltr">{showDigits(formatMobile(mobile), locale)}</bdi>
      </span>
      <span className={styles.days}>{sentence}</span>
    </>
  );
}
