import { ask } from '@parde/api-client/query';
import { Heading, PhoneIcon } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { definePage } from '../../app/page/define-page.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PhoneNumber, ServerText } from '../../app/parts/ServerText.tsx';
import { prefetchText, TextScreen, useText } from '../../features/text-pages/index.ts';
import { textIn } from '../../names/names.ts';
import { useFooterDetails } from '../../shell/footer/footer-details.ts';
import { SocialIcon, socialNames } from '../../shell/footer/SocialIcon.tsx';
import * as styles from './about-contact.css.ts';

export default definePage({
  namespace: 'texts',
  data: (page) => prefetchText(page, 'about-contact'),
  meta: (_data, t) => ({
    title: t('title', { name: t('about-contact') }),
    description: t('aboutDescription'),
  }),
  Screen: AboutScreen,
});

function AboutScreen() {
  return (
    <TextScreen name="about-contact" {...useText('about-contact')} sideContent={<Contact />} />
  );
}

/** The contact details of the brand. */
function Contact() {
  const { t } = useTranslation(['texts', 'shell']);
  const { api, facts } = usePage();
  const { locale } = facts;
  const { phone, social } = useFooterDetails();
  const { data: details } = useQuery(ask(api, 'getAppDetails'));
  const hours = textIn(locale, details?.support_hours_fa, details?.support_hours_en);
  const address = textIn(locale, details?.address_fa, details?.address_en);
  const email = details?.email;
  const badges = useExistingPages().path('namad');
  if (![phone, hours, address, email].some(Boolean) && !badges && social.length === 0) return null;
  return (
    <section className={styles.contact} aria-labelledby={contactId}>
      <Heading level={2} size="md" id={contactId}>
        {t('contact')}
      </Heading>
      <dl className={styles.facts}>
        {phone ? (
          <Fact name={t('shell:support')}>
            <a className={styles.phone} href={`tel:${phone}`}>
              <PhoneIcon />
              <PhoneNumber>{phone}</PhoneNumber>
            </a>
          </Fact>
        ) : null}
        {hours ? (
          <Fact name={t('hours')}>
            <ServerText>{hours}</ServerText>
          </Fact>
        ) : null}
        {email ? (
          <Fact name={t('email')}>
            <a className={styles.link} href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </Fact>
        ) : null}
        {address ? (
          <Fact name={t('address')}>
            <ServerText>{address}</ServerText>
          </Fact>
        ) : null}
        {badges ? (
          <Fact name={t('badges')}>
            {/* Opens a new document, because only that document's policy allows the badges' pictures. */}
            <a className={styles.link} href={badges} target="_self">
              {t('toBadges')}
            </a>
          </Fact>
        ) : null}
      </dl>
      {social.length > 0 ? (
        <ul className={styles.social} aria-label={t('social')}>
          {social.map(({ kind, url }) => (
            <li key={url}>
              <a className={styles.socialLink} href={url} rel="noopener">
                <SocialIcon kind={kind} />
                {socialNames[kind][locale]}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const contactId = 'contact';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
