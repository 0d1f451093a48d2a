import { heightOf, qualityWithin, type VideoQuality, videoBytes } from '@parde/domain';
import { createPreferenceStore, isDataSaved } from '@parde/player/preferences';
import { Link, Phrases, Text } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { path } from '../../paths.ts';
import { formatBytes } from '../downloads/file-size.ts';
import { costWords } from './cost-words.ts';
import { dataBudget, qualityOfBudget, usedThisMonth } from './data-budget.ts';
import { useOperator } from './use-operator.ts';

/** What a phone shows where nobody has chosen. */
const usualHeight = 720;

/** What the player will take, by what was chosen on this device. */
function chosenQuality(affordable: VideoQuality | undefined): VideoQuality {
  const preferences = createPreferenceStore().get();
  if (isDataSaved(preferences)) return qualityWithin(0);
  if (preferences.quality !== 'auto') return qualityWithin(preferences.quality);
  return qualityWithin(Math.min(usualHeight, affordable ? heightOf(affordable) : usualHeight));
}

export interface DataCostProps {
  minutes: number;
}

/** «حدود ۱٫۱ گیگابایت با کیفیت 720p · ۵٬۵۰۰ تومان با اینترنت رایتل، نیم‌بها». Never server-rendered. */
export function DataCost({ minutes }: DataCostProps) {
  const { t } = useTranslation('data-cost');
  const { t: shell } = useTranslation();
  const { locale } = usePage().facts;
  const operator = useOperator();
  const [budget] = dataBudget.useSetting();
  const [used] = useState(usedThisMonth);
  const rate = operator?.rate ?? 'full';
  const quality = chosenQuality(qualityOfBudget(budget, { used, minutes, rate }));
  const bytes = videoBytes(minutes, quality);
  return (
    <>
      <Text as="span" size="sm" tone="onMediaMuted" leading="ui">
        {t('size', { size: formatBytes(bytes, shell), quality })}
      </Text>
      <Text as="span" size="sm" tone="onMediaMuted" leading="ui">
        {operator ? (
          <Phrases>{costWords(bytes, operator, locale, t)}</Phrases>
        ) : (
          <Link href={path('settings')} tone="inherit">
            {t('choose')}
          </Link>
        )}
      </Text>
    </>
  );
}
