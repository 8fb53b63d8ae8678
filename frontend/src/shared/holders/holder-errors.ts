import type { Problem } from '../api/api-problem.js';
import { address1, address2, city, companyName, postalCode, state } from '@covertrail/domain/fields/company-fields';
import type { FieldProblem } from '@covertrail/domain/fields/field-problem';
import {
  furtherNamedInsureds,
  holderNotes,
  holderTextProblem,
  insuredNamesProblem,
  primaryNamedInsured,
} from '@covertrail/domain/fields/holder-fields';
import { fieldMessage } from '@covertrail/wording/fields/field-message';
import { detailsOf, namesIn, type HolderDetailsValues } from './holder-details.form.js';

/** What is wrong, by field; nothing where the holder can be sent. */
export type HolderErrors = Readonly<Partial<Record<keyof HolderDetailsValues, string>>>;

const ADDRESS = { address1, address2, city, state, postalCode };

/** The rules of the domain, each at the field where people correct it; the text of a box is wrong at the name that begins it [D06]. */
export function holderErrors(values: HolderDetailsValues): HolderErrors {
  const holder = detailsOf(values);
  const problems: Partial<Record<keyof HolderDetailsValues, FieldProblem | null>> = {
    name: companyName.check(holder.name) ?? holderTextProblem(holder),
    ...(holder.address === null ? {} : addressProblems(holder.address)),
    notes: holderNotes.check(holder.notes),
    primaryNamedInsured: primaryNamedInsured.check(holder.primaryNamedInsured) ?? insuredNamesProblem(holder),
    furtherNamedInsureds: furtherNamedInsureds.check(namesIn(values.furtherNamedInsureds)),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, fieldMessage(problem)]] : [])),
  );
}

const addressProblems = (address: Readonly<Record<keyof typeof ADDRESS, string>>) => ({
  address1: ADDRESS.address1.check(address.address1),
  address2: ADDRESS.address2.check(address.address2),
  city: ADDRESS.city.check(address.city),
  state: ADDRESS.state.check(address.state),
  postalCode: ADDRESS.postalCode.check(address.postalCode),
});

/** What is wrong with fields that hold something: an empty one is wrong only once the form is sent. */
export function shownErrors(values: HolderDetailsValues, errors: HolderErrors): HolderErrors {
  const filled = new Set(Object.entries(values).flatMap(([field, value]) => (value === '' ? [] : [field])));
  return Object.fromEntries(Object.entries(errors).filter(([field]) => filled.has(field)));
}

/** What the server refused, at the fields of the form: it names those of the address by their path. */
export const sentErrors = (problem: Problem | null): HolderErrors =>
  Object.fromEntries(
    Object.entries(problem?.fieldErrors ?? {}).map(([path, message]) => [path.split('.').at(-1) ?? path, message]),
  );
