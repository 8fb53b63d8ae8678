/**
 * Hundredths of a percent: 9000 is 90 %.
 * @asType integer
 */
export type BasisPoints = number;

export const WHOLE: BasisPoints = 10_000;
export const ONE_PERCENT: BasisPoints = 100;
