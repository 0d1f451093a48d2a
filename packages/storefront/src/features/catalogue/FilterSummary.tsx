import { MetaLine, Phrase, Text } from '@parde/ui';
import type { ReactNode } from 'react';
import { useFilterMenus } from '../../titles/filter/use-filter-menus.ts';
import { useListOptions } from '../../titles/filter/use-list-options.ts';

/** Below a list's heading: what it is filtered by, else what it is. */
export function FilterSummary({ otherwise }: { otherwise?: ReactNode }) {
  const { options } = useListOptions();
  const chosen = useFilterMenus(options).flatMap(({ name, label, chosen }) =>
    chosen === undefined ? [] : [{ id: name, label, chosen }],
  );
  if (chosen.length === 0) return otherwise;
  return (
    <Text as="div" tone="onMediaMuted">
      <MetaLine
        items={chosen.map(({ id, label, chosen }) => ({
          id,
          content: (
            <>
              {label}: <Phrase>{chosen}</Phrase>
            </>
          ),
        }))}
      />
    </Text>
  );
}
