import { Container, Heading, Stack } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Sections } from '../../../app/parts/Sections.tsx';
import { planPath } from '../../../paths.ts';
import { PlanOffers } from './PlanOffers.tsx';
import type { WantedTitle } from './wanted-title.ts';

/** The plans as a page. A guest may choose one too: its own page asks who pays. */
export function PlansScreen({ wanted }: { wanted: WantedTitle | undefined }) {
  const { t } = useTranslation('purchase');
  const navigate = useNavigate();
  return (
    <Sections>
      <Container>
        <Stack space="lg">
          <Heading level={1}>{t('title')}</Heading>
          <PlanOffers level={2} onChoose={(planId) => void navigate(planPath(planId, wanted))} />
        </Stack>
      </Container>
    </Sections>
  );
}
