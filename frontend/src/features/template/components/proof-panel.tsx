import { Controller, type Control } from 'react-hook-form';
import { Panel } from '#shared/ui/panel.tsx';
import type { TemplateValues } from '../template-values.form.js';
import { ProofFields } from './proof-fields.js';

/** What the template demands of the source and age of everything that policies state, unless a line demands otherwise. */
export function ProofPanel({ control }: { readonly control: Control<TemplateValues> }) {
  return (
    <Panel title="Source and age of what policies state">
      <div className="panel-body">
        <Controller
          name="proof"
          control={control}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <ProofFields id="proof" value={value} onChange={onChange} error={error?.message} />
          )}
        />
        <p className="sub template-tower">
          A requirement that is met by a value of a lower or older source needs review until the agent verifies the
          policy. A line may demand otherwise.
        </p>
      </div>
    </Panel>
  );
}
