import type { DebitBank } from '@parde/api-client';
import { keyOf, send } from '@parde/api-client/query';
import { canAddBank } from '@parde/domain';
import {
  Button,
  Heading,
  IconButton,
  Inline,
  MobileField,
  Notice,
  Phrases,
  PlusIcon,
  RadioGroup,
  Skeleton,
  Stack,
  Text,
  TrashIcon,
} from '@parde/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { Note } from '../../../app/parts/Note.tsx';
import { Name, ServerText } from '../../../app/parts/ServerText.tsx';
import { notifyOtherTabs } from '../../../app/session/other-tabs.ts';
import { nameOf } from '../../../names/names.ts';
import { phrase, sentence } from '../../../names/phrases.ts';
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
                // Move the focus, because the button has disappeared together with the bank.
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
      <Note>{t('anotherSoon')}</Note>
      <MobileField
        label={t('mobile')}
        hint={t('mobileHint')}
        error={form.isMobileWrong ? t('mobileWrong') : undefined}
        name="mobile"
        value={form.mobile}
        onChange={form.typeMobile}
      />
      <Note>{t('atBank')}</Note>
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

interface ActiveBankProps {
  /** The id of the agreement. */
  id: string;
  name: string;
  isLast: boolean;
  onDeleted: () => void;
}

/** A bank that may be debited. Its deletion must be confirmed. */
function ActiveBank({ id, name, isLast, onDeleted }: ActiveBankProps) {
  const { t } = useTranslation('direct-debit');
  const { api, facts } = usePage();
  const [isConfirming, setConfirming] = useState(false);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation(
    send(api, 'deleteDebitSubscription', {
      // Perhaps only the answer was lost, or another tab has deleted the bank before.
      onError: () => {
        void queryClient.invalidateQueries({ queryKey: keyOf('getDebitSubscriptions') });
      },
    }),
  );
  const cancel = () => {
    reset();
    setConfirming(false);
    deleteButton.current?.focus();
  };
  return (
    <li className={styles.bank}>
      <div className={styles.bankName}>
        <Text as="span" weight="medium">
          <ServerText>{name}</ServerText>
        </Text>
        <IconButton
          ref={deleteButton}
          variant="ghost"
          icon={<TrashIcon />}
          label={sentence(phrase(name, facts.locale), (bank) => t('deleteBank', { bank }))}
          onClick={() => setConfirming(true)}
        />
      </div>
      {isConfirming ? (
        <Stack space="sm">
          <Notice tone="warning" live="polite">
            <Stack space="sm">
              <Text as="span">
                <Phrases>
                  {sentence(phrase(name, facts.locale), (bank) =>
                    isLast ? t('deleteLast', { bank }) : t('deleteOne', { bank }),
                  )}
                </Phrases>
              </Text>
              <Inline space="sm">
                {/* The safe answer comes first, and gets the focus. */}
                <Button ref={focus} disabled={isPending} onClick={cancel}>
                  {t('keepBank')}
                </Button>
                <Button
                  variant="danger"
                  loading={isPending}
                  onClick={() => mutate({ body: { id } }, { onSuccess: onDeleted })}
                >
                  {t('deleteNow')}
                </Button>
              </Inline>
            </Stack>
          </Notice>
          {error ? <Failed live="assertive" error={error} text={t('notDeleted')} /> : null}
        </Stack>
      ) : null}
    </li>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();
