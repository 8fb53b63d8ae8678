import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { COVERAGE_TYPE_TABLE, type CoverageType } from '@covertrail/domain/insurance/lines/coverage-types';
import { isCoverageIn } from '@covertrail/domain/insurance/lines/line-regions';
import { coverageTypesOf } from '@covertrail/wording/insurance/coverage-order';
import { COVERAGE_TYPE_NAMES, SUB_COVERAGE_NAMES } from '@covertrail/wording/insurance/coverage-type-words';
import { REGION_NAMES } from '@covertrail/wording/insurance/vocabulary-words';
import { NOTE_LENGTH } from '@covertrail/domain/fields/note-fields';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { CheckGroup } from '#shared/forms/check-group.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import type { PolicyValues } from '../policy-values.form.js';

interface SectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly line: CoverageLine;
  readonly disabled: boolean;
}

/** The name of a coverage type, with its country where policies of another do not have it. */
function nameOf(type: CoverageType): string {
  const [region, ...others] = COVERAGE_TYPE_TABLE[type].regions;
  return region === 'canada' && others.length === 0
    ? `${COVERAGE_TYPE_NAMES[type]} (${REGION_NAMES[region]})`
    : COVERAGE_TYPE_NAMES[type];
}

/** The coverage types of a line in its region: by name, then MCS-90, then other [C13]. */
export function CoverageSection(props: SectionProps) {
  const [region, coverages] = useWatch({ control: props.form.control, name: ['region', 'coverages'] });
  const types = coverageTypesOf(props.line).filter(
    (type) => isCoverageIn(region, type) || (region === 'unitedStates' && coverages[type].given),
  );
  return (
    <ul className="policy-endorsements">
      {types.map((type) => (
        <li key={type}>
          {COVERAGE_TYPE_TABLE[type].byTrigger === null ? (
            <CoverageField type={type} {...props} />
          ) : (
            <TriggerBox type={type} trigger={COVERAGE_TYPE_TABLE[type].byTrigger} {...props} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface TriggerBoxProps extends SectionProps {
  readonly type: CoverageType;
  readonly trigger: Exclude<PolicyValues['trigger'], ''>;
}

/** Occurrence and claims-made are the boxes of one fact: the trigger. */
function TriggerBox({ type, trigger, form, disabled }: TriggerBoxProps) {
  return (
    <Controller
      control={form.control}
      name="trigger"
      render={({ field: { value, onChange } }) => (
        <Checkbox
          id={`coverage-${type}`}
          label={COVERAGE_TYPE_NAMES[type]}
          checked={value === trigger}
          disabled={disabled}
          onChange={(checked) => onChange(checked ? trigger : '')}
        />
      )}
    />
  );
}

function CoverageField({ type, form, disabled }: SectionProps & { readonly type: CoverageType }) {
  const { control } = form;
  const given = useWatch({ control, name: `coverages.${type}.given` });
  const { subCoverages, described } = COVERAGE_TYPE_TABLE[type];
  const name = nameOf(type);
  return (
    <>
      <Controller
        control={control}
        name={`coverages.${type}.given`}
        render={({ field: { value, onChange } }) => (
          <Checkbox
            id={`coverage-${type}`}
            label={name}
            checked={value}
            disabled={disabled}
            onChange={(checked) => onChange(checked)}
          />
        )}
      />
      {given && subCoverages.length > 0 ? (
        <Controller
          control={control}
          name={`coverages.${type}.subCoverages`}
          render={({ field: { value, onChange } }) => (
            <CheckGroup
              id={`coverage-${type}`}
              legend={`Sub-coverages of ${name}`}
              value={value}
              onChange={onChange}
              disabled={disabled}
              choices={subCoverages.map((part) => ({ value: part, text: SUB_COVERAGE_NAMES[part] }))}
            />
          )}
        />
      ) : null}
      {described && given ? (
        <div className="policy-described">
          <FormArea
            id={`coverage-${type}-description`}
            name={`coverages.${type}.description`}
            control={control}
            label={`${name}: description`}
            limit={NOTE_LENGTH}
            rows={2}
            disabled={disabled}
          />
        </div>
      ) : null}
    </>
  );
}
