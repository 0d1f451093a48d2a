import { Container, EmptyState } from '@parde/ui';
import { useRouteRow } from '../app/hooks/use-route-row.ts';
import { useTranslation } from '../app/i18n/use-translation.ts';
import { definePage } from '../app/page/define-page.ts';
import { HomeLink } from '../app/parts/HomeLink.tsx';
import { Sections } from '../app/parts/Sections.tsx';

export default definePage({
  namespace: 'pages',
  async data() {},
  meta: (_data, t, { brand, facts }, { name }) => ({
    title: [...(name ? [t(name)] : []), brand.name[facts.locale]].join(' | '),
    // Kept from search engines, because there is nothing to find yet.
    hidden: true,
  }),
  Screen: SoonMessage,
});

/** A screen that is not built yet. */
function SoonMessage() {
  const { t } = useTranslation('pages');
  const { t: shell } = useTranslation();
  const { name } = useRouteRow();
  return (
    <Sections>
      <Container width="text">
        <EmptyState
          headingLevel={1}
          title={name ? t(name) : shell('soon')}
          text={shell('soon')}
          actions={<HomeLink />}
        />
      </Container>
    </Sections>
  );
}
