import { lineName } from '#shared/policies/line-choices';
import { SelectField } from '#shared/forms/select-field.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useAnswerForms, withForm } from '../answer-forms.hook.js';
import type { AnswerWork } from '../answer-work.view.js';

/** On which certificate form each line is shown, with the special endorsement that it names; the default is chosen at first [C12]. */
export function AnswerForms({ work }: { readonly work: AnswerWork }) {
  const forms = useAnswerForms(work);
  if (forms.length === 0) return null;
  const ofDefault = (isRequesterDefault: boolean) =>
    `The default of ${isRequesterDefault ? work.request.requesterName : 'this line'}. A policy that names another form keeps it.`;
  return (
    <Panel title="Certificate forms">
      <Fields className="panel-body">
        {forms.map(({ line, choices, value, isChosen, isRequesterDefault }) => (
          <SelectField
            key={line}
            id={`answer-form-${line}`}
            label={lineName(line)}
            choices={choices}
            value={value}
            clearable={isChosen}
            note={isChosen ? 'Chosen for this answer.' : ofDefault(isRequesterDefault)}
            onChange={(next) => work.change({ forms: withForm(work.draft.forms ?? [], line, next) })}
          />
        ))}
      </Fields>
    </Panel>
  );
}
