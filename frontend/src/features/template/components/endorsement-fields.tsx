import type { Control } from 'react-hook-form';
import type { CoverageLine, EndorsementCode } from '@covertrail/domain/insurance/coverage';
import { ENDORSEMENT_NAMES } from '@covertrail/wording/insurance/labels';
import { usualForm } from '@covertrail/domain/insurance/line-facts';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { gradeChoices } from '#shared/policies/grade-choices';
import type { TemplateValues } from '../template-values.form.js';

const GRADES = gradeChoices({ claimed: 'a checked box is enough', seen: 'the form itself is needed' });

interface EndorsementFieldsProps {
  readonly line: CoverageLine;
  /** Those that are shown. */
  readonly codes: readonly EndorsementCode[];
  readonly control: Control<TemplateValues>;
}

/** Endorsements of a line, each with the proof that is required. */
export function EndorsementFields({ line, codes, control }: EndorsementFieldsProps) {
  return (
    <>
      <h3>Endorsements</h3>
      <div className="template-limits">
        {codes.map((code) => {
          const form = usualForm(line, code);
          return (
            <FormSelect
              key={code}
              id={`${line}-${code}`}
              name={`lines.${line}.endorsements.${code}`}
              label={ENDORSEMENT_NAMES[code]}
              choices={GRADES}
              control={control}
              clearable
              placeholder="Not required"
              {...(form ? { note: `Usually ${form}` } : {})}
            />
          );
        })}
      </div>
    </>
  );
}
