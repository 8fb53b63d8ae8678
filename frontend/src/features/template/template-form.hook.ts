import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ReplyOf } from '@covertrail/contracts/calls/call';
import type { reviseTemplate } from '@covertrail/contracts/template/template.calls';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { useCommandRequest } from '#shared/commands/use-command';
import { problemAtField } from '#shared/forms/problem-at-field';
import { useRefusedFocus } from '#shared/forms/refused-focus.hook';
import { useFieldForm } from '#shared/forms/use-field-form';
import { useToday } from '#shared/session/use-today';
import { TEMPLATE_RULES } from './template-rules.form.js';
import { templateValues, type TemplateValues } from './template-values.form.js';
import { useWhatIfPreparation } from './what-if-preparation.hook.js';

export const FORM_ID = 'template-editor';

interface Options {
  /** Null for a new template. */
  readonly template: TemplateRow | null;
  /** What a new template begins with. */
  readonly start: Requirements | undefined;
  readonly onSaved: (templateId: string) => void;
}

/** The form of the editor, what it began with, and the command that saves it. A refused save leads to the first wrong field. */
export function useTemplateForm({ template, start, onSaved }: Options) {
  const today = useToday();
  const [begun] = useState(() => templateValues(today, template?.name, template?.requirements ?? start));
  const command = useCommandRequest<ReplyOf<typeof reviseTemplate>>(`template/${template?.id ?? 'new'}/save`, {
    onSettled: ({ templateId }) => onSaved(templateId),
  });
  const problem = useMemo(() => problemAtField(command.problem, 'TEMPLATE.NAME_TAKEN', 'name'), [command.problem]);
  const form = useFieldForm<TemplateValues>({ rules: TEMPLATE_RULES, defaults: begun, problem });
  useRefusedFocus(FORM_ID, form.formState.submitCount);
  useWhatIfPreparation(template, useWatch({ control: form.control, name: 'effectiveFrom' }));
  return { form, begun, command, problem };
}

export type TemplateForm = ReturnType<typeof useTemplateForm>;
