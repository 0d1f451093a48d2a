import { CardIcon, PlayIcon } from '@parde/ui';

export const playIcon = (labelKey: 'watch' | 'subscribe' | 'waysToWatch') =>
  labelKey === 'subscribe' ? <CardIcon /> : <PlayIcon />;
