// Written as numbers, because bundlers can drop unused literals.
export const megabyte = 1_048_576;
export const gigabyte = 1_073_741_824;
