import { videoBytes } from '@parde/domain';
import { Link, MetaLine, Phrases, Text } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { useFormatBytes } from '../../app/parts/file-size.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { path } from '../../paths.ts';
import { quality as qualityMark } from '../facts/fact-line.css.ts';
import { shortCost } from './cost-messages.ts';
import { chosenQuality, dataBudget, qualityOfBudget, usedThisMonth } from './data-budget.ts';
import * as styles from './PlayCost.css.ts';
import { useOperator } from './use-operator.ts';

export interface DataCostProps {
  minutes: number;
  /** The server's note about half price. The viewer's own price replaces it. */
  note: string | undefined;
}

/** Shows «۱٫۱ گیگابایت · 720p · ۵٬۵۰۰ تومان، نیم‌بها». Never server-rendered. */
export function DataCost({ minutes, note }: DataCostProps) {
  const { t } = useTranslation('data-cost');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const operator = useOperator();
  const [budget] = dataBudget.useSetting();
  const [used] = useState(usedThisMonth);
  const rate = operator?.rate ?? 'full';
  const quality = chosenQuality(qualityOfBudget(budget, { used, minutes, rate }));
  const bytes = videoBytes(minutes, quality);
  const cost = operator ? (
    <>
      {shortCost(bytes, operator, locale, t)}{' '}
      <span className={styles.operator}>
        <Phrases>
          {sentence(namePhrase(operator, locale), (name) => t('on', { operator: name }))}
        </Phrases>
      </span>
    </>
  ) : (
    <Link href={path('settings')} tone="inherit">
      {t(note === undefined ? 'chooseHere' : 'chooseHalf')}
    </Link>
  );
  return (
    <Text as="div" size="sm" tone="onMediaMuted" leading="ui">
      <MetaLine
        items={[
          { id: 'size', content: formatBytes(bytes) },
          { id: 'quality', content: <span className={qualityMark}>{quality}</span> },
          { id: 'cost', content: cost },
        ]}
      />
    </Text>
  );
}
