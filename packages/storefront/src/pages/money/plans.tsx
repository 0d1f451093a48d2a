import { ask } from '@parde/api-client/query';
import { Heading, Stack } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { sellsSubscriptions } from '../../app/modals/has-modal.ts';
import { PageBody } from '../../app/page/PageBody.tsx';
import { prefetch } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import { parseWantedTitle } from '../../content-id.ts';
import { accountPage } from '../../features/account/index.ts';
import { PlanOffers } from '../../features/purchase/index.ts';
import { planPath } from '../../paths.ts';

export default accountPage({
  namespace: 'purchase',
  // The plans may fail without failing the page.
  data: (page) => prefetch(page, ask(page.api, 'getPlans')),
  meta: (_data, t, { facts }) => ({
    title: t('pageTitle'),
    // The description promises downloads and half-price data.
    ...(facts.operations === undefined && { description: t('pageDescription') }),
  }),
  Screen: PlansScreen,
});

/** The list of plans. A guest may choose a plan too, and signs in on the plan's page. */
function PlansScreen() {
  const { t } = useTranslation('purchase');
  const navigate = useNavigate();
  const search = useSearch();
  const wanted = parseWantedTitle(search.get('content_type'), search.get('content_id'));
  const { subscribed } = useViewer().subscription;
  const salesTitle = subscribed ? 'renew' : 'title';
  const title = sellsSubscriptions(usePage()) ? salesTitle : 'plans';
  return (
    <PageBody>
      <Stack space="lg">
        <Heading level={1} size="lg">
          {t(title)}
        </Heading>
        <PlanOffers
          level={2}
          wanted={wanted}
          onChoose={(planId) => void navigate(planPath(planId, wanted))}
        />
      </Stack>
    </PageBody>
  );
}
