import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { policyCompliance } from '@covertrail/contracts/policy/policy-cards.calls';
import type { RequesterFindings } from '@covertrail/contracts/policy/policy-cards.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { viewQuery } from '#shared/api/call-request';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { LeaveQuestion } from '#shared/ui/leave-question.modal.tsx';
import { useReader } from '#shared/session/by-reader';
import { useViewQuery } from '#shared/views/use-view-query';
import { Standings } from '../cards/standings.hook.js';
import { PolicyCards } from '../cards/policy-cards.js';
import { fallsText } from '../policy-changes.words.js';
import { usePolicyEdit, type PolicyEdit } from '../policy-page.hook.js';
import { ConflictChoice } from './conflict-choice.modal.js';
import { DraftNote, OvertakenNote } from './draft-notes.js';
import { POLICY_FORM_ID, PolicyForm } from './policy-form.js';
import { SaveQuestion } from './save-question.modal.js';

const NO_STANDINGS: readonly RequesterFindings[] = [];

const DRAFT_KEPT =
  'Your changes are not saved. They are kept as a draft for 14 days: when you open this policy again, in any browser, you find them here.';

interface PolicyEditorProps {
  readonly policy: PolicyDetails;
  /** Reads the policy again, after the server reported a newer revision. */
  readonly onRefetch: () => void;
}

/** The terms of a policy; those who may can change them. */
export function PolicyEditor({ policy, onRefetch }: PolicyEditorProps) {
  const edit = usePolicyEdit(policy);
  const reader = useReader();
  const { base, changes, conflict, dirty, pending, problem } = edit;
  const { body: compliance } = useViewQuery(viewQuery(policyCompliance, { params: { id: policy.id } }));
  const standings = compliance?.standings ?? NO_STANDINGS;
  const [comparing, setComparing] = useState(false);
  const compare = () => {
    onRefetch();
    setComparing(true);
  };
  const merge = (terms: PolicyTerms) => {
    setComparing(false);
    edit.continueWith(terms);
  };
  const discard = () => {
    setComparing(false);
    edit.reload();
  };
  return (
    <>
      {edit.overtaken ? <OvertakenNote onCompare={compare} /> : null}
      <PolicyCards policy={policy} standings={standings} />
      <Standings value={standings}>
        <PolicyForm
          key={edit.round}
          draft={edit.draft}
          onInput={edit.input}
          insuredId={policy.insuredId}
          values={edit.values}
          lineFixed
          disabled={!base.mayEdit}
          problem={edit.placed}
          onSubmit={edit.ask}
          onDirty={edit.setDirty}
        />
      </Standings>
      {base.mayEdit ? <EditActions edit={edit} /> : null}
      {comparing && edit.overtaken && policy.revision > base.revision ? (
        <ConflictChoice
          versions={edit.versions()}
          onMerged={merge}
          onDiscard={discard}
          onClose={() => setComparing(false)}
        />
      ) : null}
      <LeaveQuestion dirty={dirty} onLeave={edit.flushDraft}>
        {DRAFT_KEPT}
      </LeaveQuestion>
      {changes && !conflict ? (
        <SaveQuestion
          policyId={policy.id}
          changes={changes}
          days={base.days}
          today={edit.today}
          suggested={edit.suggested}
          falls={fallsText(reader, policy, changes, standings)}
          pending={pending}
          problem={problem}
          onSave={edit.save}
          onClose={edit.leaveQuestion}
        />
      ) : null}
      {changes || conflict ? null : <ErrorBanner problem={problem} />}
    </>
  );
}

/** What can be done with the unsaved input, and what happened with it. */
function EditActions({ edit }: { readonly edit: PolicyEdit }) {
  const { dirty, pending } = edit;
  return (
    <div className={`policy-actions${dirty ? ' held' : ''}`}>
      <Button type="submit" form={POLICY_FORM_ID} primary disabled={pending || !dirty}>
        Save…
      </Button>
      {dirty ? (
        <Button type="button" onClick={edit.reload} disabled={pending}>
          Discard changes
        </Button>
      ) : null}
      <DraftNote dirty={dirty} found={edit.draft !== null} savedAt={edit.draftSavedAt} />
      {edit.nothing ? (
        <span className="sub" role="status">
          No unsaved changes.
        </span>
      ) : null}
    </div>
  );
}
