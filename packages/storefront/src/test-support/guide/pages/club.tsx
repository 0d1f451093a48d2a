import {
  ask,
  definePage,
  Link,
  messagesFor,
  PageFrame,
  path,
  ServerText,
  useMessages,
  useQuery,
  useSite,
  useViewer,
} from '@parde/storefront/page';

const messages = {
  fa: { title: 'باشگاه', plans: 'اشتراک‌ها', days: (days: string) => `${days} روز مانده است` },
  en: { title: 'Club', plans: 'Plans', days: (days: string) => `${days} days left` },
  ar: { title: 'النادي', plans: 'الاشتراكات', days: (days: string) => `الأيام المتبقية: ${days}` },
};

export default definePage({
  async data({ api, queryClient }) {
    await queryClient.ensureQueryData(ask(api, 'getPlans'));
  },
  head: (_data, site) => ({ title: `${messagesFor(site, messages).title} | ${site.name}` }),
  Screen: Club,
});

function Club() {
  const say = useMessages(messages);
  const { api, locale } = useSite();
  const { name, signedIn, subscription } = useViewer();
  const { data } = useQuery(ask(api, 'getPlans'));
  return (
    <PageFrame title={say.title}>
      {name ? <ServerText>{name}</ServerText> : null}
      {signedIn ? <p>{say.days((subscription.daysLeft ?? 0).toLocaleString(locale))}</p> : null}
      <p>{Object.keys(data?.data ?? {}).length.toLocaleString(locale)}</p>
      <Link href={path('plans')}>{say.plans}</Link>
    </PageFrame>
  );
}
