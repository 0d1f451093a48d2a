import { kidsAges, kidsMinutes } from '@parde/domain';
import { Button, ButtonLink, RadioGroup, Select, Stack, Text, TextField } from '@parde/ui';
import { useState } from 'react';
import { useSearch } from '../../app/hooks/use-search.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { homePath, kidsEnterPath } from '../../paths.ts';
import * as styles from './KidsLock.css.ts';
import { KidsPanel } from './KidsPanel.tsx';
import { useEmptyOnLeave } from './use-empty-on-leave.ts';

/** An adult turns kids mode on. The server answers the form, so that it works without script. */
export function KidsSetUp() {
  const { t } = useTranslation('kids-lock');
  const search = useSearch();
  const [age, setAge] = useState(search.get('age') ?? String(kidsAges[0]));
  const [lock, setLock] = useState('pin');
  return (
    <KidsPanel title={t('title')} text={t('intro')}>
      <form method="post" action={kidsEnterPath}>
        <Stack space="lg">
          <RadioGroup
            label={t('age')}
            name="age"
            value={age}
            onChange={setAge}
            options={kidsAges.map((each) => ({ value: String(each), label: t(`upTo${each}`) }))}
          />
          <RadioGroup
            label={t('lock')}
            name="lock"
            value={lock}
            onChange={setLock}
            options={[
              { value: 'pin', label: t('byPin'), hint: t('byPinHint') },
              { value: 'sum', label: t('bySum'), hint: t('bySumHint') },
            ]}
          />
          {lock === 'pin' ? <PinFields problem={search.get('problem')} /> : null}
          <Select
            label={t('minutes')}
            name="minutes"
            defaultValue={search.get('minutes') ?? '0'}
            options={[
              { value: '0', label: t('noLimit') },
              ...kidsMinutes.map((count) => ({
                value: String(count),
                label: t('minutesADay', { count }),
              })),
            ]}
          />
          <Stack space="sm">
            <Button type="submit" variant="primary" fullWidth>
              {t('enter')}
            </Button>
            <ButtonLink href={homePath} variant="ghost" fullWidth>
              {t('toHome')}
            </ButtonLink>
          </Stack>
        </Stack>
      </form>
    </KidsPanel>
  );
}

const pinField = {
  inputMode: 'numeric',
  autoComplete: 'off',
  dir: 'ltr',
  minLength: 4,
  maxLength: 4,
} as const;

function PinFields({ problem }: { problem: string | null }) {
  const { t } = useTranslation('kids-lock');
  const pins = useEmptyOnLeave<HTMLDivElement>();
  return (
    <Stack space="sm">
      <div ref={pins} className={`${styles.pins} ${styles.pin}`}>
        <TextField
          label={t('pin')}
          name="pin"
          {...pinField}
          {...(problem === 'pin' && { error: t('pinWrong') })}
        />
        <TextField
          label={t('pinAgain')}
          name="pin2"
          {...pinField}
          {...(problem === 'pins' && { error: t('pinsDiffer') })}
        />
      </div>
      <Text size="sm" tone="muted">
        {t('forgetting')}
      </Text>
    </Stack>
  );
}
