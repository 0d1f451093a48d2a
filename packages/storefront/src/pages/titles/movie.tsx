import { formatToman } from '@parde/domain';
import { useTranslation } from 'react-i18next';
import { useModal } from '../../app/modals/use-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import {
  TitleLayout,
  type TitlePageProps,
  titlePage,
  useFacts,
} from '../../features/title/index.ts';

export default titlePage({ type: 'movie', Page: MoviePage });

function MoviePage({ content: movie, ...view }: TitlePageProps<'movie'>) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const facts = useFacts();
  const isSold = useModal('buy') !== undefined;
  const isInButton = view.offer.decision?.actions.some(
    (action) => action.kind === 'buy' && action.price !== undefined,
  );
  return (
    <TitleLayout
      {...view}
      facts={[
        facts.original(movie),
        facts.countries(movie.countries),
        ...facts.spoken(movie),
        facts.accessible(movie),
        facts.release(movie.release_date, 'released'),
        facts.added(movie.added_at),
        facts.qualities(movie.qualities),
        {
          name: t('buy'),
          value:
            movie.price === null || isInButton || !isSold ? '' : formatToman(movie.price, locale),
        },
      ]}
    />
  );
}
