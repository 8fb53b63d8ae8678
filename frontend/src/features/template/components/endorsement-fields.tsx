import { Controller, type Control } from 'react-hook-form';
import { ENDORSEMENTS_OF, type CoverageLine } from '@covertrail/domain/compliance/coverage';
import { ENDORSEMENT_NAMES } from '@covertrail/wording/compliance/labels';
import { usualForm } from '@covertrail/domain/compliance/line-facts';
import { SelectField } from '#shared/forms/select-field.tsx';
import type { TemplateValues } from '../template-values.form.js';

const GRADES = [
  { value: 'claimed', text: 'Claimed', description: 'a ticked box is enough' },
  { value: 'seen', text: 'Form seen', description: 'the form itself is needed' },
] as const;

interface EndorsementFieldsProps {
  readonly line: CoverageLine;
  readonly control: Control<TemplateValues>;
}

/** The endorsements of a line, each with how well it has to be proved. */
export function EndorsementFields({ line, control }: EndorsementFieldsProps) {
  return (
    <div className="template-limits">
      {ENDORSEMENTS_OF[line].map((code) => {
        const form = usualForm(line, code);
        return (
          <Controller
            key={code}
            name={`lines.${line}.endorsements.${code}`}
            control={control}
            render={({ field: { value, onChange, onBlur } }) => (
              <SelectField
                id={`${line}-${code}`}
                label={ENDORSEMENT_NAMES[code]}
                choices={GRADES}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                clearable
                placeholder="Not asked for"
                {...(form ? { note: `Usually ${form}` } : {})}
              />
            )}
          />
        );
      })}
    </div>
  );
}
