import { Stack } from '@parde/ui';
import { usePage } from '../../app/page/Storefront.tsx';
import { AppLink } from './AppLink.tsx';
import { LoginLink } from './LoginLink.tsx';
import { WhoIsSignedIn } from './WhoIsSignedIn.tsx';

/** Over the ways of the side menu: who is signed in, or the way to sign in. */
export function SideMenuAccount() {
  const { signedIn } = usePage().facts;
  if (signedIn) return <WhoIsSignedIn />;
  return (
    <Stack space="xs">
      <LoginLink fullWidth />
      <AppLink fullWidth />
    </Stack>
  );
}
