import type { Answer } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { bytesAnHour, countedBytes, isDataRate } from '@parde/domain';
import { Badge, type BadgeTone, EmptyState, GlobeIcon, Notice, Skeleton } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { formatBytes } from '../../app/parts/file-size.ts';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { useUserCheckQuery } from '../../app/session/use-viewer.ts';
import { nameOf, textIn } from '../../names/names.ts';
import * as styles from './Internet.css.ts';
import { TextPending } from './TextParts.tsx';

/** The quality that the table describes, as most phones show it. */
const usualQuality = '720p';

function useOperators() {
  const query = useQuery(ask(usePage().api, 'listOperators'));
  return { query, operators: (query.data ?? []).filter(({ rate }) => isDataRate(rate)) };
}

/**
 * Shows the operator of the viewer's network. The longest of its answers reserves the room, so that nothing moves
 * when the answer arrives.
 */
export function ViewerOperator() {
  const { t } = useTranslation('texts');
  return (
    <div className={styles.viewerOperator}>
      <div className={styles.placeholder}>
        <Notice title={t('yoursUnknown')}>{t('yoursUnknownMore')}</Notice>
      </div>
      <div className={styles.answer}>
        <OperatorNotice />
      </div>
    </div>
  );
}

/** Fetched in the browser, because a guest's page is cached for all guests. */
function OperatorNotice() {
  const { t } = useTranslation(['texts', 'shell']);
  const { locale, rules } = usePage().facts;
  const { query, operators } = useOperators();
  const check = useUserCheckQuery();
  const viewerOperator = operators.find(({ key }) => key === check.data?.operator);
  if (query.data === undefined) return null;
  if (viewerOperator) {
    return (
      <Notice
        tone={viewerOperator.rate === 'full' ? 'info' : 'success'}
        live="polite"
        title={t('yours')}
      >
        {t(`yoursIs.${viewerOperator.rate}`, { operator: nameOf(viewerOperator, locale) })}
      </Notice>
    );
  }
  if (check.data === undefined && check.error) {
    return (
      <Failed
        text={t('operatorNotAsked')}
        loading={check.isFetching}
        onRetry={() => check.refetch()}
      />
    );
  }
  if (check.data === undefined && !rules.assumesSubscribed) {
    return (
      <Notice live="polite" title={t('shell:loading')}>
        <Skeleton width="most" />
      </Notice>
    );
  }
  return (
    <Notice live="polite" title={t('yoursUnknown')}>
      {t('yoursUnknownMore')}
    </Notice>
  );
}

const toneOf: Readonly<Record<Answer<'listOperators'>['data'][number]['rate'], BadgeTone>> = {
  full: 'neutral',
  half: 'accent',
  free: 'success',
};

export function OperatorTable() {
  const { t } = useTranslation('texts');
  const { locale } = usePage().facts;
  const { query, operators } = useOperators();
  const viewerOperator = useUserCheckQuery().data?.operator;
  const shell = usePage().i18n.t;
  if (query.data === undefined) return <TextPending query={query} />;
  if (operators.length === 0) {
    return (
      <EmptyState
        icon={<GlobeIcon size="xl" />}
        title={t('noOperators')}
        text={t('noOperatorsMore')}
      />
    );
  }
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {t('operatorsCaption', {
          quality: usualQuality,
          size: formatBytes(bytesAnHour[usualQuality], shell),
        })}
      </caption>
      <thead>
        <tr>
          {(['operator', 'rate', 'hourCosts'] as const).map((column) => (
            <th key={column} scope="col" className={styles.columnName}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {operators.map((operator) => {
          const isViewerOperator = operator.key === viewerOperator;
          const note = textIn(locale, operator.note_fa, operator.note_en);
          return (
            <tr key={operator.key} className={isViewerOperator ? styles.mine : undefined}>
              <th scope="row" className={styles.name}>
                <span className={styles.operator}>
                  <Name of={operator} />
                  {isViewerOperator ? <Badge tone="soft">{t('own')}</Badge> : null}
                </span>
                {note ? (
                  <span className={styles.note}>
                    <ServerText>{note}</ServerText>
                  </span>
                ) : null}
              </th>
              <td className={styles.value}>
                <Badge tone={toneOf[operator.rate]}>{t(`rates.${operator.rate}`)}</Badge>
              </td>
              <td className={styles.value}>
                {formatBytes(countedBytes(bytesAnHour[usualQuality], operator.rate), shell)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Shows how much data an hour takes at half price, by quality. */
export function HalfPriceExample() {
  const { t } = useTranslation('texts');
  const shell = usePage().i18n.t;
  return (
    <div className={styles.example}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('exampleCaption')}</caption>
        <thead>
          <tr>
            {(['quality', 'used', 'counted'] as const).map((column) => (
              <th key={column} scope="col" className={styles.columnName}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(bytesAnHour).map(([quality, bytes]) => (
            <tr key={quality}>
              <th scope="row" className={styles.name}>
                <bdi dir="ltr">{quality}</bdi>
              </th>
              <td className={styles.value}>{formatBytes(bytes, shell)}</td>
              <td className={styles.value}>{formatBytes(countedBytes(bytes, 'half'), shell)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
