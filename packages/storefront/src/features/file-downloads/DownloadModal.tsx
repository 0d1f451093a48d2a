import { ask } from '@parde/api-client/query';
import { Dialog, type PhrasesData, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ModalControls, ModalStates } from '../../app/modals/modal-states.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { downloadPath } from '../../paths.ts';
import { CartBar } from '../../titles/cart/CartBar.tsx';
import { useLocalCart } from '../../titles/cart/local-cart.ts';
import {
  type DownloadableTitle,
  episodeName,
  parseDownloadableTitle,
} from '../../titles/file-downloads/downloadable-title.ts';
import { DownloadView } from './DownloadView.tsx';

export function DownloadModal({
  content_type,
  content_id,
  onClose,
}: ModalStates['download'] & ModalControls) {
  const { t } = useTranslation(['downloads', 'shell']);
  const title = parseDownloadableTitle(content_type, content_id);
  const { name, access } = useNameAndAccess(title);
  const hasCart = useLocalCart().items.length > 0;
  return (
    <Dialog
      open
      size="md"
      title={
        name === undefined
          ? t('download')
          : sentence(name, (nameText) => t('downloadOf', { name: nameText }))
      }
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={hasCart ? <CartBar bare /> : null}
    >
      {title ? (
        <DownloadView title={title} access={access} level={3} afterSignIn={downloadPath(title)} />
      ) : (
        <Text tone="muted">{t('none')}</Text>
      )}
    </Dialog>
  );
}

/** Both queries are usually cached, because the viewer comes from the title's page or card. */
function useNameAndAccess(title: DownloadableTitle | undefined): {
  name?: PhrasesData;
  access?: string;
} {
  const { t } = useTranslation('downloads');
  const { api, facts } = usePage();
  const { type, id = '' } = title ?? {};
  const movie = useQuery({
    ...ask(api, 'getMovie', { path: { id } }),
    enabled: type === 'movie',
  }).data;
  const episode = useQuery({
    ...ask(api, 'getEpisode', { path: { id } }),
    enabled: type === 'episode',
  }).data;
  if (movie) return { name: namePhrase(movie, facts.locale), access: movie.access };
  if (episode) return { name: episodeName(episode, facts.locale, t), access: episode.access };
  return {};
}
