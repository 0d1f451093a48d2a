import { type CharacterName, characters } from './characters.ts';

const idOf = (name: string) => `kids-${name}`;

/** The drawings, once a page. */
export function KidsCharacters() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      {Object.entries(characters).map(
        ([
          name,
          {
            shapes,
            eye: [x, y, radius],
          },
        ]) => (
          <symbol key={name} id={idOf(name)} viewBox="0 0 120 120">
            {shapes.map(([fill, d]) => (
              <path key={d} fill={fill} d={d} />
            ))}
            {[x, 120 - x].map((at) => (
              <g key={at}>
                <circle cx={at} cy={y} r={radius} fill="#33204a" />
                <circle
                  cx={at + radius * 0.3}
                  cy={y - radius * 0.35}
                  r={radius * 0.35}
                  fill="#fff"
                />
              </g>
            ))}
          </symbol>
        ),
      )}
    </svg>
  );
}

/** A decorative mascot. Its page needs `KidsCharacters`. */
export function KidsCharacter({ name, className }: { name: CharacterName; className: string }) {
  return (
    <svg className={className} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
