import { StarIcon } from '@parde/ui';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trackLoading } from '../../app/loading-bar-store.ts';
import { useOpenModal } from '../../app/modals/use-open-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import type { TitleHead } from '../../titles/title-head.ts';
import { nameOf } from '../../words/names.ts';
import type { RatingDialogProps } from './late/RatingDialog.tsx';
import { TitleTool } from './TitleTool.tsx';
import * as styles from './TitleTools.css.ts';
import { useTitleState } from './use-title-state.ts';

/** Opens the stars; a guest is asked to sign in first. */
export function RateTool({ title }: { title: TitleHead }) {
  const { t } = useTranslation(['title', 'shell']);
  const { signedIn, locale } = usePage().facts;
  const openModal = useOpenModal();
  const rating = useTitleState(title)?.rating ?? null;
  const [Dialog, setDialog] = useState<ComponentType<RatingDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const begin = async () => {
    if (!signedIn) return openModal('login', { message: t('shell:signInFirst') });
    const { RatingDialog } = await import('./late/RatingDialog.tsx');
    setDialog(() => RatingDialog);
    setOpen(true);
  };
  return (
    <>
      <TitleTool
        icon={
          <span className={rating === null ? styles.hollow : undefined}>
            <StarIcon />
          </span>
        }
        label={rating === null ? t('rate') : t('myRating', { value: rating })}
        pressed={rating !== null}
        onPress={() => {
          trackLoading(begin()).catch(() => {
            // The page stands without it; another press asks again.
          });
        }}
      />
      {Dialog ? (
        <Dialog
          open={isOpen}
          title={title}
          name={nameOf(title, locale)}
          rating={rating}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
