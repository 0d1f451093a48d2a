import { definePage, messagesFor, PageFrame, useMessages } from '@parde/storefront/page';
import { Text } from '@parde/ui';

const messages = {
  fa: { title: 'قواعد باشگاه', lead: 'هر کسی می‌تواند عضو باشگاه شود.' },
  en: { title: 'Rules of the club', lead: 'Everybody can join the club.' },
};

export default definePage({
  head: (_data, site) => ({ title: `${messagesFor(site, messages).title} | ${site.name}` }),
  Screen: Terms,
});

function Terms() {
  const say = useMessages(messages);
  return (
    <PageFrame title={say.title}>
      <Text>{say.lead}</Text>
    </PageFrame>
  );
}
