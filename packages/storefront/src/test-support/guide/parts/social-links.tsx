import { definePart, type PartProps, useMessages } from '@parde/storefront/page';
import { IconButtonLink, PhoneIcon } from '@parde/ui';

const messages = { fa: { call: 'تماس با باشگاه' }, en: { call: 'Call the club' } };

export default definePart('social-links', SocialLinks);

function SocialLinks({ children }: PartProps<'social-links'>) {
  const { call } = useMessages(messages);
  return (
    <>
      {children}
      <li>
        <IconButtonLink href="tel:0210000" label={call} icon={<PhoneIcon />} />
      </li>
    </>
  );
}
