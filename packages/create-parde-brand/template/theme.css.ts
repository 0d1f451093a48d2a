import { brandTheme } from '@parde/ui/theme';

// What is left out here is as the main brand has it.
brandTheme({});
