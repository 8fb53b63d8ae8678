import { useState } from 'react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { isDemanding } from '@covertrail/domain/compliance/proof/proof-requirement';
import { Panel } from '#shared/ui/panel.tsx';
import { proofSent } from '../proof-values.form.js';
import { SHARED_SECTIONS } from '../template-sections.js';
import type { TemplateValues } from '../template-values.form.js';
import { Fold } from './fold.js';
import { ProofFields } from './proof-fields.js';

/** What the template demands of the source and age of everything that policies state, unless a line demands otherwise. */
export function ProofPanel({ control }: { readonly control: Control<TemplateValues> }) {
  const begun = useWatch({ control, name: 'proof' });
  const [demanding] = useState(isDemanding(proofSent(begun)));
  return (
    <Panel {...SHARED_SECTIONS.proof}>
      <div className="panel-body">
        <Controller
          name="proof"
          control={control}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <Fold title="Demand a source or an age" begins={demanding} held={error !== undefined}>
              <p className="sub">
                A requirement that is met by a value of a lower or older source needs review until the agent verifies
                the policy. A line may demand otherwise.
              </p>
              <ProofFields id="proof" value={value} onChange={onChange} error={error?.message} />
            </Fold>
          )}
        />
      </div>
    </Panel>
  );
}
