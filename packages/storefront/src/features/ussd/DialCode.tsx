import { formatNumber, formatUssd, type Ussd } from '@parde/domain';
import {
  Button,
  ButtonLink,
  CheckIcon,
  CopyIcon,
  Notice,
  PhoneIcon,
  Text,
  VisuallyHidden,
} from '@parde/ui';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../app/browser/share.ts';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { useNearViewport } from '../../app/hooks/use-near-viewport.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Note } from '../../app/parts/Note.tsx';
import { useUserCheck } from '../../app/session/use-viewer.ts';
import { showToast } from '../../app/toast-store.ts';
import * as styles from './Ussd.css.ts';
import type { ReadLink } from './ussd-link.ts';

/** The code to dial: read, copied, opened in a phone's dialler, or scanned from a desktop. */
export function DialCode({ code }: { code: Ussd }) {
  const { t } = useTranslation('ussd');
  const { locale } = usePage().facts;
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // Reset first, so that each copy is announced.
    setCopied(false);
    const isDone = await copyText(code.code);
    setCopied(isDone);
    if (!isDone) showToast({ id: 'copy', tone: 'danger', text: t('notCopied') });
  };
  const shown = formatUssd(code, locale);
  return (
    <div className={styles.dial}>
      <div className={styles.code}>
        <span className={styles.note}>{t('code')}</span>
        <bdi dir="ltr" className={styles.digits}>
          {shown}
        </bdi>
        <div className={styles.buttons}>
          <span className={styles.onPhones}>
            <ButtonLink href={code.address} variant="primary" size="lg" icon={<PhoneIcon />}>
              {t('dial')}
            </ButtonLink>
          </span>
          <span className={styles.scriptOnly}>
            <Button
              size="lg"
              icon={isCopied ? <CheckIcon /> : <CopyIcon />}
              onClick={() => void copy()}
            >
              {t('copy')}
            </Button>
          </span>
          <VisuallyHidden live="polite">{isCopied ? t('copied') : null}</VisuallyHidden>
        </div>
      </div>
      <Square code={code} />
    </div>
  );
}

type QrComponent = ComponentType<{ address: string; label: string }>;

/** Loaded only where the square is shown: on a wide screen without touch. */
function Square({ code }: { code: Ussd }) {
  const { t } = useTranslation('ussd');
  const [ref, isNear] = useNearViewport<HTMLElement>();
  const [Qr, setQr] = useState<QrComponent>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNear) return;
    loadChunk(() => import('./UssdQr.tsx')).then(
      ({ UssdQr }) => startTransition(() => setQr(() => UssdQr)),
      () => setFailed(true),
    );
  }, [isNear]);
  // The code beside the square has the same content.
  if (hasFailed) return null;
  return (
    <figure ref={ref} className={styles.square}>
      <div className={styles.ground}>
        {Qr ? <Qr address={code.address} label={t('qr')} /> : null}
      </div>
      <figcaption className={styles.note}>{t('scan')}</figcaption>
    </figure>
  );
}

export function Steps({ operator, operatorKey }: Pick<ReadLink, 'operator' | 'operatorKey'>) {
  const { t } = useTranslation('ussd');
  const viewersOperator = useUserCheck()?.operator;
  const { locale } = usePage().facts;
  const steps = [
    { text: t('dialFrom', { operator }), more: t('dialFromMore', { operator }) },
    { text: t('confirm'), more: t('confirmMore') },
    { text: t('comeBack'), more: t('comeBackMore') },
  ];
  const isElsewhere = viewersOperator != null && viewersOperator !== operatorKey;
  return (
    <>
      {isElsewhere ? (
        <Notice tone="warning" live="polite">
          {t('otherNetwork', { operator })}
        </Notice>
      ) : null}
      <ol className={styles.steps}>
        {steps.map(({ text, more }, index) => (
          <li key={text} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {formatNumber(index + 1, locale)}
            </span>
            <div>
              <Text weight="medium">{text}</Text>
              <Note>{more}</Note>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
