import { brandTheme, main } from '@parde/ui/theme';

brandTheme(main);
