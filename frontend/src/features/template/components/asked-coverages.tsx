import type { CoveragesRequirement, RequiredCoverage } from '@covertrail/domain/compliance/further-requirements';
import { COVERAGE_TYPE_TABLE, type CoverageType } from '@covertrail/domain/insurance/lines/coverage-types';
import { mayProvide } from '@covertrail/domain/insurance/lines/line-coverage';
import { coverageTypesOf } from '@covertrail/wording/insurance/coverage-order';
import { COVERAGE_TYPE_NAMES, SUB_COVERAGE_NAMES } from '@covertrail/wording/insurance/coverage-type-words';
import { CheckGroup } from '#shared/forms/check-group.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import type { FurtherPartProps } from '../further-values.form.js';

const NONE: CoveragesRequirement = { mode: 'all', types: [] };

/** The required coverage types: each of them, or any one. Stop gap and excess are hidden from requesters [C13]. */
export function AskedCoverages({ line, value = NONE, onChange }: FurtherPartProps<'coverages'>) {
  const types = coverageTypesOf(line).filter(
    (type) => mayProvide(line, type) && !COVERAGE_TYPE_TABLE[type].hiddenFromRequesters,
  );
  const set = (next: CoveragesRequirement) => onChange(next.types.length === 0 ? undefined : next);
  const choose = (chosen: readonly CoverageType[]) =>
    set({
      ...value,
      types: chosen.map((type) => value.types.find((coverage) => coverage.type === type) ?? { type, subCoverages: [] }),
    });
  const change = (changed: RequiredCoverage) =>
    set({ ...value, types: value.types.map((type) => (type.type === changed.type ? changed : type)) });
  return (
    <fieldset className="further-part">
      <legend>Coverage types</legend>
      <CheckGroup
        id={`${line}-coverages`}
        legend="Required coverage types"
        value={value.types.map(({ type }) => type)}
        onChange={choose}
        disabled={false}
        choices={types.map((type) => ({ value: type, text: COVERAGE_TYPE_NAMES[type] }))}
      />
      {value.types.map((type) => (
        <SubCoverages key={type.type} id={`${line}-${type.type}`} value={type} onChange={change} />
      ))}
      <Checkbox
        id={`${line}-any-coverage`}
        label="Accept any one of the selected Coverage Types"
        checked={value.mode === 'anyOne'}
        disabled={value.types.length < 2}
        onChange={(checked) => set({ ...value, mode: checked ? 'anyOne' : 'all' })}
      />
    </fieldset>
  );
}

interface SubCoveragesProps {
  readonly id: string;
  readonly value: RequiredCoverage;
  readonly onChange: (changed: RequiredCoverage) => void;
}

function SubCoverages({ id, value, onChange }: SubCoveragesProps) {
  const { subCoverages } = COVERAGE_TYPE_TABLE[value.type];
  if (subCoverages.length === 0) return null;
  const name = COVERAGE_TYPE_NAMES[value.type];
  return (
    <div className="further-sub">
      <span className="sub">{name}, each of:</span>
      <CheckGroup
        id={id}
        legend={`Required parts of ${name}`}
        value={value.subCoverages}
        onChange={(parts) => onChange({ ...value, subCoverages: parts })}
        disabled={false}
        choices={subCoverages.map((part) => ({ value: part, text: SUB_COVERAGE_NAMES[part] }))}
      />
    </div>
  );
}
