import { NOTE_LENGTH, reason } from '@covertrail/domain/fields/note-fields';
import { optOutByLink, readLinkedOptOut, takeBackOptOutByLink } from '@covertrail/contracts/opt-out/opt-out.calls';
import type { LinkedOptOut } from '@covertrail/contracts/opt-out/opt-out.replies';
import { isLinkOver, useOpenedLink } from '#shared/commands/opened-link.hook';
import { useCommand } from '#shared/commands/use-command';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { LinkOver, LinkPage } from '#shared/ui/link-page.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';

/** For whoever was asked for proof of insurance: are we a supplier of this company? Its act: opt out, or take that back [D11]. */
export default function OptOutLinkPage() {
  const { submit, reply, problem } = useCommand(readLinkedOptOut, 'opt-out/read');
  const { token, reload } = useOpenedLink(submit);
  const out = useCommand(optOutByLink, 'opt-out/said');
  const back = useCommand(takeBackOptOutByLink, 'opt-out/taken-back');
  const isOver = [problem, out.problem, back.problem].some(isLinkOver);
  const shown = back.reply ?? out.reply ?? reply;
  return (
    <LinkPage title="Opt out">
      {isOver ? <LinkOver /> : null}
      <ErrorBanner problem={isOver ? null : problem} onRetry={reload} />
      {!shown && !problem ? <SkeletonRows rows={3} label="Checking the link" /> : null}
      {shown && !isOver ? (
        shown.reason === null ? (
          <Saying
            about={shown}
            isTakenBack={back.reply !== null}
            sending={out}
            onSend={(text) => {
              back.reset();
              out.submit({ body: { token, reason: text } });
            }}
          />
        ) : (
          <Said
            about={shown}
            pending={back.pending}
            onTakeBack={() => back.submit({ body: { token } })}
            problem={<ErrorBanner problem={back.problem} />}
          />
        )
      ) : null}
    </LinkPage>
  );
}

/** `you`, or the client of an agent. */
const whom = ({ companyName }: LinkedOptOut): string => companyName ?? 'you';
const isAre = ({ companyName }: LinkedOptOut): string => (companyName === null ? 'you are' : `${companyName} is`);

interface SayingProps {
  readonly about: LinkedOptOut;
  readonly isTakenBack: boolean;
  readonly sending: Pick<ReturnType<typeof useCommand<typeof optOutByLink>>, 'pending' | 'problem'>;
  readonly onSend: (reason: string) => void;
}

function Saying({ about, isTakenBack, sending: { pending, problem }, onSend }: SayingProps) {
  const { control, handleSubmit } = useFieldForm({ rules: { reason }, defaults: { reason: '' }, problem });
  return (
    <>
      <h1>No supplier of {about.requesterName}?</h1>
      {isTakenBack ? (
        <p role="status">
          This is taken back: {about.requesterName} may ask {whom(about)} again.
        </p>
      ) : null}
      <p>
        If you say that {isAre(about)} no supplier of {about.requesterName}, its open requests are declined, and it does
        not ask {whom(about)} again until this is taken back. It reads your reason.
      </p>
      <Form onSubmit={handleSubmit(({ reason: text }) => onSend(text))}>
        <FormArea
          control={control}
          name="reason"
          id="opt-out-reason"
          label="Reason"
          required
          rows={3}
          limit={NOTE_LENGTH}
        />
        <ErrorBanner problem={problem} />
        <div className="link-page-choices">
          <Button type="submit" negative loading={pending} disabled={pending}>
            Opt out
          </Button>
        </div>
      </Form>
    </>
  );
}

interface SaidProps {
  readonly about: LinkedOptOut;
  readonly pending: boolean;
  readonly problem: React.ReactNode;
  readonly onTakeBack: () => void;
}

const Said = ({ about, pending, problem, onTakeBack }: SaidProps) => (
  <>
    <div role="status">
      <h1>{about.requesterName} does not ask again</h1>
      <p>
        It knows that {isAre(about)} no supplier of it. The reason that it reads: {about.reason}
      </p>
    </div>
    {problem}
    <p className="sub">You may now close this window. The link of your mail opens it again.</p>
    <div className="link-page-choices">
      <Button type="button" loading={pending} disabled={pending} onClick={onTakeBack}>
        Take this back
      </Button>
    </div>
  </>
);
