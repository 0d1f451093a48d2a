export const headerVariants = ['solid', 'overlay'] as const;
export const headerScrolls = ['top', 'collapsed', 'fixed'] as const;
export type HeaderVariant = (typeof headerVariants)[number];
export type HeaderScroll = (typeof headerScrolls)[number];
