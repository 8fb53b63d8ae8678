import { DayField } from '#shared/forms/day-field.tsx';
import type { FurtherPartProps } from '../further-values.form.js';

/** Until when a claims-made policy must accept claims. */
export function AskedTail({ line, value = '', onChange }: FurtherPartProps<'tailUntil'>) {
  return (
    <fieldset className="further-part">
      <legend>After the work is done</legend>
      <div className="template-limits">
        <DayField
          id={`${line}-tail`}
          label="Claims must be accepted until"
          value={value}
          note="Occurrence policies pass; a claims-made policy that ends before is for review"
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
      </div>
    </fieldset>
  );
}
