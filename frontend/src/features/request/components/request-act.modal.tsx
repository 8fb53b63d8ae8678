import { Link } from 'react-router-dom';
import { invitedEmail } from '@covertrail/domain/fields/account-fields';
import { copyEmails } from '@covertrail/domain/fields/request-fields';
import {
  chooseCopies,
  correctEmail,
  differencePreview,
  requestDetails,
  resendRequest,
  sendDifference,
} from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { listedIn } from './ask-values.form.js';
import type { Acting } from './request-columns.js';

interface RequestActProps extends Acting {
  readonly onClose: () => void;
}

interface ActProps {
  readonly request: RequestRow;
  readonly onClose: () => void;
}

/** The dialog of an act on a request that was sent. */
export default function RequestAct({ act, ...props }: RequestActProps) {
  const Dialog = DIALOGS[act];
  return <Dialog {...props} />;
}

const DIALOGS = { resend: Resend, copies: Copies, email: CorrectAddress, difference: Difference } as const;

function Resend({ request: { id, insuredName }, onClose }: ActProps) {
  const { submit, pending, problem } = useCommand(resendRequest, `request/${id}/resend`, { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      title="Send the request again?"
      confirm="Send again"
      pending={pending}
      problem={problem}
      onConfirm={() => submit({ body: { requestId: id }, toast: `The request to ${insuredName} was sent again.` })}
      onCancel={onClose}
    >
      <p>
        Everyone who can answer for {insuredName} gets the mail of this request once more, and so does everyone on its
        copies. That is possible once a day.
      </p>
    </ConfirmDialog>
  );
}

function Copies({ request: { id }, onClose }: ActProps) {
  const { body, loading, problem, refetch } = useViewQuery(viewQuery(requestDetails, { params: { id } }));
  if (body) return <CopiesForm id={id} present={body.cc.join(', ')} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title="Change copies"
      confirm="Save"
      pending={loading}
      problem={null}
      onConfirm={refetch}
      onCancel={onClose}
    >
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={2} label="Loading copies" /> : null}
    </ConfirmDialog>
  );
}

function CopiesForm({
  id,
  present,
  onClose,
}: {
  readonly id: string;
  readonly present: string;
  readonly onClose: () => void;
}) {
  const command = useCommand(chooseCopies, `request/${id}/copies`, { onSettled: onClose });
  const { register, handleSubmit, formState } = useFieldForm({
    rules: { cc: (_value, { cc }) => copyEmails.check(listedIn(cc)) },
    defaults: { cc: present },
    problem: command.problem,
  });
  const save = handleSubmit(({ cc }) =>
    command.submit({ body: { requestId: id, cc: listedIn(cc) }, toast: 'The copies were changed.' }),
  );
  return (
    <ConfirmDialog
      open
      title="Change copies"
      confirm="Save"
      pending={command.pending}
      problem={command.problem}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <Form onSubmit={() => void save()}>
        <TextField
          id="act-cc"
          label="Copies to"
          error={formState.errors.cc?.message}
          note="E-mail addresses, separated by commas. Who is new gets a copy at once; who is taken off gets no more."
          {...register('cc')}
        />
      </Form>
    </ConfirmDialog>
  );
}

function CorrectAddress({ request, onClose }: ActProps) {
  const { id, insuredName, projectId } = request;
  const command = useCommand(correctEmail, `request/${id}/email`, { onSettled: onClose });
  const { register, handleSubmit, formState } = useFieldForm({
    rules: { email: invitedEmail },
    defaults: { email: insuredName },
    problem: command.problem,
  });
  const save = handleSubmit(({ email }) =>
    command.submit({ body: { requestId: id, email }, toast: `The request was sent to ${email}.` }),
  );
  const ofCompany = command.problem?.code === 'REQUEST.EMAIL_OF_COMPANY';
  return (
    <ConfirmDialog
      open
      title="Correct the e-mail"
      confirm="Send to this address"
      pending={command.pending}
      problem={command.problem}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <p>The link that went to {insuredName} stops working, and the right person gets the mail with a new one.</p>
      <Form onSubmit={() => void save()}>
        <TextField
          id="act-email"
          type="email"
          label="Email"
          required
          error={formState.errors.email?.message}
          {...register('email')}
        />
      </Form>
      {ofCompany ? (
        <p>
          <Link to={`/app/request-coverage?ask=1&project=${projectId}`} onClick={onClose}>
            Ask the company instead
          </Link>
        </p>
      ) : null}
    </ConfirmDialog>
  );
}

function Difference({ request: { id, insuredName }, onClose }: ActProps) {
  const { body, loading, problem, refetch } = useViewQuery(viewQuery(differencePreview, { params: { id } }));
  const command = useCommand(sendDifference, `request/${id}/difference`, { onSettled: onClose });
  const missing = body?.missing ?? [];
  return (
    <ConfirmDialog
      open
      title="Send what is missing?"
      confirm="Send"
      pending={command.pending || loading}
      problem={command.problem}
      onConfirm={() => command.submit({ body: { requestId: id }, toast: `${insuredName} was told what is missing.` })}
      onCancel={onClose}
    >
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={3} label="Loading what is missing" /> : null}
      {body && missing.length === 0 ? <p>Nothing that {insuredName} can do is missing.</p> : null}
      {missing.length > 0 ? (
        <>
          <p>Everyone who can answer for {insuredName} gets a mail with this. That is possible once a day.</p>
          <Steps texts={missing} />
          <SinceAnswer lead="Since the last answer this is done:" texts={body?.done ?? []} />
          <SinceAnswer lead="Since the last answer this is missing, too:" texts={body?.added ?? []} />
        </>
      ) : null}
    </ConfirmDialog>
  );
}

const Steps = ({ texts }: { readonly texts: readonly string[] }) => (
  <ol>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ol>
);

const SinceAnswer = ({ lead, texts }: { readonly lead: string; readonly texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <>
      <p>{lead}</p>
      <Steps texts={texts} />
    </>
  );
