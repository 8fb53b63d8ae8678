import { useWatch } from 'react-hook-form';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { CurrencyRegion } from '#shared/forms/currency-context';
import { Button } from '#shared/ui/button.tsx';
import { useEditedSection } from '../edited-section.hook.js';
import { usePolicyForm } from '../policy-form.hook.js';
import { firstWrong, markOf } from '../policy-outline.view.js';
import type { PolicyEdit } from '../policy-page.hook.js';
import { sectionsOf, type PolicySection } from '../policy-sections.js';
import { DraftNote, OvertakenNote } from './draft-notes.js';
import { SectionDrawer } from './section-drawer.js';

interface PolicyEditsProps {
  readonly policy: PolicyDetails;
  readonly edit: PolicyEdit;
  readonly onCompare: () => void;
}

/** What the person changes of a policy: a section at a time in a drawer, and a bar with what is not saved. */
export function PolicyEdits({ policy: { line, policyNumber, insuredId }, edit, onCompare }: PolicyEditsProps) {
  const { edited, open, close } = useEditedSection();
  const { values, draft, placed } = edit;
  const form = usePolicyForm({ values, draft, problem: placed, onDirty: edit.setDirty, onInput: edit.input });
  const { dirtyFields } = form.formState;
  const region = useWatch({ control: form.control, name: 'region' });
  const sections = sectionsOf(line, region);
  const changed = sections.filter((section) => markOf(section, { errors: {}, dirtyFields }) === 'changed');
  const save = () =>
    void form.handleSubmit(edit.ask, (wrong) => {
      const first = firstWrong(sections, wrong);
      if (first && !(edited && markOf(edited, { errors: wrong, dirtyFields: {} }) === 'wrong')) open(first);
    })();
  const acts = <EditActs edit={edit} changed={changed} onSave={save} />;
  const note = edit.overtaken ? <OvertakenNote onCompare={onCompare} /> : null;
  return (
    <CurrencyRegion value={region}>
      {edited ? (
        <SectionDrawer
          title={`Edit ${policyNumber}`}
          section={edited}
          sections={sections}
          fields={{ form, line, region, insuredId, lineFixed: true, disabled: false }}
          note={note}
          actions={acts}
          onSection={open}
          onSubmit={save}
          onClose={close}
        />
      ) : (
        note
      )}
      {edited === null && edit.dirty ? (
        <section className="policy-actions held" aria-label="Not saved">
          {acts}
        </section>
      ) : null}
    </CurrencyRegion>
  );
}

interface EditActsProps {
  readonly edit: PolicyEdit;
  readonly changed: readonly PolicySection[];
  readonly onSave: () => void;
}

/** What can be done with the unsaved input, and what happened with it. */
function EditActs({ edit: { dirty, pending, nothing, draft, draftSavedAt, reload }, changed, onSave }: EditActsProps) {
  return (
    <>
      <div className="policy-unsaved">
        {changed.length > 0 ? <span>Not saved: {changed.map(({ title }) => title).join(', ')}.</span> : null}{' '}
        <DraftNote dirty={dirty} found={draft !== null} savedAt={draftSavedAt} />
        {nothing ? (
          <span className="sub" role="status">
            No unsaved changes.
          </span>
        ) : null}
      </div>
      {dirty ? (
        <Button type="button" onClick={reload} disabled={pending}>
          Discard changes
        </Button>
      ) : null}
      <Button type="button" primary disabled={pending || !dirty} onClick={onSave}>
        Save…
      </Button>
    </>
  );
}
