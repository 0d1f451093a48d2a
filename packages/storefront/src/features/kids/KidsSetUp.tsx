import { kidsAges, kidsMinutes } from '@parde/domain';
import {
  Button,
  ChoiceChips,
  CloseIcon,
  Heading,
  Select,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
} from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../app/hooks/use-search.ts';
import { useBrand, usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { homePath, kidsEnterPath } from '../../paths.ts';
import * as styles from './KidsLock.css.ts';
import { KidsScene } from './KidsScene.tsx';
import * as page from './KidsSetUp.css.ts';
import { useClearOnLeave } from './use-empty-on-leave.ts';

/** Lets an adult turn kids mode on. The server answers the form, so that it works without JavaScript. */
export function KidsSetUp() {
  const { t } = useTranslation('kids-lock');
  const search = useSearch();
  const [age, setAge] = useState(search.get('age') ?? String(kidsAges[0]));
  const [lock, setLock] = useState('pin');
  return (
    <div className={page.page}>
      <Top />
      <div className={page.panel}>
        <form method="post" action={kidsEnterPath} className={page.form}>
          <Stack space="xxs">
            <Heading level={1} size="xl">
              {t('title')}
            </Heading>
            <Text tone="muted" leading="ui">
              {t('intro')}
            </Text>
          </Stack>
          <ChoiceChips
            label={t('age')}
            name="age"
            value={age}
            onChange={setAge}
            choices={kidsAges.map((each) => ({ value: String(each), label: t(`upTo${each}`) }))}
          />
          <ChoiceChips
            label={t('lock')}
            name="lock"
            value={lock}
            onChange={setLock}
            choices={[
              { value: 'pin', label: t('byPin') },
              { value: 'sum', label: t('bySum') },
            ]}
          />
          {lock === 'pin' ? (
            <PinFields problem={search.get('problem')} />
          ) : (
            <Text size="sm" tone="muted" leading="ui">
              {t('bySumHint')}
            </Text>
          )}
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
          <Button type="submit" variant="primary" size="lg" fullWidth>
            {t('enter')}
          </Button>
        </form>
        <div className={page.scene}>
          <KidsScene />
        </div>
      </div>
    </div>
  );
}

function Top() {
  const { t } = useTranslation('kids-lock');
  const { locale } = usePage().facts;
  const { logo, name } = useBrand();
  return (
    <header className={page.top}>
      <PageLink href={homePath} className={page.home}>
        <svg className={page.logo} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={logo.mark} fill="currentcolor" />
        </svg>
        {name[locale]}
      </PageLink>
      <PageLink href={homePath} className={page.close}>
        <CloseIcon size="md" />
        <VisuallyHidden>{t('close')}</VisuallyHidden>
      </PageLink>
    </header>
  );
}

const pinField = {
  inputMode: 'numeric',
  autoComplete: 'off',
  dir: 'ltr',
  minLength: 4,
  maxLength: 4,
  placeholder: '○○○○',
} as const;

function PinFields({ problem }: { problem: string | null }) {
  const { t } = useTranslation('kids-lock');
  const pins = useClearOnLeave<HTMLDivElement>();
  return (
    <Stack space="xs">
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
      <Text size="sm" tone="muted" leading="ui">
        {t('forgetting')}
      </Text>
    </Stack>
  );
}
