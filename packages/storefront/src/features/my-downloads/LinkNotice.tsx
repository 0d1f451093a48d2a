import { ButtonLink, Notice } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { Failed } from '../../app/parts/Failed.tsx';
import { contentPath, plansPath } from '../../paths.ts';
import type { TitleRef } from '../../titles/title-base.ts';
import * as styles from './MyDownloads.css.ts';
import type { LinkProblem } from './use-fresh-link.ts';

/** Explains why a click has not opened the file, and what to do. */
export function LinkNotice({ problem, title }: { problem: LinkProblem; title: TitleRef }) {
  const { t } = useTranslation('my-downloads');
  const page = (
    <ButtonLink size="sm" href={contentPath(title.type, title.id)}>
      {t('toTitle')}
    </ButtonLink>
  );
  switch (problem.kind) {
    case 'forbidden':
      return (
        <Notice
          tone="warning"
          live="assertive"
          action={
            <>
              <ButtonLink size="sm" variant="primary" href={plansPath(title)}>
                {t('subscribe')}
              </ButtonLink>
              {page}
            </>
          }
        >
          {problem.message ? <span dir="auto">{problem.message}</span> : t('forbidden')}
        </Notice>
      );
    case 'gone':
      return (
        <Notice tone="warning" live="assertive">
          {t('gone')}
        </Notice>
      );
    case 'no-file':
      return (
        <Notice tone="warning" live="assertive" action={page}>
          {t('noFile')}
        </Notice>
      );
    case 'failed':
      return (
        <Failed
          live="assertive"
          error={problem.error}
          text={t('linkFailed')}
          onRetry={() => void problem.retry()}
        />
      );
    case 'not-copied':
      return (
        <Notice tone="warning" live="assertive">
          {t('notCopied')}
          <bdi dir="ltr" className={styles.address}>
            {problem.address}
          </bdi>
        </Notice>
      );
  }
}
