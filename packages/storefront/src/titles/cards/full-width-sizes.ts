/**
 * `sizes` for a picture as wide as a phone's screen. Slightly smaller than the real width, because phones have more
 * pixels than the eye can see and each step saves a third of the bytes.
 */
export const fullWidthSizes = '(min-width: 80rem) 22rem, (min-width: 48rem) 34vw, 86vw';
