import type { Cart } from '@parde/api-client';
import { formatDate, formatTimeOfDay, type TitleDecision } from '@parde/domain';
import { Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { CostToChoose } from '../../titles/data-cost/FileCosts.tsx';
import type { DownloadableTitle } from '../../titles/file-downloads/downloadable-title.ts';
import { FilesToBuy } from './FilesToBuy.tsx';
import { FilesToDownload } from './FilesToDownload.tsx';

interface DownloadFilesProps {
  title: DownloadableTitle;
  decision: TitleDecision<Cart['downloads'][number]>;
}

export function DownloadFiles({ title, decision }: DownloadFilesProps) {
  const { t } = useTranslation('downloads');
  const { locale } = usePage().facts;
  const { downloads, watch } = decision;
  switch (downloads.kind) {
    case 'rows': {
      const downloadable = downloads.rows.filter(({ get }) => get === 'download');
      const others = downloads.rows.filter(({ get }) => get !== 'download');
      return (
        <>
          {downloadable.length > 0 ? (
            <FilesToDownload title={title} rows={downloadable.map(({ row }) => row)} />
          ) : null}
          {others.length > 0 ? <FilesToBuy rows={others} /> : null}
          {downloadable.length === 0 ? <CostToChoose /> : null}
        </>
      );
    }
    case 'not-yet':
      return (
        <Text tone="muted">
          {downloads.from === undefined
            ? t('notYet')
            : t('notYetFrom', {
                date: formatDate(downloads.from, locale),
                time: formatTimeOfDay(downloads.from, locale),
              })}
        </Text>
      );
    case 'withheld':
      return <Text tone="muted">{t('withheld')}</Text>;
    case 'none':
      return <Text tone="muted">{t(noFilesText(watch))}</Text>;
  }
}

/** Viewers who have not paid yet learn that there are files. */
function noFilesText(watch: TitleDecision['watch']) {
  if (watch.kind !== 'needs') return 'none';
  return watch.action === 'subscribe' ? 'withSubscription' : 'afterPurchase';
}
