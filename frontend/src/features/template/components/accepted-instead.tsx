import { Controller, useWatch, type Control } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { standInOf, standInsFor } from '@covertrail/domain/insurance/lines/stand-ins';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { standInText } from '@covertrail/wording/compliance/stand-in-words';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import type { TemplateValues } from '../template-values.form.js';

interface AcceptedInsteadProps {
  readonly line: CoverageLine;
  readonly control: Control<TemplateValues>;
}

/** Which policies of other lines may answer for a line; nothing where none can. */
export function AcceptedInstead({ line, control }: AcceptedInsteadProps) {
  const requiredLines = useWatch({ control, name: 'requiredLines' });
  const standIns = standInsFor(line);
  if (standIns.length === 0) return null;
  return (
    <Controller
      name={`lines.${line}.acceptInstead`}
      control={control}
      render={({ field: { value, onChange } }) => (
        <fieldset className="template-mode">
          <legend>Accepted in place of {LINE_NAMES[line].toLowerCase()}</legend>
          {standIns.map((instead) => {
            const twice = standInOf(instead, line)?.once === true && requiredLines.includes(instead);
            return (
              <div key={instead}>
                <Checkbox
                  id={`${line}-instead-${instead}`}
                  label={standInText(instead, line)}
                  checked={value.includes(instead) && !twice}
                  disabled={twice}
                  onChange={(checked) =>
                    onChange(standIns.filter((standIn) => (standIn === instead ? checked : value.includes(standIn))))
                  }
                />
                {twice ? <p className="sub">It is required itself, and its limits count once.</p> : null}
              </div>
            );
          })}
        </fieldset>
      )}
    />
  );
}
