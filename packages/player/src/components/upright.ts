/** Higher than wide: a telephone in the hand. The picture is a strip in the middle. */
export const upright = '(orientation: portrait)';

/** Above the strip, and below it. */
export const besidePicture = '(100cqb - 56.25cqi) / 2';
