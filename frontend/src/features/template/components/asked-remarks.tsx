import { Plus, Trash2 } from 'lucide-react';
import { NOTE_LENGTH } from '@covertrail/domain/fields/note-fields';
import { MOST_REQUIRED_REMARKS } from '@covertrail/domain/fields/template-fields';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { FurtherPartProps } from '../further-values.form.js';

/** Texts that a policy must state in its description of operations or its remarks. */
export function AskedRemarks({ line, value = [], onChange }: FurtherPartProps<'remarks'>) {
  const set = (next: readonly string[]) => onChange(next.length === 0 ? undefined : next);
  return (
    <fieldset className="further-part">
      <legend>Required Additional Remarks</legend>
      {value.length === 0 ? <p className="sub">No Remarks Required</p> : null}
      {value.map((remark, index) => (
        <div className="further-remark" key={index}>
          <CounterArea
            id={`${line}-remark-${index}`}
            label={`Required remark ${index + 1}`}
            rows={2}
            limit={NOTE_LENGTH}
            value={remark}
            onChange={(text) => set(value.with(index, text))}
          />
          <Button
            type="button"
            basic
            icon
            aria-label={`Remove required remark ${index + 1}`}
            onClick={() => set(value.filter((_, at) => at !== index))}
          >
            <Trash2 size={16} aria-hidden />
          </Button>
        </div>
      ))}
      {value.length >= MOST_REQUIRED_REMARKS ? null : (
        <Button type="button" className="further-add" onClick={() => set([...value, ''])}>
          <Plus size={16} aria-hidden /> Add required remark
        </Button>
      )}
    </fieldset>
  );
}
