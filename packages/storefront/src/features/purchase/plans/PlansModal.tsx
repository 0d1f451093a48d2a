import { Button, Inline } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRouteRow } from '../../../app/hooks/use-route-row.ts';
import { ModalDialog } from '../../../app/modals/ModalDialog.tsx';
import type { ModalControls, ModalStates } from '../../../app/modals/modal-states.ts';
import { useModal } from '../../../app/modals/use-modal.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { parseWantedTitle } from '../../../content-id.ts';
import { path, planPath } from '../../../paths.ts';
import { PlanOffers } from './PlanOffers.tsx';

export function PlansModal({
  content_type,
  content_id,
  onClose,
}: ModalStates['subscription'] & ModalControls) {
  const { t } = useTranslation('purchase');
  const { signedIn } = usePage().facts;
  const navigate = useNavigate();
  const openLogin = useModal('login');
  const { id: row } = useRouteRow();
  const wanted = parseWantedTitle(content_type, content_id);
  // After the page of a plan there is nothing to go back to.
  const close = row === 'plan' ? () => void navigate(path('home'), { replace: true }) : onClose;
  const choose = (planId: string) => {
    const plan = planPath(planId, wanted);
    // Replaces the modal's history entry, so that back leads to the page.
    if (signedIn) void navigate(plan, { replace: true });
    else openLogin?.({ after: { kind: 'page', path: plan } });
  };
  return (
    <ModalDialog
      size="lg"
      title={t('title')}
      onClose={close}
      actions={
        <Inline space="sm">
          {signedIn || !openLogin ? null : (
            <Button
              variant="ghost"
              onClick={() => openLogin({ after: { kind: 'modal', name: 'subscription' } })}
            >
              {t('signInOffer')}
            </Button>
          )}
          <Button variant="secondary" onClick={close}>
            {t('cancel')}
          </Button>
        </Inline>
      }
    >
      <PlanOffers level={3} wanted={wanted} onChoose={choose} />
    </ModalDialog>
  );
}
