import { askPages } from '@parde/api-client/query';
import { Grid, Heading, Notice, PosterCard, Text } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { MorePages } from '../../app/parts/MorePages.tsx';
import { titleLines } from '../../names/episode-names.ts';
import { contentPath } from '../../paths.ts';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import * as cardStyles from '../../titles/file-downloads/download-cards.css.ts';
import { keyOfTitle } from '../../titles/my-list/listed-title.ts';
import * as styles from './MyDownloads.css.ts';
import { filesPathOf } from './my-downloads.ts';

/** For a server that does not know which files were downloaded: bought titles, with links to their files. */
export function BoughtTitles() {
  const { t } = useTranslation('my-downloads');
  const page = usePage();
  const { api, facts } = page;
  const query = useInfiniteQuery(askPages(api, 'listMyTitles', { path: { list: 'purchased' } }));
  const { data, error, isFetching } = query;
  const cards = data?.pages.flatMap((each) => cardsWithPage(page, each.items));
  return (
    <div className={styles.main}>
      <Notice>{t('unlisted')}</Notice>
      <section className={cardStyles.list} aria-label={t('bought')}>
        <Heading level={2} size="md">
          {t('bought')}
        </Heading>
        {error && !data ? (
          <Failed
            error={error}
            text={t('boughtFailed')}
            loading={isFetching}
            onRetry={() => query.refetch()}
          />
        ) : null}
        {cards?.length === 0 ? <Text tone="muted">{t('nothingBought')}</Text> : null}
        {cards && cards.length > 0 ? (
          <MorePages
            query={query}
            count={cards.length}
            label={t('moreBought')}
            status={t('shown', { count: cards.length })}
          >
            <Grid item="poster" label={t('bought')}>
              {cards.map((card) => {
                const { title, subtitle } = titleLines(card, facts.locale);
                return (
                  <PosterCard
                    key={keyOfTitle(card)}
                    href={filesPathOf(card) ?? contentPath(card.content_type, card.id)}
                    title={title}
                    subtitle={subtitle}
                    picture={card.poster}
                  />
                );
              })}
            </Grid>
          </MorePages>
        ) : null}
      </section>
    </div>
  );
}
