import { classes } from '../../internal/classes.ts';
import { UserIcon } from '../icons/UserIcon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import * as styles from './Avatar.css.ts';

export const avatarSizes = ['sm', 'md', 'lg'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

export interface AvatarProps {
  name: string;
  picture?: PictureData | null | undefined;
  size?: AvatarSize;
}

/** The drawn widths for `sizes`, so that the browser loads no more than needed. */
const widths = { sm: '2rem', md: '2.75rem', lg: '5rem' } satisfies Record<AvatarSize, string>;

/** Returns the first complete character, such as an emoji. */
const firstLetter = (name: string): string => [...name.trim()][0] ?? '';

/**
 * A portrait, the first letter of a name, or a figure for a number. The avatar is decoration, because the name is
 * shown beside it.
 */
export function Avatar({ name, picture, size = 'md' }: AvatarProps) {
  const letter = firstLetter(name);
  return (
    <span className={classes(styles.avatar, styles.sizes[size])} aria-hidden="true">
      {picture ? (
        <Picture picture={picture} alt="" ratio="fill" sizes={widths[size]} />
      ) : (
        <span className={styles.letter}>{/\p{Nd}/u.test(letter) ? <UserIcon /> : letter}</span>
      )}
    </span>
  );
}
