import { brandTheme, partner } from '@parde/ui/theme';

brandTheme(partner);
