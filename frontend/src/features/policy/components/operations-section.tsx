import { Controller, type UseFormReturn } from 'react-hook-form';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { PolicyValues } from '../policy-values.form.js';
import { SourceNote } from './source-note.js';

const DESCRIPTION_LENGTH = 1000;

interface OperationsSectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly disabled: boolean;
}

/** The description of operations, as the certificate prints it. */
export function OperationsSection({ form: { control, formState }, disabled }: OperationsSectionProps) {
  return (
    <Panel title="Description of operations" right={<SourceNote of={['descriptionOfOperations']} />}>
      <div className="panel-body">
        <Controller
          control={control}
          name="descriptionOfOperations"
          render={({ field: { ref: _ref, ...field } }) => (
            <CounterArea
              id="descriptionOfOperations"
              label="As shown on the certificate"
              limit={DESCRIPTION_LENGTH}
              disabled={disabled}
              error={formState.errors.descriptionOfOperations?.message}
              {...field}
            />
          )}
        />
      </div>
    </Panel>
  );
}
