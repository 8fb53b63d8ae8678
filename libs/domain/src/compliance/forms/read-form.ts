import { FORMS } from '../../insurance/forms/form-index.js';
import type { FormRow } from '../../insurance/forms/form-row.js';
import { bareForm, splitForm } from '../../insurance/forms/form-text.js';

/** The look-up of a form as a person wrote it. */
export interface FormReading {
  /** All editions of its number; empty where the number is not known. */
  readonly rows: readonly FormRow[];
  /** `04 13`, null where none was written. */
  readonly edition: string | null;
}

const ROWS = new Map<string, FormRow[]>();
for (const row of FORMS) {
  const key = bareForm(row.number);
  ROWS.set(key, [...(ROWS.get(key) ?? []), row]);
}

const UNKNOWN: FormReading = { rows: [], edition: null };
const MOST_REMEMBERED = 2_000;
const remembered = new Map<string, FormReading>();

/**
 * Reads a form's number and edition: `CG 20 10 04 13`, `CG2010`, `CG 20 10 04/13`, `WC 00 03 13 A`, `MEGL 0009-01 09 18`. The
 * number is the longest known one that the text begins with. Four digits after it, or the version letter of a workers'
 * compensation form, are the edition. With any other text after it, it is a different, unknown form.
 */
export function readForm(text: string): FormReading {
  const cached = remembered.get(text);
  if (cached !== undefined) return cached;
  const reading = readingOf(text);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, reading);
  return reading;
}

function readingOf(text: string): FormReading {
  const split = splitForm(bareForm(text), (number) => ROWS.get(number));
  return split === null ? UNKNOWN : { rows: split.found, edition: split.edition };
}
