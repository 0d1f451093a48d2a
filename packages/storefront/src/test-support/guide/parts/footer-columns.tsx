import { definePart, type PartProps, path, useMessages } from '@parde/storefront/page';
import { FooterColumns } from '@parde/ui';

const messages = {
  fa: { title: 'باشگاه', rules: 'قواعد باشگاه' },
  en: { title: 'Club', rules: 'Rules of the club' },
};

export default definePart('footer-columns', Columns);

function Columns({ columns }: PartProps<'footer-columns'>) {
  const { title, rules } = useMessages(messages);
  const club = { title, links: [{ href: path('terms'), label: rules }] };
  return <FooterColumns columns={[...columns, club]} />;
}
