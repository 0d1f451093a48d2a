import type { DebitSeries } from '@parde/api-client';
import { formatToman } from '@parde/domain';
import { Heading, Picture, Stack, Switch, Text } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { isOffered } from '../../../app/page/offers.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Name } from '../../../app/parts/ServerText.tsx';
import * as styles from './Debit.css.ts';
import { FollowSeries } from './FollowSeries.tsx';
import type { DebitForm } from './use-debit-form.ts';

interface FollowedSeriesProps {
  form: DebitForm;
  /** The id of the series that led here. */
  wanted: string | undefined;
}

/** The series of the viewer, each with its switch. */
export function FollowedSeries({ form, wanted }: FollowedSeriesProps) {
  const { t } = useTranslation('direct-debit');
  const page = usePage();
  const { series } = form.view;
  const [added, setAdded] = useState<string>();
  // What led here comes first.
  const sorted = [
    ...series.filter(({ id }) => id === wanted),
    ...series.filter(({ id }) => id !== wanted),
  ];
  const isMissing = wanted !== undefined && sorted[0]?.id !== wanted;
  // Without a list of one's own there is no way to get one here.
  if (series.length === 0 && !isMissing && !isOffered(page, 'addToMyList')) return null;
  return (
    <Stack as="section" space="sm">
      <Heading level={3} size="sm">
        {t('series')}
      </Heading>
      <Text tone="muted" size="sm">
        {t('releaseDay')} {t('notTwice')}
      </Text>
      {isMissing ? <FollowSeries id={wanted} onFollowed={() => setAdded(wanted)} /> : null}
      {sorted.length > 0 ? (
        <ul className={styles.list}>
          {sorted.map((one) => (
            <li key={one.id} className={styles.series}>
              <SeriesSwitch series={one} form={form} takesFocus={one.id === added} />
            </li>
          ))}
        </ul>
      ) : null}
      {sorted.length === 0 && !isMissing ? <Text>{t('noSeries')}</Text> : null}
    </Stack>
  );
}

interface SeriesSwitchProps {
  series: DebitSeries;
  form: DebitForm;
  /** It takes the place of the button that added it. */
  takesFocus: boolean;
}

function SeriesSwitch({ series, form, takesFocus }: SeriesSwitchProps) {
  const { t } = useTranslation('direct-debit');
  const { locale } = usePage().facts;
  const { id, poster, subscribe_fee: fee } = series;
  return (
    <>
      <span className={styles.poster}>
        <Picture picture={poster} alt="" ratio="poster" corners="soft" widest={160} sizes="48px" />
      </span>
      <div className={styles.seriesSwitch}>
        <Switch
          label={<Name of={series} />}
          hint={t('episodeFee', { fee: formatToman(fee, locale) })}
          checked={form.choice.series.includes(id)}
          onChange={({ target }) => form.toggleSeries(id, target.checked)}
          {...(takesFocus && { ref: focus })}
        />
      </div>
    </>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();
