import { Ban, Check, CircleCheck, Clock3, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import type { TransferAction, TransferDetails, TransferStage } from '@covertrail/domain/client-transfer/client-transfer.views';
import { dayFormat } from '../../../shared/format/day-format.js';
import { plural } from '../../../shared/format/plural.js';
import { ErrorBanner } from '../../../shared/ui/error-banner.js';
import { useTransferAction } from '../transfer-action.hook.js';
import { decisionTitle, endSentence } from '../transfer.words.js';
import { DenyTransfer } from './deny-transfer.modal.js';

const ICONS: Readonly<Record<TransferStage, LucideIcon>> = {
  requested: Clock3, acknowledged: Clock3, approved: LoaderCircle, completed: CircleCheck, denied: Ban, canceled: Ban,
};

/** What is to be decided, by whom, and what the viewer can do about it. */
export function TransferDecision({ transfer }: { readonly transfer: TransferDetails }) {
  const { stage } = transfer;
  const [denying, setDenying] = useState(false);
  const { act, pending, problem } = useTransferAction(transfer.id);
  const open = stage === 'requested' || stage === 'acknowledged';
  const Icon = ICONS[stage];
  return (
    <section className={`ui segment panel tr-decide ${stage}`} aria-labelledby="transfer-decision">
      <div className="tr-decide-head">
        <Icon size={18} className={stage === 'approved' ? 'turning' : ''} aria-hidden />
        <h2 id="transfer-decision">{decisionTitle(transfer)}</h2>
      </div>
      {open ? <Checks transfer={transfer} /> : <p className="tr-end">{endSentence(transfer)}</p>}
      <Actions transfer={transfer} pending={pending} onAct={(action) => (action === 'deny' ? setDenying(true) : act(action))} />
      {denying ? null : <div className="tr-problem"><ErrorBanner problem={problem} /></div>}
      {denying ? <DenyTransfer transfer={transfer} onClose={() => setDenying(false)} /> : null}
    </section>
  );
}

function Checks({ transfer: { letter, startedBy, insuredName, from, policies, openRequests, note } }: { readonly transfer: TransferDetails }) {
  const items = policies.length + openRequests.length;
  const due = openRequests[0];
  return (
    <ul className="tr-checks">
      {letter
        ? <Point ok title="The client asked for it" text={`${letter.fileName}, signed on ${dayFormat(letter.signedOn)}`} />
        : <Point ok={startedBy === 'holder'} title={`${from.agencyName} gives the client away`} text={note || `No note was left about ${insuredName}`} />}
      <Point ok title="Nothing is ever without an owner" text={`${plural(items, 'item')} move in one step, or none does`} />
      {due ? <Point ok={false} title={plural(openRequests.length, 'request waits', 'requests wait')} text={`The first one is due ${dayFormat(due.dueOn)}: ${due.detail}`} /> : null}
      {letter && note ? <Point ok title="Note" text={note} /> : null}
    </ul>
  );
}

function Point({ ok, title, text }: { readonly ok: boolean; readonly title: string; readonly text: string }) {
  const Icon = ok ? CircleCheck : TriangleAlert;
  return <li className={ok ? 'ok' : 'warn'}><Icon size={17} aria-hidden /><div><b>{title}</b><span className="sub">{text}</span></div></li>;
}

interface ActionsProps {
  readonly transfer: TransferDetails;
  readonly pending: boolean;
  readonly onAct: (action: TransferAction) => void;
}

/** Exactly the actions that are open to the viewer, each with its effect. */
function Actions({ transfer, pending, onAct }: ActionsProps) {
  const { may, policies, openRequests, to } = transfer;
  if (may.length === 0) return null;
  const button = (action: TransferAction, text: string, primary = false) => (may.includes(action) ? (
    <Button type="button" primary={primary} disabled={pending} loading={pending && primary} onClick={() => onAct(action)}>
      {primary ? <Check size={16} aria-hidden /> : null}{text}
    </Button>
  ) : null);
  const other = transfer[transfer.mySide === 'from' ? 'to' : 'from'].agencyName;
  const effect = may.includes('approve')
    ? `Approving hands over ${plural(policies.length, 'policy', 'policies')} and ${plural(openRequests.length, 'open request')} at once. It cannot be undone; ${to.agencyName} would have to transfer the client back.`
    : may.includes('cancel')
      ? 'Nothing moves if you cancel. You can ask again later.'
      : `Putting the notice away hides it from your list; ${other} keeps its own.`;
  return (
    <div className="tr-actions">
      {button('approve', 'Approve transfer', true)}
      {button('acknowledge', 'Acknowledge')}
      {button('deny', 'Deny…')}
      {button('cancel', 'Cancel request')}
      {button('close', 'Close notice')}
      <p className="sub">{effect}</p>
    </div>
  );
}
