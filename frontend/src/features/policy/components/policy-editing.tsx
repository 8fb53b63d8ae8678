import { useState } from 'react';
import type { RequesterFindings } from '@covertrail/contracts/policy/policy-cards.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { LeaveQuestion } from '#shared/ui/leave-question.modal.tsx';
import { useReader } from '#shared/session/by-reader';
import { Standings } from '../cards/standings.hook.js';
import { useEditedSection } from '../edited-section.hook.js';
import { fallsText } from '../policy-changes.words.js';
import { usePolicyEdit } from '../policy-page.hook.js';
import { ConflictChoice } from './conflict-choice.modal.js';
import { PolicyEdits } from './policy-edits.js';
import { SaveQuestion } from './save-question.modal.js';

const DRAFT_KEPT =
  'Your changes are not saved. They are kept as a draft for 14 days: when you open this policy again, in any browser, you find them here.';

interface PolicyEditingProps {
  readonly policy: PolicyDetails;
  /** What requesters ask of it. */
  readonly standings: readonly RequesterFindings[];
  /** Reads the policy again, after the server reported a newer revision. */
  readonly onRefetch: () => void;
}

/** How a policy is changed, a section at a time: the drawer, what is not saved, and the questions before it is. */
export default function PolicyEditing({ policy, standings, onRefetch }: PolicyEditingProps) {
  const { close } = useEditedSection();
  const edit = usePolicyEdit(policy, close);
  const reader = useReader();
  const { base, changes, conflict, dirty, pending, problem } = edit;
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
      {base.mayEdit ? (
        <Standings value={standings}>
          <PolicyEdits key={edit.round} policy={policy} edit={edit} onCompare={compare} />
        </Standings>
      ) : null}
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
