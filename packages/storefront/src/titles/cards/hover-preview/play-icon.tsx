import { CardIcon, PlayIcon } from '@parde/ui';

export const playIcon = (says: 'watch' | 'subscribe' | 'waysToWatch') =>
  says === 'subscribe' ? <CardIcon /> : <PlayIcon />;
