import type { FieldRule } from './field-rule.js';
import { integerBetween } from './number-rules.js';
import { freeText, pattern } from './text-rules.js';

/** The length of a VIN is 17 to 30 [C07]. Longer numbers are of equipment and older vehicles. */
export const vin: FieldRule<string> = pattern(/^[A-Za-z0-9-]{17,30}$/, 'VIN.NOT_VALID');
export const modelYear = integerBetween(1900, 2100, 'MODEL_YEAR.NOT_VALID');
export const vehicleMake = freeText(50, 'VEHICLE_MAKE.TOO_LONG');
export const vehicleModel = freeText(50, 'VEHICLE_MODEL.TOO_LONG');

/** A VIN as it is stored and compared. */
export const storedVin = (typed: string): string => typed.trim().toUpperCase();

const VIN_LENGTH = 17;
const CHECK_DIGIT_AT = 8;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** The letters with the value of their place (49 CFR 565.15); I, O and Q are in no VIN. */
const VALUES: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};

/**
 * Whether the check digit of a VIN of 17 characters fits the rest (49 CFR 565.15). Null where there is none to check: a longer
 * number. A wrong digit is a warning, because vehicles from outside North America need not have one.
 */
export function fitsCheckDigit(typed: string): boolean | null {
  const characters = [...storedVin(typed)];
  if (characters.length !== VIN_LENGTH) return null;
  const values = characters.map((character) => (/\d/.test(character) ? Number(character) : VALUES[character]));
  if (values.some((value) => value === undefined)) return false;
  const rest = values.reduce<number>((sum, value, at) => sum + (value ?? 0) * (WEIGHTS[at] ?? 0), 0) % 11;
  return characters[CHECK_DIGIT_AT] === (rest === 10 ? 'X' : String(rest));
}
