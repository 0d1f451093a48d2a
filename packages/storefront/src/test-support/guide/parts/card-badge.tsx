import { definePart, type PartProps, useMessages } from '@parde/storefront/page';
import { Text } from '@parde/ui';

const messages = { fa: { club: 'ویژهٔ باشگاه' }, en: { club: 'Club only' } };

export default definePart('card-badge', CardBadge);

function CardBadge({ card, children }: PartProps<'card-badge'>) {
  const say = useMessages(messages);
  if (card.access !== 'subscription') return children;
  return (
    <Text as="strong" size="sm" tone="accent">
      {say.club}
    </Text>
  );
}
