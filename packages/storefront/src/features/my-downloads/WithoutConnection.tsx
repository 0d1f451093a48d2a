import { useLocation } from 'react-router';
import { useOwnPage } from '../../app/hooks/use-own-page.ts';
import { KeptHere } from './KeptHere.tsx';

/** The page as the device keeps it: of the viewer it knows nothing but what is on the device. */
export function WithoutConnection() {
  // The player is a modal, with its own entry.
  useOwnPage({ isBusy: useLocation().state !== null });
  return <KeptHere />;
}
