import { X } from 'lucide-react';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { POLICY_LINES_LEAD } from '@covertrail/wording/request/asked-beside.words';
import { SelectField } from '#shared/forms/select-field.tsx';
import { LINE_CHOICES, lineName } from '#shared/policies/line-choices';
import { Button } from '#shared/ui/button.tsx';

interface PolicyLinesFieldProps {
  readonly value: readonly CoverageLine[];
  readonly onChange: (lines: readonly CoverageLine[]) => void;
}

/** Lines whose policy document, or that of its exclusions, is requested: chosen one by one [D01]. */
export function PolicyLinesField({ value, onChange }: PolicyLinesFieldProps) {
  const left = LINE_CHOICES.filter((choice) => value.every((line) => line !== choice.value));
  return (
    <>
      <SelectField
        id="ask-policy-line"
        label="Policy or exclusions document of"
        search
        placeholder="Add a line of coverage"
        note={POLICY_LINES_LEAD.replace(/:$/, '.')}
        value=""
        choices={left}
        onChange={(chosen) => {
          const line = left.find((choice) => choice.value === chosen)?.value;
          if (line) onChange([...value, line]);
        }}
      />
      {value.length === 0 ? null : (
        <ul className="ask-lines" aria-label="Lines whose policy document is requested">
          {value.map((line) => (
            <li key={line}>
              {lineName(line)}
              <Button
                type="button"
                basic
                icon
                size="small"
                aria-label={`Remove ${lineName(line)}`}
                onClick={() => onChange(value.filter((other) => other !== line))}
              >
                <X size={14} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
