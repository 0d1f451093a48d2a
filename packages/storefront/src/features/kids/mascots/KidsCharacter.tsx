import { mascots } from './mascots.css.ts';

export type CharacterName = keyof typeof mascots;

/** A decorative mascot. */
export function KidsCharacter({ name, className }: { name: CharacterName; className: string }) {
  return <span className={`${mascots[name]} ${className}`} />;
}
