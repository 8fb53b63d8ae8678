import { maskPolicyNumber } from '@covertrail/domain/policy/policy-number';

/** As a number stands within a JSON text. */
const inJson = (number: string): string => JSON.stringify(number).slice(1, -1);

/** The longest first, so that a number that is a part of another one hides nothing of it. */
const longestFirst = (numbers: Iterable<string>): readonly string[] =>
  [...new Set(numbers)].filter((number) => number !== '').sort((a, b) => b.length - a.length);

/** A text, or JSON, with each of these policy numbers shown by its last five characters [C15]. */
export const withMaskedNumbers = (text: string, numbers: Iterable<string>): string =>
  longestFirst(numbers).reduce(
    (masked, number) => masked.replaceAll(inJson(number), inJson(maskPolicyNumber(number))),
    text,
  );

/** Whether a JSON text names one of these numbers. */
export const namesNumber = (text: string, numbers: Iterable<string>): boolean =>
  longestFirst(numbers).some((number) => text.includes(inJson(number)));
