import { brandTheme, plus } from '@parde/ui/theme';

brandTheme(plus);
