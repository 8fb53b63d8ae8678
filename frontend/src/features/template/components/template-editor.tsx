import { createTemplate, reviseTemplate } from '@covertrail/contracts/template/template.calls';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { tryTemplateChange } from '@covertrail/contracts/what-if/what-if.calls';
import type { RequirementOrigin } from '@covertrail/domain/compliance/exhibit/requirement-origin';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { COVERAGE_LINES } from '@covertrail/domain/insurance/coverage';
import { useWatch } from 'react-hook-form';
import { CurrencyRegion } from '#shared/forms/currency-context';
import { reachSection } from '#shared/forms/reach-section';
import { SectionOutline } from '#shared/forms/section-outline.tsx';
import { useRights } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';
import { Form } from '#shared/ui/form.tsx';
import { ClosedFields } from '#shared/ui/closed-fields.tsx';
import { LeaveQuestion } from '#shared/ui/leave-question.modal.tsx';
import { FORM_ID, useTemplateForm } from '../template-form.hook.js';
import { sectionsOf } from '../template-sections.js';
import type { TemplateValues } from '../template-values.form.js';
import { EditorBar } from './editor-bar.js';
import { LineCard } from './line-card.js';
import { LinePicker } from './line-picker.js';
import { NamePanel } from './name-panel.js';
import { NotRequiredPanel } from './not-required-panel.js';
import { ProofPanel } from './proof-panel.js';
import { RatingPanel } from './rating-panel.js';
import { ONLY_MANAGERS } from './save-bar.js';
import { TowerNote } from './tower-note.js';

interface TemplateEditorProps {
  /** The template as the person saw it when the editor opened; null for a new one. */
  readonly template: TemplateRow | null;
  /** What a new template begins with; usual requirements where it is absent. */
  readonly start?: Requirements;
  /** Where what a new template begins with was read. */
  readonly readFrom?: readonly RequirementOrigin[];
  readonly onSaved: (templateId: string) => void;
  /** Opens the editor again with another person's version of the template: its revision. */
  readonly onReload: (revision: number) => void;
}

/** The requirements of a template: an outline, its name while it is new, the lines in use, what all share, and the bar that saves. */
export default function TemplateEditor({ template, start, readFrom = [], onSaved, onReload }: TemplateEditorProps) {
  const { user } = useSession();
  const region = template === null ? user.region : template.requirements.region;
  const may = useRights();
  const [maySave, mayTry] = [may(template ? reviseTemplate : createTemplate), may(tryTemplateChange)];
  const mayReview = maySave || (mayTry && template !== null);
  const { form, begun, command, problem } = useTemplateForm({ template, start, onSaved });
  const { control, formState } = form;
  const values = useWatch({ control, compute: (all: TemplateValues) => all });
  return (
    <CurrencyRegion value={region ?? 'unitedStates'}>
      <Form id={FORM_ID} className="template-editor" noValidate onSubmit={(event) => event.preventDefault()}>
        <SectionOutline sections={sectionsOf(values, begun, formState.errors)} onReach={reachSection} />
        <ClosedFields closed={!mayReview} className="template-fields">
          {template === null ? <NamePanel form={form} /> : null}
          {COVERAGE_LINES.filter((line) => values.requiredLines.includes(line)).map((line) => (
            <LineCard key={line} line={line} control={control} />
          ))}
          <TowerNote values={values} />
          <LinePicker control={control} />
          <NotRequiredPanel control={control} />
          <RatingPanel control={control} />
          <ProofPanel control={control} />
        </ClosedFields>
        <LeaveQuestion dirty={formState.isDirty && command.reply === null}>
          Your changes are not saved. They will be lost.
        </LeaveQuestion>
        {mayReview ? (
          <EditorBar
            template={template}
            readFrom={readFrom}
            form={form}
            values={values}
            region={region}
            command={command}
            problem={problem}
            maySave={maySave}
            onReload={onReload}
          />
        ) : (
          <p className="sub template-foot">{ONLY_MANAGERS}</p>
        )}
      </Form>
    </CurrencyRegion>
  );
}
