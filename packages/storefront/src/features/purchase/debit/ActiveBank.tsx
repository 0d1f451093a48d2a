import { keyOf, send } from '@parde/api-client/query';
import { Button, IconButton, Inline, Notice, Phrases, Stack, Text, TrashIcon } from '@parde/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { ServerText } from '../../../app/parts/ServerText.tsx';
import { phrase, sentence } from '../../../words/phrases.ts';
import * as styles from './Debit.css.ts';

interface ActiveBankProps {
  /** Of the agreement. */
  id: string;
  name: string;
  isLast: boolean;
  onDeleted: () => void;
}

/** A bank that may be debited. Deleting it asks first. */
export function ActiveBank({ id, name, isLast, onDeleted }: ActiveBankProps) {
  const { t } = useTranslation('direct-debit');
  const { api, facts } = usePage();
  const [isAsking, setAsking] = useState(false);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    ...send(api, 'deleteDebitSubscription'),
    // The answer may be all that was lost, or another tab was first.
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: keyOf('getDebitSubscriptions') });
    },
  });
  const keep = () => {
    reset();
    setAsking(false);
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
          onClick={() => setAsking(true)}
        />
      </div>
      {isAsking ? (
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
                {/* The safe answer comes first, and takes the focus. */}
                <Button ref={focus} disabled={isPending} onClick={keep}>
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
