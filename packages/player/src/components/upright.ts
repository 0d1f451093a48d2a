/** Portrait: taller than wide, such as a phone held upright. The picture is a strip in the middle. */
export const upright = '(orientation: portrait)';

/** The height of the space above the strip, and of the space below it. */
export const spaceAbovePicture = '(100cqb - 56.25cqi) / 2';
