import { serverMessage } from '@parde/api-client';
import { send } from '@parde/api-client/query';
import { formatNumber } from '@parde/domain';
import { Button, Notice, type PhrasesData, Stack, StarIcon, VisuallyHidden } from '@parde/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../app/modals/ModalDialog.tsx';
import { usePage } from '../../app/page/Storefront.tsx';
import { sentence } from '../../names/phrases.ts';
import type { TitleRef } from '../../titles/title-base.ts';
import { titleStateQuery } from '../../titles/title-data.ts';
import * as styles from './RatingDialog.css.ts';

export interface RatingDialogProps {
  open: boolean;
  title: TitleRef;
  name: PhrasesData;
  rating: number | null;
  onClose: () => void;
}

export function RatingDialog({ open, title, name, rating, onClose }: RatingDialogProps) {
  const { t } = useTranslation('title');
  const page = usePage();
  const { api, facts, queryClient } = page;
  const [chosen, choose] = useState(rating ?? undefined);
  const { mutate, isPending, error } = useMutation(
    send(api, 'rateTitle', {
      onSuccess: (state) => {
        // The answer is the new state, which the dialog's opener shows before it is refetched.
        const { queryKey } = titleStateQuery(page, title);
        queryClient.setQueryData(queryKey, state);
        onClose();
      },
    }),
  );
  const submit = (value: number | null) =>
    mutate({ body: { content_type: title.type, id: title.id, value } });
  return (
    <ModalDialog
      open={open}
      size="sm"
      title={sentence(name, (nameText) => t('rateTitle', { name: nameText }))}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            loading={isPending}
            disabled={chosen === undefined}
            onClick={() => chosen !== undefined && submit(chosen)}
          >
            {t('saveRating')}
          </Button>
          {rating === null ? null : (
            <Button variant="ghost" disabled={isPending} onClick={() => submit(null)}>
              {t('removeRating')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <Stars value={chosen} onChange={choose} />
        {error ? (
          <Notice tone="danger" live="assertive">
            {serverMessage(error, facts.locale) ?? t('ratingFailed')}
          </Notice>
        ) : null}
      </Stack>
    </ModalDialog>
  );
}

interface StarsProps {
  value: number | undefined;
  onChange: (value: number) => void;
}

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Radio buttons, for keyboards and screen readers. */
function Stars({ value = 0, onChange }: StarsProps) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const group = useId();
  return (
    <fieldset className={styles.stars}>
      <legend>
        <VisuallyHidden>{t('rate')}</VisuallyHidden>
      </legend>
      <div className={styles.row}>
        {all.map((each) => (
          <label key={each} className={styles.star} data-lit={each <= value || undefined}>
            <input
              className={styles.input}
              type="radio"
              name={group}
              value={each}
              checked={each === value}
              aria-label={t('stars', { value: each })}
              onChange={() => onChange(each)}
            />
            <StarIcon />
          </label>
        ))}
      </div>
      <output className={styles.chosen}>{value === 0 ? '' : formatNumber(value, locale)}</output>
    </fieldset>
  );
}
