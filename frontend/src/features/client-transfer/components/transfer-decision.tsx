import { actOnTransfer } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import {
  Ban,
  Check,
  CircleCheck,
  Clock3,
  Download,
  FileText,
  LoaderCircle,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type {
  TransferAction,
  TransferDetails,
  TransferStage,
} from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { dayFormat } from '#shared/format/day-format';
import { plural } from '#shared/format/plural';
import { sizeFormat } from '#shared/format/size-format';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { useLetterDownload } from '../letter-download.hook.js';
import { useTransferAction } from '../transfer-action.hook.js';
import { decisionTitle, endSentence } from '../transfer.words.js';
import { ApproveTransfer } from './approve-transfer.modal.js';
import { DenyTransfer } from './deny-transfer.modal.js';

const ICONS: Readonly<Record<TransferStage, LucideIcon>> = {
  requested: Clock3,
  acknowledged: Clock3,
  approved: LoaderCircle,
  completed: CircleCheck,
  denied: Ban,
  canceled: Ban,
};

/** The open decision, who must take it, and what the viewer can do. */
export function TransferDecision({ transfer }: { readonly transfer: TransferDetails }) {
  const { stage } = transfer;
  const [asking, setAsking] = useState<'approve' | 'deny' | null>(null);
  const close = () => setAsking(null);
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
      <IfMay send={actOnTransfer}>
        <Actions
          transfer={transfer}
          pending={pending}
          onAct={(action) => (action === 'deny' || action === 'approve' ? setAsking(action) : act(action))}
        />
      </IfMay>
      {asking ? null : (
        <div className="tr-problem">
          <ErrorBanner problem={problem} />
        </div>
      )}
      {asking === 'deny' ? <DenyTransfer transfer={transfer} onClose={close} /> : null}
      {asking === 'approve' ? <ApproveTransfer transfer={transfer} onClose={close} /> : null}
    </section>
  );
}

function Checks({ transfer }: { readonly transfer: TransferDetails }) {
  const { letter, startedBy, beside, insuredName, from, policies, openRequests, shares, note, sight } = transfer;
  const items = policies.length + openRequests.length + shares.length;
  const due = openRequests[0];
  return (
    <ul className="tr-checks">
      {letter ? <Point kind="note" title="Letter from the client" text={<Letter transfer={transfer} />} /> : null}
      {!letter && startedBy === 'holder' ? (
        <Point kind="ok" title={`${from.agencyName} offers the client`} text="It is the agency of record today." />
      ) : null}
      {beside ? (
        <Point
          kind="ok"
          title="The client may approve it, too"
          text={`${insuredName} sees this request on its page My Agent.`}
        />
      ) : null}
      {note ? <Point kind="note" title="Note" text={note} /> : null}
      <Point
        kind="ok"
        title="No gap in ownership"
        text={sight === 'nothing' || items === 0 ? 'Everything transfers together' : transferTogether(items)}
      />
      {due ? (
        <Point
          kind="warn"
          title={plural(openRequests.length, 'request waits', 'requests wait')}
          text={`The first request is due ${dayFormat(due.dueOn)}${due.detail ? `: ${due.detail}` : ''}`}
        />
      ) : null}
    </ul>
  );
}

/** `All 4 items transfer together`. */
const transferTogether = (items: number): string =>
  items === 1 ? '1 item transfers' : `All ${items.toLocaleString('en-US')} items transfer together`;

/** What is known of the letter, and the letter itself: the reader decides whether it is genuine. */
function Letter({ transfer }: { readonly transfer: TransferDetails }) {
  const { download, fetching, problem } = useLetterDownload(transfer);
  const { letter } = transfer;
  if (!letter) return null;
  return (
    <>
      {letter.fileName}, signed on {dayFormat(letter.signedOn)}
      {letter.bytes === null ? '. Only the file name is known: no file was uploaded.' : `, ${sizeFormat(letter.bytes)}`}
      {letter.bytes === null ? null : (
        <button type="button" className="text-link tr-letter" disabled={fetching} onClick={download}>
          <Download size={14} aria-hidden /> Download letter
        </button>
      )}
      {problem ? (
        <span className="field-error" role="alert">
          {problem}
        </span>
      ) : null}
    </>
  );
}

const POINT_ICONS = { ok: CircleCheck, warn: TriangleAlert, note: FileText } as const;

function Point({
  kind,
  title,
  text,
}: {
  readonly kind: keyof typeof POINT_ICONS;
  readonly title: string;
  readonly text: ReactNode;
}) {
  const Icon = POINT_ICONS[kind];
  return (
    <li className={kind}>
      <Icon size={17} aria-hidden />
      <div>
        <b>{title}</b>
        <span className="sub">{text}</span>
      </div>
    </li>
  );
}

interface ActionsProps {
  readonly transfer: TransferDetails;
  readonly pending: boolean;
  readonly onAct: (action: TransferAction) => void;
}

/** Exactly the actions that the viewer may take, each with its effect. */
function Actions({ transfer, pending, onAct }: ActionsProps) {
  const { may } = transfer;
  if (may.length === 0) return null;
  const button = (action: TransferAction, text: string, primary = false) =>
    may.includes(action) ? (
      <Button
        type="button"
        primary={primary}
        disabled={pending}
        loading={pending && primary}
        onClick={() => onAct(action)}
      >
        {primary ? <Check size={16} aria-hidden /> : null}
        {text}
      </Button>
    ) : null;
  const other = transfer[transfer.mySide === 'from' ? 'to' : 'from'].agencyName;
  const effect = may.includes('approve')
    ? null
    : may.includes('cancel')
      ? 'If you cancel, nothing moves. You can send a new request later.'
      : `Dismissing removes the notice from your list. ${other} keeps its own copy.`;
  return (
    <div className="tr-actions">
      {button('approve', 'Approve…', true)}
      {button('acknowledge', 'Acknowledge')}
      {button('deny', 'Deny…')}
      {button('cancel', 'Cancel request')}
      {button('close', 'Dismiss notice')}
      {effect ? <p className="sub">{effect}</p> : null}
    </div>
  );
}
