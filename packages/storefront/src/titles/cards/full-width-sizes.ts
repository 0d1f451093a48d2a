/**
 * How wide the picture of a card is that has the line of a phone to itself. There it is said to be a little less: dots
 * are finer on a phone than an eye has use for, and a step of width is a third of the bytes.
 */
export const fullWidthSizes = '(min-width: 80rem) 22rem, (min-width: 48rem) 34vw, 86vw';
