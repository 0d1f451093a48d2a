import type { Answer } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { Badge, type BadgeTone, EmptyState, GlobeIcon, Notice } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { asArray } from '../../answers.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { useUserCheckQuery } from '../../app/session/use-viewer.ts';
import { nameOf } from '../../words/names.ts';
import { countedOf, formatData, hourOfFilm, isRate, usualHour } from './data-use.ts';
import * as styles from './Internet.css.ts';
import { TextPending } from './TextParts.tsx';

type Operator = Answer<'listOperators'>['data'][number];

/** Operators with a name and a known rate. */
function useOperators() {
  const query = useQuery(ask(usePage().api, 'listOperators'));
  const operators = asArray(query.data).filter(
    (each) => typeof each?.name_fa === 'string' && isRate(each.rate),
  );
  return { query, operators };
}

/** Sizes in the viewer's words. */
function useData(): (megabytes: number) => string {
  const { t } = useTranslation('texts');
  const { locale } = usePage().facts;
  const units = { megabyte: t('megabyte'), gigabyte: t('gigabyte') };
  return (megabytes) => formatData(megabytes, locale, units);
}

/** Whose network the viewer is on. Asked in the browser: a guest's page is kept for all. */
export function OwnOperator() {
  const { t } = useTranslation('texts');
  const { t: shell } = useTranslation();
  const { locale, rules } = usePage().facts;
  const { query, operators } = useOperators();
  const check = useUserCheckQuery();
  const own = operators.find(({ key }) => key === check.data?.operator);
  if (query.data === undefined) return null;
  if (own) {
    return (
      <Notice tone={own.rate === 'full' ? 'info' : 'success'} live="polite" title={t('yours')}>
        {t(`yoursIs.${own.rate}`, { operator: nameOf(own, locale) })}
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
  const isComing = check.data === undefined && !rules.assumesSubscribed;
  return (
    <Notice live="polite" title={isComing ? shell('loading') : t('yoursUnknown')}>
      {t('yoursUnknownMore')}
    </Notice>
  );
}

const toneOf: Readonly<Record<Operator['rate'], BadgeTone>> = {
  full: 'neutral',
  half: 'accent',
  free: 'success',
};

export function OperatorTable() {
  const { t } = useTranslation('texts');
  const { locale } = usePage().facts;
  const { query, operators } = useOperators();
  const own = useUserCheckQuery().data?.operator;
  const size = useData();
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
        {t('operatorsCaption', { size: size(usualHour.megabytes) })}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.columnName}>
            {t('operator')}
          </th>
          <th scope="col" className={styles.columnName}>
            {t('rate')}
          </th>
          <th scope="col" className={styles.columnName}>
            {t('hourCosts')}
          </th>
        </tr>
      </thead>
      <tbody>
        {operators.map((operator) => {
          const isOwn = operator.key === own;
          const note = locale === 'en' ? (operator.note_en ?? operator.note_fa) : operator.note_fa;
          return (
            <tr key={operator.key} className={isOwn ? styles.mine : undefined}>
              <th scope="row" className={styles.name}>
                <span className={styles.operator}>
                  <bdi>{nameOf(operator, locale)}</bdi>
                  {isOwn ? <Badge tone="soft">{t('own')}</Badge> : null}
                </span>
                {note ? (
                  <span className={styles.note}>
                    <bdi>{note}</bdi>
                  </span>
                ) : null}
              </th>
              <td className={styles.value}>
                <Badge tone={toneOf[operator.rate]}>{t(`rates.${operator.rate}`)}</Badge>
              </td>
              <td className={styles.value}>
                {size(countedOf(usualHour.megabytes, operator.rate))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What half price makes of an hour, by quality. */
export function HalfPriceExample() {
  const { t } = useTranslation('texts');
  const size = useData();
  return (
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
        {hourOfFilm.map(({ quality, megabytes }) => (
          <tr key={quality}>
            <th scope="row" className={styles.name}>
              <bdi dir="ltr">{quality}</bdi>
            </th>
            <td className={styles.value}>{size(megabytes)}</td>
            <td className={styles.value}>{size(countedOf(megabytes, 'half'))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
