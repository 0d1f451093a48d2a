import { rateTitleMutation, titleStateQuery } from '@parde/api-client/query';
import { formatNumber } from '@parde/domain';
import { Button, Dialog, Notice, Stack } from '@parde/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../app/page/Storefront.tsx';
import type { TitleRef } from '../../../titles/title-head.ts';
import { Stars } from './Stars.tsx';

export interface RatingDialogProps {
  open: boolean;
  title: TitleRef;
  name: string;
  /** What the viewer gave it before. */
  rating: number | null;
  onClose: () => void;
}

/** One to ten, or nothing again. */
export function RatingDialog({ open, title, name, rating, onClose }: RatingDialogProps) {
  const { t } = useTranslation(['title', 'shell']);
  const { api, facts, queryClient } = usePage();
  const [chosen, choose] = useState(rating ?? undefined);
  const { mutate, isPending, isError } = useMutation({
    ...rateTitleMutation(api),
    onSuccess: ({ data: state }) => {
      // The answer is the new state: nothing has to be asked again.
      const { queryKey } = titleStateQuery(api, { content_type: title.type, id: title.id });
      queryClient.setQueryData(queryKey, state);
      onClose();
    },
  });
  const give = (value: number | null) => mutate({ content_type: title.type, id: title.id, value });
  return (
    <Dialog
      open={open}
      size="sm"
      title={t('rateTitle', { name })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            loading={isPending}
            disabled={chosen === undefined}
            onClick={() => chosen !== undefined && give(chosen)}
          >
            {t('saveRating')}
          </Button>
          {rating === null ? null : (
            <Button variant="ghost" disabled={isPending} onClick={() => give(null)}>
              {t('removeRating')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <Stars
          label={t('rateTitle', { name })}
          value={chosen}
          nameOf={(value) => t('stars', { value })}
          shown={(value) => formatNumber(value, facts.locale)}
          onChange={choose}
        />
        {isError ? (
          <Notice tone="danger" live="assertive">
            {t('ratingFailed')}
          </Notice>
        ) : null}
      </Stack>
    </Dialog>
  );
}
