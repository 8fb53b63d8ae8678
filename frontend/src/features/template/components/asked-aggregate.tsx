import { GRADES } from '@covertrail/domain/insurance/coverage';
import type { AggregateRequirement } from '@covertrail/domain/compliance/further-requirements';
import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import { AGGREGATE_BASIS_NAMES } from '@covertrail/wording/insurance/vocabulary-words';
import { SelectField } from '#shared/forms/select-field.tsx';
import { gradeChoices } from '#shared/policies/grade-choices';
import type { FurtherPartProps } from '../further-values.form.js';

const PROOFS = gradeChoices({ claimed: 'a checked box is enough', seen: 'CG 25 03 or CG 25 04 is needed' });
const isBasis = (basis: string): basis is AggregateRequirement['basis'] =>
  basis === 'perPolicy' || basis === 'perProject' || basis === 'perLocation';

/** What the general aggregate must apply per, and how it is proved. */
export function AskedAggregate({ line, value, onChange }: FurtherPartProps<'aggregate'>) {
  const choices = LINE_TABLE[line].aggregateBases
    .filter(isBasis)
    .map((basis) => ({ value: basis, text: AGGREGATE_BASIS_NAMES[basis] }));
  return (
    <fieldset className="further-part">
      <legend>General aggregate</legend>
      <div className="template-limits">
        <SelectField
          id={`${line}-aggregate`}
          label="General aggregate limit applies per"
          choices={choices}
          value={value?.basis ?? ''}
          clearable
          placeholder="Not required"
          onChange={(basis) => onChange(isBasis(basis) ? { grade: 'claimed', ...value, basis } : undefined)}
        />
        {value && value.basis !== 'perPolicy' ? (
          <SelectField
            id={`${line}-aggregate-proof`}
            label="Proof"
            choices={PROOFS}
            value={value.grade}
            onChange={(chosen) => onChange({ ...value, grade: GRADES.find((grade) => grade === chosen) ?? 'claimed' })}
          />
        ) : null}
      </div>
    </fieldset>
  );
}
