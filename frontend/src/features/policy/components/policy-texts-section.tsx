import type { UseFormReturn } from 'react-hook-form';
import { NOTE_LENGTH } from '@covertrail/domain/fields/note-fields';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { PolicyValues } from '../policy-values.form.js';
import { SourceNote } from './source-note.js';

interface PolicyTextProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly disabled: boolean;
}

/** Text to read where it cannot be changed [C16]. */
export function InstructionsSection({ form, disabled }: PolicyTextProps) {
  return (
    <Panel title="Instructions" right={<SourceNote of={['instructions']} />}>
      <div className="panel-body">
        {disabled ? (
          <p className="policy-text">{form.getValues('instructions') || 'No instructions available'}</p>
        ) : (
          <FormArea
            id="instructions"
            name="instructions"
            label="Instructions for this policy"
            rows={4}
            limit={NOTE_LENGTH}
            control={form.control}
            placeholder="No instructions available"
          />
        )}
      </div>
    </Panel>
  );
}

/** What the insured and its agent want the requester to know of the policy. */
export function NotesSection({ form, disabled }: PolicyTextProps) {
  return (
    <Panel title="Notes" right={<SourceNote of={['notes']} />}>
      <div className="panel-body">
        <FormArea
          id="notes"
          name="notes"
          label="Notes to the requester"
          rows={2}
          limit={NOTE_LENGTH}
          control={form.control}
          disabled={disabled}
        />
      </div>
    </Panel>
  );
}
