import { useState } from 'react';
import { addExtractedPolicies } from '@covertrail/contracts/extraction/extraction.calls';
import type { ExtractedPolicies } from '@covertrail/contracts/extraction/extraction.replies';
import { useCommand } from '#shared/commands/use-command';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { LeaveQuestion } from '#shared/ui/leave-question.modal.tsx';
import { progressOf, rowKey, sureItems } from '../confirmation.view.js';
import { inputOf } from '../confirmation-input.view.js';
import { useChosenLines } from '../chosen-lines.hook.js';
import { useConfirming, type Confirming } from '../confirming.hook.js';
import { CertificateFile } from './certificate-file.js';
import { CertificatePanel } from './certificate.panel.js';
import { PolicyRows } from './policy-rows.panel.js';
import { SummaryPanel } from './summary.panel.js';

/** The certificate at the left and its fields at the right, then a summary before it is sent. */
export function ConfirmingPanel({
  read: asRead,
  onEntered,
}: {
  readonly read: ExtractedPolicies;
  readonly onEntered: () => void;
}) {
  const { read, isReading, problem: unread, chooseLine } = useChosenLines(asRead);
  const confirming = useConfirming(read);
  const { confirmation } = confirming;
  const [isSummary, setSummary] = useState(false);
  const carriers = [...read.carriers, ...confirmation.carriers];
  const { submit, pending, problem, reply } = useCommand(addExtractedPolicies, `extraction/${read.transactionId}`, {
    onSettled: onEntered,
  });
  const { done, all } = progressOf(read, confirmation);
  const isDirty = Object.keys(confirmation.decisions).length > 0;
  return (
    <>
      <div className="extraction">
        <div className="extraction-file">
          <CertificateFile read={read} confirming={confirming} />
        </div>
        <div className="extraction-fields">
          {isSummary ? (
            <SummaryPanel read={read} confirmation={confirmation} carriers={carriers} />
          ) : (
            <>
              <Bar confirming={confirming} />
              <CertificatePanel read={read} confirming={confirming} />
              {read.policies.map((policy) => (
                <PolicyRows
                  key={rowKey(policy)}
                  policy={policy}
                  confirming={confirming}
                  carriers={carriers}
                  onLine={chooseLine}
                />
              ))}
            </>
          )}
        </div>
      </div>
      <ErrorBanner problem={problem ?? unread} />
      <div className="policy-actions held extraction-foot">
        <span className="num" role="status">{`${done} of ${all} checked`}</span>
        {isSummary ? (
          <>
            <Button type="button" onClick={() => setSummary(false)} disabled={pending}>
              Back to the fields
            </Button>
            <Button
              type="button"
              primary
              loading={pending}
              disabled={pending}
              onClick={() => submit({ body: inputOf(read, confirmation), toast: 'The certificate is confirmed.' })}
            >
              Enter into policies
            </Button>
          </>
        ) : (
          <Button type="button" primary disabled={done < all || isReading} onClick={() => setSummary(true)}>
            Summary
          </Button>
        )}
      </div>
      <LeaveQuestion dirty={isDirty && reply === null}>What you checked is not sent. It will be lost.</LeaveQuestion>
    </>
  );
}

function Bar({ confirming }: { readonly confirming: Confirming }) {
  const sure = sureItems(confirming.items).length;
  return (
    <div className="extraction-bar">
      <Checkbox
        id="extraction-filter"
        label="Only what is to be checked"
        checked={confirming.onlyToCheck}
        onChange={confirming.show}
      />
      <Button type="button" size="small" disabled={sure === 0} onClick={confirming.acceptSure}>
        {`Accept all that is sure (${sure})`}
      </Button>
      <p className="sub">Enter accepts, E corrects, Space leaves, arrows move.</p>
    </div>
  );
}
