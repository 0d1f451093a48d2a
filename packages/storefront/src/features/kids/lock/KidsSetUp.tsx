import { type KidsAge, kidsAges, kidsMinutes } from '@parde/domain';
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
import { useSearch } from '../../../app/hooks/use-search.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Note } from '../../../app/parts/Note.tsx';
import { PageLink } from '../../../app/parts/PageLink.tsx';
import { homePath, kidsEnterPath } from '../../../paths.ts';
import { KidsCharacter } from '../mascots/KidsCharacter.tsx';
import * as styles from './KidsLock.css.ts';
import { KidsPanel } from './KidsPanel.tsx';
import * as page from './KidsSetUp.css.ts';
import { useClearOnLeave } from './kids-lock.ts';

/** Lets an adult turn kids mode on. The server answers the form, so that it works without JavaScript. */
export function KidsSetUp() {
  const { t } = useTranslation('kids-lock');
  const search = useSearch();
  const [age, setAge] = useState(kidsAges.find((each) => String(each) === search.get('age')) ?? 7);
  const [lock, setLock] = useState('pin');
  return (
    <KidsPanel age={age} top={<Top />}>
      <form method="post" action={kidsEnterPath} className={page.form}>
        <Stack space="xxs">
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted" leading="ui">
            {t('intro')}
          </Text>
        </Stack>
        <AgePicker age={age} onChange={setAge} />
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
          <Note leading="ui">{t('bySumHint')}</Note>
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
    </KidsPanel>
  );
}

const characterOf = { 7: 'simurgh', 12: 'fox' } as const;

/** The page shows the colours of the chosen age at once. */
function AgePicker({ age, onChange }: { age: KidsAge; onChange: (age: KidsAge) => void }) {
  const { t } = useTranslation('kids-lock');
  return (
    <fieldset className={page.ages}>
      <legend className={page.legend}>{t('age')}</legend>
      {kidsAges.map((each) => (
        <label key={each} className={page.age}>
          <input
            type="radio"
            name="age"
            value={each}
            checked={each === age}
            onChange={() => onChange(each)}
            className={page.radio}
          />
          <span className={page.ageTile}>
            <KidsCharacter name={characterOf[each]} className={page.character} />
            {t(`upTo${each}`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Top() {
  const { t } = useTranslation('kids-lock');
  const { brand, facts } = usePage();
  return (
    <header className={page.top}>
      <PageLink href={homePath} className={page.home}>
        <svg className={page.logo} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={brand.logo.mark} fill="currentcolor" />
        </svg>
        {brand.name[facts.locale]}
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
      <Note leading="ui">{t('forgetting')}</Note>
    </Stack>
  );
}
