import type { UseFormReturn } from 'react-hook-form';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { DayField } from '#shared/forms/day-field.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { TemplateValues } from '../template-values.form.js';

interface NamePanelProps {
  readonly form: UseFormReturn<TemplateValues>;
  readonly template: TemplateRow | null;
}

/** Name and effective date. A template keeps its name, because projects and history name it. */
export function NamePanel({
  form: {
    register,
    formState: { errors },
  },
  template,
}: NamePanelProps) {
  const { min: _min, max: _max, ...from } = register('effectiveFrom');
  return (
    <Panel>
      <div className="panel-body template-limits">
        <TextField
          id="template-name"
          label="Template name"
          required
          autoComplete="off"
          readOnly={template !== null}
          error={errors.name?.message}
          {...(template ? { note: `You are revising version ${template.version}` } : {})}
          {...register('name')}
        />
        <DayField
          id="template-from"
          label="Effective from"
          required
          error={errors.effectiveFrom?.message}
          note="Suppliers are checked against this version from this date"
          {...from}
        />
      </div>
    </Panel>
  );
}
