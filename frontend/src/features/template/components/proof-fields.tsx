import { LEAST_PROOFS } from '@covertrail/domain/insurance/source-table';
import { LEAST_PROOF_NAMES } from '@covertrail/wording/compliance/proof-words';
import { SelectField } from '#shared/forms/select-field.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { leastOf, unitOf, type ProofValues } from '../proof-values.form.js';

const GRADES = LEAST_PROOFS.map((least) => ({ value: least, text: LEAST_PROOF_NAMES[least] }));
const UNITS = [
  { value: 'months', text: 'Months' },
  { value: 'days', text: 'Days' },
] as const;

interface ProofFieldsProps {
  /** Unique on the page. */
  readonly id: string;
  readonly value: ProofValues;
  readonly onChange: (value: ProofValues) => void;
  readonly error: string | undefined;
}

/** How well what a policy states must be proven, and how old the proof may be. */
export function ProofFields({ id, value, onChange, error }: ProofFieldsProps) {
  return (
    <div className="template-limits">
      <SelectField
        id={`${id}-least`}
        label="Least grade of proof"
        choices={GRADES}
        value={value.least}
        clearable
        placeholder="Any"
        note="A lower grade needs review"
        onChange={(least) => onChange({ ...value, least: leastOf(least) })}
      />
      <TextField
        id={`${id}-age`}
        label="Not older than"
        inputMode="numeric"
        autoComplete="off"
        placeholder="Any age"
        value={value.count}
        error={error}
        note="Since the agent last verified it, or since it was entered"
        onChange={({ target }) => onChange({ ...value, count: target.value })}
      />
      <SelectField
        id={`${id}-unit`}
        label="Age in"
        choices={UNITS}
        value={value.unit}
        onChange={(unit) => onChange({ ...value, unit: unitOf(unit) })}
      />
    </div>
  );
}
