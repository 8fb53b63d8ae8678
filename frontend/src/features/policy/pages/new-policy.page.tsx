import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { clientList } from '@covertrail/contracts/client/client.calls';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { requestDetails } from '@covertrail/contracts/request/request.calls';
import { viewQuery } from '#shared/api/call-request';
import { useReader, type ByReader } from '#shared/session/by-reader';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import type { PlaceAbove } from '#shared/navigation/crumbs.hook';
import { addressOf } from '#shared/navigation/page-address';
import { useMay } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { earlyPart } from '#shared/ui/lazy-part.tsx';
import { LeaveQuestion } from '#shared/ui/leave-question.modal.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { useAddPolicy, type AddedFor } from '../add-policy.hook.js';
import { ClientChoice } from '../components/client-choice.js';
import { DraftNote } from '../components/draft-notes.js';
import { useNewPolicyInput } from '../new-policy.hook.js';
import { POLICY_FORM_ID } from '../policy-form-id.js';
import { atFormFields } from '../policy-rules.form.js';
import { EMPTY_POLICY } from '../policy-values.form.js';

const PolicyForm = earlyPart(() => import('../components/policy-form.js'));

const FROM_CERTIFICATE = 'I read these values on a certificate, not in the policy.';
const CLAIMED =
  'They are recorded as claimed on a certificate, and prove less than the policy itself until the agent verifies them. Attach the certificate under Documents once the policy is added.';

const KEPT =
  'The policy is not added yet. Your entries are kept as a draft for 14 days: when you add a policy again, in any browser, you find them here.';
const NOT_KEPT = 'The policy is not added yet, and your entries are lost when you leave.';

/** Adds a policy: an insured for itself, an agent for the client in `?insured=`, either of them for the open request in `?request=`. */
export default function NewPolicyPage() {
  const { user } = useSession();
  const hasClients = useMay('readClients');
  const [params] = useSearchParams();
  const requestId = params.get('request');
  const insuredId = params.get('insured') ?? (hasClients ? null : user.companyId);
  if (requestId !== null) return <RequestedPolicy requestId={requestId} hasClients={hasClients} />;
  if (insuredId === null) {
    return (
      <div className="page policy-page">
        <PageHeader />
        <ClientChoice />
      </div>
    );
  }
  return hasClients ? (
    <ClientPolicy key={insuredId} insuredId={insuredId} />
  ) : (
    <NewPolicy addedFor={{ insuredCompanyId: insuredId }} from={{ page: 'my-policies' }} />
  );
}

interface RequestedPolicyProps {
  readonly requestId: Uuid;
  readonly hasClients: boolean;
}

/** The request is named by its number, and whose policy it is: the form is there before both are known. */
function RequestedPolicy({ requestId, hasClients }: RequestedPolicyProps) {
  const { body: request } = useViewQuery(viewQuery(requestDetails, { params: { id: requestId } }));
  return (
    <NewPolicy
      addedFor={{ requestId }}
      about={request ? `${request.insuredName}, ${request.projectName}.` : ''}
      from={{
        page: hasClients ? 'agent-insured-requests/:requestId' : 'pending-requests/:requestId',
        params: { requestId },
        names: { requestId: request ? `Request ${request.number}` : 'Request' },
      }}
    />
  );
}

/** The client is named above the form: an agent has many. */
function ClientPolicy({ insuredId }: { readonly insuredId: Uuid }) {
  const query = { insuredCompanyId: insuredId };
  const { rows, loading } = useViewQuery(viewQuery(clientList, { query }));
  if (loading)
    return (
      <div className="page policy-page">
        <SkeletonRows label="Loading client" />
      </div>
    );
  return (
    <NewPolicy
      addedFor={{ insuredCompanyId: insuredId }}
      from={{ page: 'agent-clients/:insuredId', params: { insuredId }, names: { insuredId: rows[0]?.name } }}
    />
  );
}

const AFTER_APPROVAL = 'A new policy counts as proof of insurance after the agent approves it.';
/** When it counts, by who adds it. */
const COUNTS: ByReader<string> = {
  requester: AFTER_APPROVAL,
  insured: AFTER_APPROVAL,
  agent: 'A policy that you enter is verified by you, and counts as proof of insurance at once.',
};

interface NewPolicyProps {
  readonly addedFor: AddedFor;
  /** The page from which the person came. */
  readonly from: PlaceAbove;
  /** Whose policy it is and what for, where the page above does not say so. */
  readonly about?: string;
}

function NewPolicy({ addedFor, from, about = '' }: NewPolicyProps) {
  return (
    <div className="page policy-page">
      <PageHeader above={from} sub={`${about} ${COUNTS[useReader()]}`.trim()} />
      <Adding addedFor={addedFor} back={addressOf(from.page, from.params)} />
    </div>
  );
}

function Adding({ addedFor, back }: { readonly addedFor: AddedFor; readonly back: string }) {
  const navigate = useNavigate();
  const insuredId = 'requestId' in addedFor ? null : addedFor.insuredCompanyId;
  const typed = useNewPolicyInput(insuredId);
  const [fromCertificate, setFromCertificate] = useState(false);
  const { add, pending, problem, reply } = useAddPolicy(addedFor, (policyId) => {
    typed.added();
    void navigate(`/app/policies/${policyId}`, { replace: true });
  });
  const placed = useMemo(() => atFormFields(problem), [problem]);
  const { dirty } = typed;
  const isThere = PolicyForm.useIsThere();
  return (
    <>
      <PolicyForm
        key={typed.round}
        values={EMPTY_POLICY}
        draft={typed.draft}
        insuredId={insuredId}
        problem={placed}
        onSubmit={(values) => add(values, fromCertificate)}
        onDirty={typed.setDirty}
        onInput={typed.input}
      />
      <Checkbox
        id="from-certificate"
        className="policy-typed-from"
        label={FROM_CERTIFICATE}
        checked={fromCertificate}
        onChange={(checked) => setFromCertificate(checked)}
      />
      {fromCertificate ? <p className="sub">{CLAIMED}</p> : null}
      <div className="policy-actions held">
        <Button type="submit" form={POLICY_FORM_ID} primary loading={pending} disabled={pending || !isThere}>
          Add policy
        </Button>
        {dirty ? (
          <Button type="button" onClick={typed.discard} disabled={pending}>
            Discard entries
          </Button>
        ) : (
          <Button type="button" onClick={() => void navigate(back)} disabled={pending}>
            Cancel
          </Button>
        )}
        <DraftNote dirty={dirty} found={typed.draft !== null} savedAt={typed.savedAt} />
      </div>
      <ErrorBanner problem={problem} />
      <LeaveQuestion dirty={dirty && reply === null} onLeave={typed.flush}>
        {insuredId === null ? NOT_KEPT : KEPT}
      </LeaveQuestion>
    </>
  );
}
