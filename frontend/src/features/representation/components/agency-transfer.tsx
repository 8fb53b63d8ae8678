import { Download } from 'lucide-react';
import { useState } from 'react';
import { approveOwnTransfer, ownTransferLetter } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import type { OwnTransfer } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { requestOf } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { initials } from '#shared/format/initials';
import { localDay } from '#shared/format/instant-format';
import { useMay } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useDownload } from '#shared/uploads/use-download';
import { ApproveOwnTransfer } from './approve-own-transfer.modal.js';

interface AgencyTransferProps {
  readonly transfer: OwnTransfer;
}

/** One of the agencies asks another one for the policies which that one manages: what would move, and the approval. */
export function AgencyTransfer({ transfer }: AgencyTransferProps) {
  const { fromAgencyName, toAgencyName, toAgentName, requestedAt, note } = transfer;
  const mayApprove = useMay(approveOwnTransfer);
  const [approving, setApproving] = useState(false);
  return (
    <Panel title={`${toAgencyName} asks ${fromAgencyName} for your policies`}>
      <div className="panel-body agency-card">
        <span className="avatar square" aria-hidden>
          {initials(toAgencyName)}
        </span>
        <div>
          <p className="cell-main">{toAgencyName}</p>
          <p className="sub">
            {toAgentName}, asked {dayFormat(localDay(requestedAt))}
          </p>
          {note ? <p>{note}</p> : null}
          <LetterOfTransfer transfer={transfer} />
          <MovingPolicies transfer={transfer} />
          {mayApprove ? (
            <>
              <p className="sub">{fromAgencyName} may approve or deny it as well.</p>
              <div className="agency-actions">
                <Button type="button" primary onClick={() => setApproving(true)}>
                  Approve…
                </Button>
              </div>
            </>
          ) : (
            <p className="sub">A manager of your company may approve it, or {fromAgencyName} does.</p>
          )}
        </div>
      </div>
      {approving ? <ApproveOwnTransfer transfer={transfer} onClose={() => setApproving(false)} /> : null}
    </Panel>
  );
}

/** The letter is said to be the insured's own: it can tell whether it is. */
function LetterOfTransfer({ transfer: { id, letter } }: AgencyTransferProps) {
  const { download, fetching } = useDownload();
  if (!letter) return null;
  const { fileName, signedOn } = letter;
  return (
    <p>
      It shows a broker of record letter of your company, signed on {dayFormat(signedOn)}.{' '}
      <button
        type="button"
        className="text-link"
        disabled={fetching !== null}
        onClick={() => download(fileName, requestOf(ownTransferLetter, { params: { transferId: id } }))}
      >
        <Download size={14} aria-hidden /> Download letter
      </button>
    </p>
  );
}

function MovingPolicies({ transfer: { policies, fromAgencyName } }: AgencyTransferProps) {
  if (policies.length === 0) return <p>{fromAgencyName} manages no policy in force or to come.</p>;
  return (
    <>
      <p>These policies would move, with those that have ended:</p>
      <ul className="agency-requests" aria-label="Policies that would move">
        {policies.map(({ id, title, detail }) => (
          <li key={id}>
            {title} <span className="sub">{detail}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
