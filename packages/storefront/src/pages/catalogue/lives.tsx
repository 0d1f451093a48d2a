import { askPages } from '@parde/api-client/query';
import { Container, EmptyState, Grid, LiveIcon } from '@parde/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { definePage } from '../../app/page/define-page.ts';
import { PageTrail } from '../../app/page/PageTrail.tsx';
import { usePage } from '../../app/page/Storefront.tsx';
import { MorePages } from '../../app/parts/MorePages.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { LiveChannelCard } from '../../features/live/index.ts';
import { path } from '../../paths.ts';

export default definePage({
  namespace: 'live',
  async data({ api, queryClient }) {
    await queryClient.ensureInfiniteQueryData(askPages(api, 'listLives'));
  },
  meta: (_data, t) => ({
    title: t('title', { name: t('lives') }),
    description: t('livesDescription'),
  }),
  Screen: LivesScreen,
});

const cardsInView = 6;
/** A picture is beside the text on a phone. A wide screen has up to five in a row. */
const sizes = '(min-width: 80rem) 20rem, (min-width: 48rem) 25vw, 38vw';

function LivesScreen() {
  const { t } = useTranslation('live');
  const { api } = usePage();
  const query = useSuspenseInfiniteQuery(askPages(api, 'listLives'));
  const lives = query.data.pages.flatMap(({ items }) => items);
  return (
    <>
      <PageHero
        title={t('lives')}
        text={t('livesText')}
        low
        picture={lives.find(({ picture }) => picture)?.picture}
        above={<PageTrail trail={[]} name={t('lives')} path={path('lives')} />}
      />
      <Sections>
        <Container>
          {lives.length === 0 ? (
            <EmptyState icon={<LiveIcon />} title={t('noLives')} text={t('noLivesMore')} />
          ) : (
            <MorePages
              query={query}
              count={lives.length}
              label={t('moreLives')}
              status=""
              failed={t('partFailed')}
            >
              <Grid item="live" label={t('lives')}>
                {lives.map((live, index) => (
                  <LiveChannelCard
                    key={live.id}
                    live={live}
                    sizes={sizes}
                    loading={index < cardsInView ? 'eager' : 'lazy'}
                  />
                ))}
              </Grid>
            </MorePages>
          )}
        </Container>
      </Sections>
    </>
  );
}
