import { RefreshCw } from 'lucide-react';
import { Button } from 'semantic-ui-react';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { usePolicyEdit } from '../policy-page.hook.js';
import { valuesOf } from '../policy-values.form.js';
import { LimitTypesCard } from './limit-types-card.js';
import { POLICY_FORM_ID, PolicyForm } from './policy-form.js';
import { SaveQuestion } from './save-question.modal.js';

interface PolicyEditorProps {
  readonly policy: PolicyDetails;
  /** Reads the policy again, after the server reported a newer revision. */
  readonly onRefetch: () => void;
}

/** The terms of a policy; those who may can change them. */
export function PolicyEditor({ policy, onRefetch }: PolicyEditorProps) {
  const edit = usePolicyEdit(policy);
  const { base, changes, conflict, dirty, pending, problem } = edit;
  const reload = () => {
    onRefetch();
    edit.reload();
  };
  return (
    <>
      {edit.overtaken ? (
        <div className="policy-strip" role="alert">
          <RefreshCw size={17} aria-hidden />
          <span>Someone changed this policy while you were editing. Reload it to see the change. Your entries will be lost.</span>
          <Button type="button" size="small" onClick={reload}>Reload policy</Button>
        </div>
      ) : null}
      <LimitTypesCard policy={policy} />
      <PolicyForm
        key={edit.round} insuredId={policy.insuredId} values={valuesOf(base.line, base.terms)} lineFixed disabled={!base.mayEdit} problem={edit.placed}
        onSubmit={edit.ask} onDirty={edit.setDirty}
      />
      {base.mayEdit ? (
        <div className={`policy-actions${dirty ? ' held' : ''}`}>
          <Button type="submit" form={POLICY_FORM_ID} primary disabled={pending || !dirty}>Save…</Button>
          {dirty ? <Button type="button" onClick={edit.reload} disabled={pending}>Discard changes</Button> : null}
          {edit.nothing ? <span className="sub" role="status">No unsaved changes.</span> : null}
        </div>
      ) : null}
      {changes && !conflict ? (
        <SaveQuestion
          changes={changes} days={base.days} today={edit.today} suggested={edit.suggested} pending={pending} problem={problem}
          onSave={edit.save} onClose={edit.leaveQuestion}
        />
      ) : null}
      {changes || conflict ? null : <ErrorBanner problem={problem} />}
    </>
  );
}
