import { Phrase, type PhraseData, Skeleton } from '@parde/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import {
  type CategoryLink,
  type SiteLink,
  useCategoryLinks,
  useGenreLinks,
  useLinkTo,
  useSiteLinks,
} from '../site-links.ts';
import * as styles from './CategoriesPanel.css.ts';
import * as panelStyles from './panel.css.ts';

export function CategoriesPanel() {
  const { t } = useTranslation(['menus', 'shell']);
  const links = useSiteLinks();
  const bookFair = usePage().brand.menu?.hides('bookFair') ? undefined : links.bookFair;
  const genres = useGenreLinks();
  const categories = useCategoryLinks();
  const casts = useCastLinks();
  const hasColumns = categories.length > 0 || casts.length > 0 || bookFair !== undefined;
  const genresId = useId();
  const castsId = useId();
  return (
    <nav
      aria-label={t('shell:categories')}
      className={`${panelStyles.panel} ${panelStyles.panelPositions.wide}`}
    >
      <div className={hasColumns ? styles.inner : styles.alone}>
        <section className={styles.section} aria-labelledby={genresId}>
          <h2 className={styles.title} id={genresId}>
            {t('shell:genres')}
          </h2>
          {genres ? (
            <ul className={styles.genres}>
              {genres.map((link) => (
                <li key={link.href}>
                  <PanelLink {...link} />
                </li>
              ))}
            </ul>
          ) : (
            <>
              <Skeleton width="most" />
              <Skeleton width="half" />
              <Skeleton width="most" />
            </>
          )}
        </section>
        {hasColumns ? (
          <div className={styles.columns}>
            {categories.map(({ links, ...category }) => (
              <section key={category.href} className={styles.section}>
                <PanelLink {...category} className={styles.title} />
                <Below links={links} />
              </section>
            ))}
            {casts.length > 0 ? (
              <section className={styles.section} aria-labelledby={castsId}>
                <h2 className={styles.title} id={castsId}>
                  {t('casts')}
                </h2>
                <ul>
                  {casts.map((link) => (
                    <li key={link.href}>
                      <PanelLink {...link} />
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
            {bookFair ? (
              <section className={styles.section}>
                <PanelLink {...bookFair} className={styles.title} />
              </section>
            ) : null}
          </div>
        ) : null}
      </div>
    </nav>
  );
}

function Below({ links }: { links: readonly CategoryLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.below}>
      {links.map(({ links: further, ...link }) => (
        <li key={link.href}>
          <PanelLink {...link} />
          <Below links={further} />
        </li>
      ))}
    </ul>
  );
}

function PanelLink({
  href,
  label,
  current,
  className = styles.link,
}: SiteLink<PhraseData> & { className?: string }) {
  return (
    <PageLink href={href} className={className} aria-current={current ? 'page' : undefined}>
      <Phrase>{label}</Phrase>
    </PageLink>
  );
}

function useCastLinks(): readonly SiteLink[] {
  const { t } = useTranslation('menus');
  const { path } = useExistingPages();
  const linkTo = useLinkTo();
  return [
    linkTo(path('iranian-actors'), t('iranianActors')),
    linkTo(path('foreign-actors'), t('foreignActors')),
    linkTo(path('directors'), t('directors')),
  ].filter((link) => link !== undefined);
}
