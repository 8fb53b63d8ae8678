import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#shared/forms/text-field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { TemplateValues } from '../template-values.form.js';

/** The name of a new template. It keeps its name, because projects and history name it. */
export function NamePanel({
  form: {
    register,
    formState: { errors },
  },
}: {
  readonly form: UseFormReturn<TemplateValues>;
}) {
  return (
    <Panel>
      <div className="panel-body template-limits">
        <TextField
          id="template-name"
          label="Template name"
          required
          autoComplete="off"
          error={errors.name?.message}
          {...register('name')}
        />
      </div>
    </Panel>
  );
}
