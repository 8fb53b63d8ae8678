import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import type { RequirementOrigin } from '@covertrail/domain/compliance/exhibit/requirement-origin';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import type { WhatIfStarted } from '@covertrail/contracts/what-if/what-if.replies';
import type { CommandRequest } from '#shared/commands/commands.slice';
import { isAtFields } from '#shared/forms/problem-at-field';
import { useToday } from '#shared/session/use-today';
import { WhatIfTrial } from '#shared/what-if/what-if-trial.tsx';
import { useSaveKey } from '../save-key.hook.js';
import { changesOf, effectOf } from '../template-changes.form.js';
import { commandFor, trialOf } from '../template-command.form.js';
import type { TemplateForm } from '../template-form.hook.js';
import type { TemplateValues } from '../template-values.form.js';
import { SaveBar } from './save-bar.js';

interface EditorBarProps extends Pick<TemplateForm, 'form' | 'command' | 'problem'> {
  readonly template: TemplateRow | null;
  readonly readFrom: readonly RequirementOrigin[];
  readonly values: TemplateValues;
  readonly region: Requirements['region'];
  readonly maySave: boolean;
  /** Opens the editor again with another person's version of the template: its revision. */
  readonly onReload: (revision: number) => void;
}

/** The bar of the editor, with what the form says now. */
export function EditorBar({
  template,
  readFrom,
  form,
  values,
  region,
  command,
  problem,
  maySave,
  onReload,
}: EditorBarProps) {
  const changes = changesOf(template, values, region);
  const idle = template !== null && changes.length === 0 && !form.formState.isDirty;
  const save = () => void form.handleSubmit((checked) => command.submit(commandFor(template, checked, readFrom)))();
  useSaveKey(maySave && !idle && !command.pending ? save : null);
  const newer = problem?.currentRevision;
  return (
    <SaveBar
      form={form}
      revises={template !== null}
      changes={changes}
      effect={effectOf(template, values, changes.length, useToday())}
      pending={command.pending}
      idle={idle}
      problem={isAtFields(problem) ? null : problem}
      trial={template ? <Trial key={JSON.stringify(values)} template={template} form={form} /> : null}
      onReload={newer === undefined ? undefined : () => onReload(newer)}
      onSave={maySave ? save : null}
    />
  );
}

/** Begins anew with every change of the form: an answer is one to what stands in it. */
function Trial({ template, form }: { readonly template: TemplateRow; readonly form: TemplateForm['form'] }) {
  const request = async () => {
    let trial: CommandRequest<WhatIfStarted> | undefined;
    await form.handleSubmit((checked) => {
      trial = trialOf(template, checked);
    })();
    return trial;
  };
  return <WhatIfTrial name={`template/${template.id}`} request={request} />;
}
