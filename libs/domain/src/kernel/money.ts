/**
 * Integer cents. Limits of insurance are whole dollars in practice, and are never floating-point numbers here.
 * @asType integer
 */
export type Cents = number;

export const dollars = (whole: number): Cents => Math.round(whole * 100);
