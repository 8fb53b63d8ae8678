import { plainHolder, type HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import { holderOf, holderValues, type HolderValues } from '../policies/holder-values.form.js';

/** A certificate holder with its details, as their fields hold them. */
export interface HolderDetailsValues extends HolderValues {
  readonly notes: string;
  readonly includeNotesAndAddressOnCoi: boolean;
  readonly primaryNamedInsured: string;
  /** One name in each line. */
  readonly furtherNamedInsureds: string;
}

export const detailsValues = (holder: HolderDetails): HolderDetailsValues => ({
  ...holderValues(holder),
  notes: holder.notes,
  includeNotesAndAddressOnCoi: holder.includeNotesAndAddressOnCoi,
  primaryNamedInsured: holder.primaryNamedInsured,
  furtherNamedInsureds: holder.furtherNamedInsureds.join('\n'),
});

/** Nobody was entered yet. */
export const EMPTY_DETAILS: HolderDetailsValues = detailsValues(plainHolder({ name: '', address: null }));

/** As it is stored. */
export function detailsOf(values: HolderDetailsValues): HolderDetails {
  const { notes, includeNotesAndAddressOnCoi, primaryNamedInsured, furtherNamedInsureds, ...holder } = values;
  return {
    ...holderOf(holder),
    notes: notes.trim(),
    includeNotesAndAddressOnCoi,
    primaryNamedInsured: primaryNamedInsured.trim(),
    furtherNamedInsureds: namesIn(furtherNamedInsureds),
  };
}

/** One name in each line that is not empty. */
export const namesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
