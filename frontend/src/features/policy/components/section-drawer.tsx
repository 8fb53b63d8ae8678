import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SectionOutline } from '#shared/forms/section-outline.tsx';
import { useRefusedFocus } from '#shared/forms/refused-focus.hook';
import { Form } from '#shared/ui/form.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { POLICY_FORM_ID } from '../policy-form-id.js';
import { isStated, markOf } from '../policy-outline.view.js';
import { FIELDS_OF, type SectionFields } from '../policy-section-fields.js';
import type { PolicySection } from '../policy-sections.js';
import type { PolicyValues } from '../policy-values.form.js';
import { SectionPanel } from './section-panel.js';
import './facts.css';
import './policy.css';

interface SectionDrawerProps {
  readonly title: string;
  readonly section: PolicySection;
  /** All that the policy may have: from one, the outline leads to the others. */
  readonly sections: readonly PolicySection[];
  readonly fields: SectionFields;
  /** Above the fields: what happened meanwhile. */
  readonly note: ReactNode;
  readonly actions: ReactNode;
  readonly onSection: (section: PolicySection) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** One section of a policy beside its page. Closing keeps what was typed: the bar at the foot of the page has it. */
export function SectionDrawer({ title, section, sections, fields, note, actions, ...on }: SectionDrawerProps) {
  const { form } = fields;
  const { errors, dirtyFields } = form.formState;
  const reach = (id: string) => {
    const next = sections.find((candidate) => candidate.id === id);
    if (next) on.onSection(next);
  };
  return (
    <AppModal open title={title} drawer={70} actions={actions} onClose={on.onClose}>
      <Form
        id={POLICY_FORM_ID}
        className="policy-form policy-drawer"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          on.onSubmit();
        }}
      >
        <SectionOutline
          current={section.id}
          onReach={reach}
          sections={sections.map((entry) => ({
            ...entry,
            mark: markOf(entry, { errors, dirtyFields }) ?? (isStated(entry, form.getValues()) ? null : 'empty'),
          }))}
        />
        <div className="policy-drawer-fields">
          {note}
          <Fields key={section.id} form={form}>
            <SectionPanel section={section}>{FIELDS_OF[section.id](fields)}</SectionPanel>
          </Fields>
        </div>
      </Form>
    </AppModal>
  );
}

interface FieldsProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly children: ReactNode;
}

/** Each section looks anew for its first wrong field. */
function Fields({ form, children }: FieldsProps) {
  useRefusedFocus(POLICY_FORM_ID, form.formState.submitCount);
  return children;
}
