import { formatTimeOfDay } from '@parde/domain';
import { Button, ButtonLink, Heading, Notice, Stack, Text, TextField } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../../app/hooks/use-search.ts';
import type { KidsLockFacts } from '../../../app/page/page.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Note } from '../../../app/parts/Note.tsx';
import { PhoneNumber } from '../../../app/parts/ServerText.tsx';
import { useSupportPhone } from '../../../app/parts/SupportLink.tsx';
import { kidsHome, path } from '../../../paths.ts';
import { useKidsAge } from '../kids-lists.ts';
import * as styles from './KidsLock.css.ts';
import { KidsPanel } from './KidsPanel.tsx';
import * as page from './KidsSetUp.css.ts';
import { numberInWords, useClearOnLeave } from './kids-lock.ts';

/** Lets an adult turn kids mode off. The server answers the form, so that it works without JavaScript. */
export function KidsLeave() {
  const { t } = useTranslation('kids-lock');
  const { kidsLock: lock } = usePage().facts;
  const age = useKidsAge();
  if (!lock) return null;
  return (
    <KidsPanel age={age}>
      <div className={page.form}>
        <Stack space="sm">
          <Heading level={1} size="lg">
            {t('leave')}
          </Heading>
          <Text tone="muted">{t('forAdults')}</Text>
        </Stack>
        <Stack space="lg">
          {lock.waitUntil === undefined ? (
            <LeaveForm lock={lock} />
          ) : (
            <Waiting until={lock.waitUntil} />
          )}
          <ButtonLink href={kidsHome} variant="ghost" fullWidth>
            {t('back')}
          </ButtonLink>
          {lock.sum ? null : <Forgotten />}
        </Stack>
      </div>
    </KidsPanel>
  );
}

/** Gives no instructions, because a child reads it, too. The set-up page has shown them to the adult. */
function Forgotten() {
  const { t } = useTranslation('kids-lock');
  const phone = useSupportPhone();
  return (
    <Stack space="xs">
      <Text size="sm" weight="strong">
        {t('forgotten')}
      </Text>
      <Note>
        {phone === undefined ? (
          t('forgottenAsk')
        ) : (
          <>
            {t('forgottenMore')} <PhoneNumber>{phone}</PhoneNumber>
          </>
        )}
      </Note>
    </Stack>
  );
}

function LeaveForm({ lock: { sum, isLastTry } }: { lock: KidsLockFacts }) {
  const { t } = useTranslation('kids-lock');
  const { locale } = usePage().facts;
  const hasErred = useSearch().has('problem');
  const form = useClearOnLeave<HTMLFormElement>();
  const [first, second] = sum?.map((number) => numberInWords(number, locale)) ?? [];
  const field = {
    name: 'answer',
    inputMode: 'numeric',
    autoComplete: 'off',
    dir: 'ltr',
    required: true,
    ...(hasErred && { error: t(isLastTry ? 'lastTry' : 'wrongAnswer') }),
  } as const;
  return (
    <form ref={form} method="post" action={path('kids-leave')}>
      <Stack space="md">
        {sum ? (
          <TextField
            label={t('sum', { first, second })}
            hint={t('sumHint')}
            maxLength={6}
            {...field}
          />
        ) : (
          <div className={styles.pin}>
            <TextField label={t('pin')} maxLength={4} {...field} />
          </div>
        )}
        <Button type="submit" variant="primary" fullWidth>
          {t('leaveNow')}
        </Button>
      </Stack>
    </form>
  );
}

function Waiting({ until }: { until: string }) {
  const { t } = useTranslation('kids-lock');
  const { locale } = usePage().facts;
  return (
    <Notice
      tone="warning"
      action={
        // A new document, because the server knows when the wait is over.
        <ButtonLink href={path('kids-leave')} target="_self" size="sm">
          {t('checkAgain')}
        </ButtonLink>
      }
    >
      {t('wait', { time: formatTimeOfDay(until, locale) })}
    </Notice>
  );
}
