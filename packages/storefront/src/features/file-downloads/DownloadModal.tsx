import { ask } from '@parde/api-client/query';
import { type PhrasesData, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../app/modals/ModalDialog.tsx';
import type { ModalControls, ModalStates } from '../../app/modals/modal-states.ts';
import { when } from '../../app/page/queries.ts';
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
  const { t } = useTranslation('downloads');
  const title = parseDownloadableTitle(content_type, content_id);
  const { name, access } = useNameAndAccess(title);
  const hasCart = useLocalCart().items.length > 0;
  return (
    <ModalDialog
      size="md"
      title={
        name === undefined
          ? t('download')
          : sentence(name, (nameText) => t('downloadOf', { name: nameText }))
      }
      onClose={onClose}
      actions={hasCart ? <CartBar bare /> : null}
    >
      {title ? (
        <DownloadView title={title} access={access} afterSignIn={downloadPath(title)} />
      ) : (
        <Text tone="muted">{t('none')}</Text>
      )}
    </ModalDialog>
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
  const movie = useQuery(when(type === 'movie', ask(api, 'getMovie', { path: { id } }))).data;
  const episode = useQuery(when(type === 'episode', ask(api, 'getEpisode', { path: { id } }))).data;
  if (movie) return { name: namePhrase(movie, facts.locale), access: movie.access };
  if (episode) return { name: episodeName(episode, facts.locale, t), access: episode.access };
  return {};
}
