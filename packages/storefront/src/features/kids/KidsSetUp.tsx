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
import { usePage } from '../../app/page/Storefront.tsx';
import { Note } from '../../app/parts/Note.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { homePath, kidsEnterPath } from '../../paths.ts';
import * as styles from './KidsLock.css.ts';
import * as page from './KidsSetUp.css.ts';
import { useClearOnLeave } from './kids-lock.ts';

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
        <div className={page.scene}>
          <KidsScene />
        </div>
      </div>
    </div>
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

const stars = ['60 70', '140 130', '330 60', '380 150', '90 220', '250 40'];

/** A balloon over hills in the evening. */
function KidsScene() {
  return (
    <svg
      className={page.drawing}
      viewBox="0 0 440 600"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {stars.map((point) => (
        <path
          key={point}
          d={`M${point}h.01`}
          stroke="#fff3d6"
          strokeWidth="5"
          strokeLinecap="round"
        />
      ))}
      <circle cx="330" cy="420" r="64" fill="#ffd98a" />
      <path d="M0 470q110-90 220-20t220-30v180H0z" fill="#5a3d86" />
      <path d="M0 530q130-70 250-20t190-20v110H0z" fill="#3b2a63" />
      <path
        d="M110 240a90 90 0 11180 0c0 52-52 84-66 110h-48c-14-26-66-58-66-110z"
        fill="#ff8a5c"
      />
      <path
        d="M164 240c0-50 14-90 36-90s36 40 36 90-18 84-20 110h-32c-2-26-20-60-20-110z"
        fill="#ffe3b0"
      />
      <path d="M178 356l4 24m40-24l-4 24" stroke="#fff3d6" strokeWidth="3" />
      <rect x="176" y="378" width="48" height="36" rx="9" fill="#8a5a3c" />
      <circle cx="190" cy="372" r="9" fill="#ffe0c2" />
      <circle cx="211" cy="370" r="10" fill="#e9b58c" />
    </svg>
  );
}
