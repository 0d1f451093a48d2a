import { ButtonLink, Container, EmptyState, PhoneIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { data, useParams } from 'react-router';
import { definePage } from '../../app/page/define-page.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { ExistingLink } from '../../app/parts/ExistingLink.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { PhoneNumber } from '../../app/parts/ServerText.tsx';
import { isUnknownLink, loadLink, readLink, UssdScreen } from '../../features/ussd/index.ts';
import { useFooterDetails } from '../../shell/footer/footer-details.ts';

export default definePage({
  namespace: 'ussd',
  async data(page, params) {
    try {
      return await loadLink(page, params);
    } catch (error) {
      if (isUnknownLink(error)) throw data(null, { status: 404 });
      throw error;
    }
  },
  meta: (link, t, { facts: { locale } }) => ({
    title: t('title', { name: readLink(link, locale).name }),
  }),
  Screen: UssdRoute,
  Missing: WrongLink,
});

function UssdRoute() {
  const { fileid, userid, package: named } = useParams();
  return <UssdScreen key={`${fileid}/${userid}/${named}`} />;
}

function WrongLink() {
  const { t } = useTranslation('ussd');
  const { phone } = useFooterDetails();
  return (
    <Sections>
      <Container width="text">
        <EmptyState
          headingLevel={1}
          icon={<PhoneIcon size="xl" />}
          title={t('wrongLink')}
          text={t('wrongLinkMore')}
          actions={
            <>
              <ExistingLink href={useExistingPages().plansPath()} variant="primary">
                {t('toPlans')}
              </ExistingLink>
              {phone ? (
                <ButtonLink href={`tel:${phone}`} variant="secondary" icon={<PhoneIcon />}>
                  {t('support')} <PhoneNumber>{phone}</PhoneNumber>
                </ButtonLink>
              ) : null}
            </>
          }
        />
      </Container>
    </Sections>
  );
}
