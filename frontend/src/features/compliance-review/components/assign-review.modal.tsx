import { useState } from 'react';
import { assignReview, reviewers } from '@covertrail/contracts/compliance-review/compliance-review.calls';
import type { ComplianceReviewRow } from '@covertrail/contracts/compliance-review/compliance-review.replies';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { SelectField } from '#shared/forms/select-field.tsx';
import { useSession } from '#shared/session/use-session';
import { Fields } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

interface AssignReviewProps {
  readonly review: ComplianceReviewRow;
  readonly onClose: () => void;
}

/** Gives a review to a colleague, or to nobody. The reader comes first in the list, to take it. */
export default function AssignReview({
  review: { id, supplierName, projectName, assigneeId },
  onClose,
}: AssignReviewProps) {
  const { user } = useSession();
  const people = useViewQuery(viewQuery(reviewers)).rows;
  const [chosen, setChosen] = useState(assigneeId ?? user.id);
  const { submit, pending, problem } = useCommand(assignReview, `reviews/${id}/assign`, { onSettled: onClose });
  const own = people
    .filter((reviewer) => reviewer.id === user.id)
    .map((reviewer) => ({ value: reviewer.id, text: `${reviewer.name} (you)` }));
  const others = people
    .filter((reviewer) => reviewer.id !== user.id)
    .map(({ id: value, name: text }) => ({ value, text }));
  const send = () =>
    submit({
      params: { id },
      body: { assigneeId: chosen || null, seenAssigneeId: assigneeId },
      toast: chosen ? 'Review assigned.' : 'Review assigned to nobody.',
    });
  return (
    <ConfirmDialog
      open
      title="Assign review"
      confirm="Assign"
      cancel="Cancel"
      pending={pending}
      problem={problem}
      onConfirm={send}
      onCancel={onClose}
    >
      <p>
        {supplierName}, {projectName}
      </p>
      <Fields>
        <SelectField
          id="review-assignee"
          label="Assigned to"
          search
          clearable
          placeholder="Nobody"
          choices={[...own, ...others]}
          value={chosen}
          onChange={setChosen}
        />
      </Fields>
    </ConfirmDialog>
  );
}
