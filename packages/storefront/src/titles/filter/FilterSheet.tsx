import { Button, Dialog } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './FilterBar.css.ts';
import { FilterFields } from './FilterFields.tsx';
import { everything, type TitleChoice } from './title-query.ts';

export interface FilterSheetProps {
  open: boolean;
  choice: TitleChoice;
  ordered: boolean;
  sortable?: boolean | undefined;
  onApply: (choice: TitleChoice) => void;
  onClose: () => void;
}

/** The filter where there is no room beside the list: what is chosen holds when it is applied, all at once. */
export function FilterSheet({
  open,
  choice,
  ordered,
  sortable,
  onApply,
  onClose,
}: FilterSheetProps) {
  const { t } = useTranslation(['catalogue', 'shell']);
  const [draft, setDraft] = useState(choice);
  return (
    <Dialog
      open={open}
      size="sm"
      title={t('filter')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" onClick={() => onApply(draft)}>
            {t('apply')}
          </Button>
          <Button variant="ghost" onClick={() => setDraft({ ...draft, ...everything })}>
            {t('clear')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <FilterFields
          choice={draft}
          ordered={ordered}
          sortable={sortable}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
      </div>
    </Dialog>
  );
}
