import { useState } from 'react';
import { NOTE_LENGTH, reason } from '@covertrail/domain/fields/note-fields';
import { optOut } from '@covertrail/contracts/opt-out/opt-out.calls';
import { declineRequest } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { useCommand } from '#shared/commands/use-command';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { type ByReader, useReader } from '#shared/session/by-reader';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

/** Of whom it is said. */
const WHO_IS: ByReader<(insuredName: string) => string> = {
  requester: () => 'We are',
  insured: () => 'We are',
  agent: (insuredName) => `${insuredName} is`,
};

interface DeclineRequestProps {
  readonly request: Pick<RequestRow, 'id' | 'requesterName' | 'projectName' | 'insuredName'>;
  /** It begins as an opt-out. */
  readonly optsOut?: boolean;
  readonly onClose: () => void;
  readonly onDeclined?: () => void;
}

/** Declines a request, or says that the company is no supplier of the requester [D11]: the requester reads the reason. */
export default function DeclineRequest({
  request,
  optsOut = false,
  onClose,
  onDeclined = onClose,
}: DeclineRequestProps) {
  const [forGood, setForGood] = useState(optsOut);
  const { requesterName, projectName, insuredName } = request;
  const whoIs = WHO_IS[useReader()](insuredName);
  const once = useCommand(declineRequest, `requests/${request.id}/decline`, { onSettled: onDeclined });
  const always = useCommand(optOut, `requests/${request.id}/opt-out`, { onSettled: onDeclined });
  const { pending, problem } = forGood ? always : once;
  const { control, handleSubmit } = useFieldForm({ rules: { reason }, defaults: { reason: '' }, problem });
  const send = handleSubmit((values) => {
    const body = { requestId: request.id, ...values };
    if (forGood) always.submit({ body, toast: `${requesterName} does not ask again.` });
    else once.submit({ body, toast: 'Request declined.' });
  });
  return (
    <ConfirmDialog
      open
      title={forGood ? `No supplier of ${requesterName}?` : 'Decline this request?'}
      confirm={forGood ? 'Opt out' : 'Decline request'}
      cancel="Keep open"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      {forGood ? (
        <p>
          {requesterName} will see your reason. All of its open requests are declined, and it cannot ask again until you
          take this back. What you share with it stays shared.
        </p>
      ) : (
        <p>
          {requesterName} will receive no proof of insurance for {projectName} and will see your reason. It would have
          to send a new request.
        </p>
      )}
      <Fields>
        <FormArea
          control={control}
          name="reason"
          id="decline-reason"
          label="Reason"
          required
          rows={3}
          limit={NOTE_LENGTH}
        />
        <Checkbox
          id="opts-out"
          label={`${whoIs} no supplier of ${requesterName}: it is not to ask again`}
          checked={forGood}
          onChange={setForGood}
        />
      </Fields>
    </ConfirmDialog>
  );
}
