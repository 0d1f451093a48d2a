import { Button, Dialog } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import * as styles from './FilterBar.css.ts';
import { FilterFields } from './FilterFields.tsx';
import { noFilter, type TitleListOptions } from './title-list-options.ts';

export interface FilterSheetProps {
  open: boolean;
  selected: TitleListOptions;
  ordered: boolean;
  sortable?: boolean | undefined;
  onApply: (selected: TitleListOptions) => void;
  onClose: () => void;
}

/** Changes are applied all at once. */
export function FilterSheet({
  open,
  selected,
  ordered,
  sortable,
  onApply,
  onClose,
}: FilterSheetProps) {
  const { t } = useTranslation(['catalogue', 'shell']);
  const [draft, setDraft] = useState(selected);
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
          <Button variant="ghost" onClick={() => setDraft({ ...draft, ...noFilter })}>
            {t('clear')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <FilterFields
          selected={draft}
          ordered={ordered}
          sortable={sortable}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
      </div>
    </Dialog>
  );
}
