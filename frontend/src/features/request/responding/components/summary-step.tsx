import type { RequestRow, RespondChoice } from '@covertrail/contracts/request/request.replies';
import { dayFormat } from '#shared/format/day-format';
import { lineName } from '#shared/policies/line-choices';
import { SelectedRecordsOfPolicy } from '#shared/selections/selected-records.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useWantedForms } from '../responding.hook.js';

interface SummaryStepProps {
  readonly request: RequestRow;
  readonly chosen: readonly RespondChoice[];
  readonly remarks: string;
}

/** What is about to be sent. */
export function SummaryStep({ request, chosen, remarks }: SummaryStepProps) {
  const forms = useWantedForms(request.id);
  const wanted = [...new Set(chosen.map(({ line }) => line))].filter((line) => forms.has(line));
  return (
    <>
      <Panel title="What you send">
        <div className="panel-body">
          <dl className="respond-summary">
            <dt>To</dt>
            <dd>
              {request.requesterName}, {request.projectName}
            </dd>
            <dt>Policies</dt>
            <dd>
              <ul>
                {chosen.map(({ policyId, line, policyNumber, carrierName, expiresOn }) => (
                  <li key={policyId}>
                    <span className="cell-main">
                      {lineName(line)} {policyNumber}
                    </span>{' '}
                    <span className="sub">
                      {carrierName}, to {dayFormat(expiresOn)}
                    </span>{' '}
                    <SelectedRecordsOfPolicy
                      policyId={policyId}
                      line={line}
                      projectId={request.projectId}
                      requesterName={request.requesterName}
                      mayChange={false}
                    />
                  </li>
                ))}
              </ul>
            </dd>
            {wanted.length > 0 ? (
              <>
                <dt>Certificate forms</dt>
                <dd>
                  <ul>
                    {wanted.map((line) => (
                      <li key={line}>
                        {lineName(line)}: {forms.get(line)}, unless the policy names another
                      </li>
                    ))}
                  </ul>
                </dd>
              </>
            ) : null}
            <dt>Remarks</dt>
            <dd>{remarks.trim() || 'None'}</dd>
          </dl>
        </div>
      </Panel>
      <p className="sub">
        The requester sees these policies and every later change to them. Compliance is checked immediately.
      </p>
    </>
  );
}
