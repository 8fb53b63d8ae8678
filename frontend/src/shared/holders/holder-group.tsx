import { NOTE_LENGTH } from '@covertrail/domain/fields/note-fields';
import { CounterArea } from '../forms/counter-area.js';
import { HolderFields } from '../policies/holder-fields.js';
import { Checkbox } from '../ui/checkbox.js';
import { HolderBoxes } from './holder-boxes.js';
import type { HolderDetailsValues } from './holder-details.form.js';
import type { HolderErrors } from './holder-errors.js';
import { InsuredFields } from './insured-fields.js';
import './holder-group.css';

export interface HolderGroupProps {
  /** Before the ids of the fields. */
  readonly id: string;
  readonly value: HolderDetailsValues;
  readonly onChange: (value: HolderDetailsValues) => void;
  /** Of `holderErrors`, as far as they are to be shown. */
  readonly errors?: HolderErrors;
  readonly disabled?: boolean;
  /** Nobody need be named: then its name is not called required. */
  readonly mayBeEmpty?: boolean;
  /** The names of the client that its book states, to begin with. */
  readonly namedInsureds?: readonly string[];
}

/**
 * The certificate holder with everything that its certificates state, and beside it the two boxes as they will be printed [D06].
 * It is controlled: `EMPTY_DETAILS` or `detailsValues` begins it, `holderErrors` checks it, `detailsOf` makes of it what is sent.
 */
export function HolderGroup({
  id,
  value,
  onChange,
  errors = {},
  disabled = false,
  mayBeEmpty = false,
  namedInsureds = [],
}: HolderGroupProps) {
  return (
    <fieldset className="holder-group" disabled={disabled} aria-label="Certificate holder">
      <HolderFields
        id={id}
        value={value}
        errors={errors}
        disabled={disabled}
        mayBeEmpty={mayBeEmpty}
        onChange={(holder) => onChange({ ...value, ...holder })}
      />
      <Checkbox
        id={`${id}-on-coi`}
        label="Include notes and address on the COI"
        checked={value.includeNotesAndAddressOnCoi}
        disabled={disabled}
        onChange={(includeNotesAndAddressOnCoi) => onChange({ ...value, includeNotesAndAddressOnCoi })}
      />
      <CounterArea
        id={`${id}-notes`}
        label="Notes"
        value={value.notes}
        limit={NOTE_LENGTH}
        rows={2}
        error={errors.notes}
        disabled={disabled}
        note={value.includeNotesAndAddressOnCoi ? 'Printed on the COI.' : 'Not printed on the COI.'}
        onChange={(notes) => onChange({ ...value, notes })}
      />
      <InsuredFields
        id={id}
        value={value}
        errors={errors}
        disabled={disabled}
        names={namedInsureds}
        onChange={onChange}
      />
      <HolderBoxes value={value} />
    </fieldset>
  );
}
