import { policyDetails } from '@covertrail/contracts/policy/policy.calls';
import type { ShareChoice } from '@covertrail/contracts/share/share-wizard.replies';
import { NOTE_LENGTH } from '@covertrail/domain/fields/note-fields';
import { REQUESTED_ENDORSEMENTS } from '@covertrail/domain/insurance/terms/requested-endorsements';
import { REQUESTED_ENDORSEMENT_WORDS } from '@covertrail/wording/share/share-words';
import { viewQuery } from '#shared/api/call-request';
import { CheckGroup } from '#shared/forms/check-group.tsx';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { lineName } from '#shared/policies/line-choices';
import { Fields } from '#shared/ui/form.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { FindingRow } from '#shared/verdict/finding-row.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import type { StepProps } from '#shared/wizard/wizard-step';
import { useSharePreview } from './share-verdict.js';
import type { ShareWork } from './share-work.js';

const ENDORSEMENTS = REQUESTED_ENDORSEMENTS.map((value) => ({ value, text: REQUESTED_ENDORSEMENT_WORDS[value] }));

/** A requirement of remarks among the findings. */
const IS_REMARK = /\.remarks?(\.|$)/;

/** Remarks: what the requester requires, what the policies state, what is said besides, and what the agent is to endorse. */
export function RemarksStep({ work, problem }: StepProps<ShareWork>) {
  const { values, change } = work;
  return (
    <>
      <RequiredRemarks work={work} />
      <Panel title="Provided Additional Remarks">
        <div className="panel-body">
          {values.policies.map((policy) => (
            <RemarksOfPolicy key={policy.policyId} policy={policy} />
          ))}
          <Fields>
            <CounterArea
              id="share-remarks"
              label="Remarks to the requester"
              value={values.remarks}
              limit={NOTE_LENGTH}
              rows={8}
              error={problem?.fieldId === 'share-remarks' ? problem.message : undefined}
              onChange={(remarks) => change({ remarks })}
            />
          </Fields>
        </div>
      </Panel>
      <Panel title="Endorsement requests">
        <div className="panel-body">
          <p className="sub">What your agent is to endorse for whom you share with. It is recorded with the share.</p>
          <CheckGroup
            id="share-endorse"
            legend="Endorsement requests"
            choices={ENDORSEMENTS}
            value={values.endorsementRequests}
            disabled={false}
            onChange={(endorsementRequests) => change({ endorsementRequests })}
          />
        </div>
      </Panel>
    </>
  );
}

function RequiredRemarks({ work: { insuredId, values } }: { readonly work: ShareWork }) {
  const { body } = useSharePreview({ insuredId, values });
  const required = (body?.findings ?? []).filter(({ rule }) => IS_REMARK.test(rule));
  return (
    <Panel title="Required Additional Remarks">
      {required.length === 0 ? <p className="sub panel-body">No Remarks Required</p> : null}
      <ul className="share-findings">
        {required.map((finding) => (
          <FindingRow key={finding.rule} finding={finding} />
        ))}
      </ul>
    </Panel>
  );
}

/** What a policy itself states as remarks. */
function RemarksOfPolicy({ policy: { policyId, line, policyNumber } }: { readonly policy: ShareChoice }) {
  const { body } = useViewQuery(viewQuery(policyDetails, { params: { id: policyId } }));
  if (body === null) return null;
  const { remarks } = body.terms;
  return (
    <div className="share-provided">
      <span className="cell-main">
        {lineName(line)} {policyNumber}
      </span>
      {remarks.length === 0 ? <p className="sub">No Additional Remarks Are Applicable.</p> : null}
      {remarks.map((remark) => (
        <p key={remark} dir="auto">
          {remark}
        </p>
      ))}
    </div>
  );
}
