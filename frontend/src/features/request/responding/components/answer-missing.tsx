import { addPolicy } from '@covertrail/contracts/policy/policy.calls';
import { CircleCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnswerPreview, RequestRow, RespondChoice } from '@covertrail/contracts/request/request.replies';
import { insuredAgency } from '@covertrail/contracts/representation/representation.calls';
import { viewQuery } from '#shared/api/call-request';
import { lineName } from '#shared/policies/line-choices';
import { IfMay } from '#shared/session/if-may.tsx';
import { useReader, type ByReader } from '#shared/session/by-reader';
import { useMay } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { missingCauses } from '#shared/verdict/missing-causes.view';
import { MissingCauseRow } from './missing-cause.js';
import '#shared/verdict/verdict-findings.css';
import './answer-verdict.css';

const SharePolicy = lateDialog(() => import('#shared/shares/share-policy.modal.tsx'));

interface AnswerMissingProps {
  readonly request: RequestRow & { readonly insuredId: string };
  readonly preview: AnswerPreview;
  /** A newer verdict is on its way. */
  readonly checking: boolean;
  readonly onShared: () => void;
}

/** Where all steps for all requesters are, to be sent to the other side. */
interface PlanPlace {
  readonly text: string;
  readonly pathOf: (insuredId: string) => string;
}

const TO_CLIENT: PlanPlace = {
  text: 'Ask your client',
  pathOf: (insuredId) => `/app/agent-clients/${insuredId}/cure-plan`,
};
const PLAN: ByReader<PlanPlace> = {
  insured: { text: 'Ask your agent', pathOf: () => '/app/cure-plan' },
  agent: TO_CLIENT,
  // A requester answers no request.
  requester: TO_CLIENT,
};

/** An agent has its client to ask; an insured has nobody where no agency represents it. */
function useHasWhomToAsk(): boolean {
  const mayRead = useMay(insuredAgency);
  const { body } = useViewQuery(mayRead ? viewQuery(insuredAgency) : null);
  return !mayRead || (body?.current.length ?? 0) > 0;
}

/** The verdict of an answer that was sent: what is missing by cause, each with its next step. */
export function AnswerMissing({ request, preview, checking, onShared }: AnswerMissingProps) {
  const reader = useReader();
  const hasWhomToAsk = useHasWhomToAsk();
  const [sharing, setSharing] = useState<RespondChoice | null>(null);
  const { outcome, findings } = preview;
  const causes = missingCauses(preview);
  const met = findings.filter((finding) => finding.outcome === 'pass').length;
  const { insuredId } = request;
  const addPath = reader === 'insured' ? '/app/policies/new' : `/app/policies/new?insured=${insuredId}`;
  const plan = PLAN[reader];
  return (
    <Panel
      title={causes.length === 0 ? 'Nothing is missing' : 'What is missing'}
      right={outcome ? <OutcomePill outcome={checking ? 'checking' : outcome} /> : null}
      foot={
        causes.length > 0 ? (
          <div className="answer-acts">
            <IfMay send={addPolicy}>
              <Button as={Link} primary to={addPath}>
                <Plus size={16} aria-hidden /> Add policy
              </Button>
            </IfMay>
            {hasWhomToAsk ? (
              <Button as={Link} to={plan.pathOf(insuredId)}>
                {plan.text}
              </Button>
            ) : null}
          </div>
        ) : null
      }
    >
      <p className="sub verdict-count" role="status">
        {findings.length === 0
          ? `${request.requesterName} has no requirements yet.`
          : `${met} of ${findings.length} requirements met.`}
      </p>
      {causes.length === 0 ? (
        <EmptyState title={`${request.requesterName} has what it requires`} icon={CircleCheck}>
          If that changes, what is missing is listed here and on your first page.
        </EmptyState>
      ) : (
        <ul className="verdict-rows">
          {causes.map((cause) => (
            <MissingCauseRow
              key={`${cause.line} ${cause.titles.join()}`}
              cause={cause}
              addPath={addPath}
              onShare={setSharing}
            />
          ))}
        </ul>
      )}
      {sharing ? (
        <SharePolicy
          insuredId={insuredId}
          policyId={sharing.policyId}
          text={`Share ${lineName(sharing.line)} ${sharing.policyNumber}.`}
          to={request}
          onShared={onShared}
          onClose={() => setSharing(null)}
        />
      ) : null}
    </Panel>
  );
}
