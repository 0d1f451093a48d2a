import type { DebitBank } from '@parde/api-client';
import { canAddBank } from '@parde/domain';
import {
  Button,
  Heading,
  MobileField,
  PlusIcon,
  RadioGroup,
  Skeleton,
  Stack,
  Text,
} from '@parde/ui';
import { useRef } from 'react';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { Name } from '../../../app/parts/ServerText.tsx';
import { notifyOtherTabs } from '../../../app/session/other-tabs.ts';
import { nameOf } from '../../../words/names.ts';
import { ActiveBank } from './ActiveBank.tsx';
import * as styles from './Debit.css.ts';
import type { DebitForm } from './use-debit-form.ts';

/** The active banks, and the form for another one. */
export function Banks({ form }: { form: DebitForm }) {
  const { t } = useTranslation('direct-debit');
  const { locale } = usePage().facts;
  const section = useRef<HTMLElement>(null);
  const { view, offered, active, addsBank, setWantsBank } = form;
  const nameOfCode = (code: string) => {
    const bank = offered.find(({ id }) => id === code);
    return bank ? nameOf(bank, locale) : t('bankCode', { code });
  };
  const mayAdd = offered.some((bank) => canAddBank(bank, active));
  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-label={t('banks')}>
      <Heading level={3} size="sm">
        {t('banks')}
      </Heading>
      {view.banks.length > 0 ? (
        <ul className={styles.list}>
          {view.banks.map(({ id, bank }) => (
            <ActiveBank
              key={id}
              id={id}
              name={nameOfCode(bank)}
              isLast={view.banks.length === 1}
              onDeleted={() => {
                // Its button is gone with it.
                section.current?.focus();
                notifyOtherTabs('account');
              }}
            />
          ))}
        </ul>
      ) : null}
      {addsBank ? <NewBank form={form} /> : null}
      {addsBank || !mayAdd ? null : (
        <div>
          <Button icon={<PlusIcon />} onClick={() => setWantsBank(true)}>
            {t('addBank')}
          </Button>
        </div>
      )}
    </section>
  );
}

function NewBank({ form }: { form: DebitForm }) {
  const { t } = useTranslation('direct-debit');
  const { banks, offered, active, newBank, chooseBank, setWantsBank } = form;
  if (!banks.data && banks.error) {
    return (
      <Failed error={banks.error} text={t('banksNotLoaded')} onRetry={() => banks.refetch()} />
    );
  }
  if (!banks.data) return <Skeleton shape="control" />;
  if (newBank === undefined) return <Text>{t('noBanks')}</Text>;
  const hintOf = ({ id, soon }: DebitBank) => {
    if (active.includes(id)) return { hint: t('bankActive') };
    return soon === true ? { hint: t('bankSoon') } : {};
  };
  return (
    <Stack space="md">
      <RadioGroup
        label={t('newBank')}
        value={newBank}
        onChange={chooseBank}
        options={offered.map((bank) => ({
          value: bank.id,
          label: <Name of={bank} />,
          disabled: !canAddBank(bank, active),
          ...hintOf(bank),
        }))}
      />
      <Text tone="muted" size="sm">
        {t('anotherSoon')}
      </Text>
      <MobileField
        label={t('mobile')}
        hint={t('mobileHint')}
        error={form.isMobileWrong ? t('mobileWrong') : undefined}
        name="mobile"
        value={form.mobile}
        onChange={form.typeMobile}
      />
      <Text tone="muted" size="sm">
        {t('atBank')}
      </Text>
      {active.length > 0 ? (
        <div>
          <Button variant="ghost" onClick={() => setWantsBank(false)}>
            {t('addNoBank')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
