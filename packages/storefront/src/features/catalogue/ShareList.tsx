import { Button } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { loadChunk, onChunkError } from '../../app/errors/load-chunk.ts';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { usePage } from '../../app/page/Storefront.tsx';

/**
 * Loaded on demand: `share` and its icon are in a chunk with the parts of a title's page, which a list does not load.
 */
const load = () => import('../../app/browser/share.ts');

interface ShareListProps {
  title: string;
  /** The path of the list's page, without a filter. */
  path: string;
}

export function ShareList({ title, path }: ShareListProps) {
  const { t } = useTranslation('catalogue');
  const { origin } = usePage().facts;
  return (
    <Button
      variant="overlay"
      disabled={!useHydrated()}
      onClick={() => {
        const messages = { copied: t('linkCopied'), notCopied: t('linkNotCopied') };
        loadChunk(load).then(
          ({ share }) => share({ title, url: origin + path }, messages),
          onChunkError(() => {
            // Another click retries.
          }),
        );
      }}
    >
      {t('share')}
    </Button>
  );
}
