import type {
  TransferAction,
  TransferDetails,
  TransferStage,
} from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { ClientTransferKind } from '@covertrail/contracts/live/live.messages';
import type { Tone } from '#shared/ui/outcome-pill.tsx';

/** Stages on the list. */
export const STAGE_WORDS: Readonly<Record<TransferStage, { readonly label: string; readonly tone: Tone }>> = {
  requested: { label: 'Requested', tone: 'warn' },
  acknowledged: { label: 'Acknowledged', tone: 'info' },
  approved: { label: 'Approved', tone: 'info' },
  completed: { label: 'Completed', tone: 'ok' },
  denied: { label: 'Denied', tone: 'bad' },
  canceled: { label: 'Canceled', tone: 'mute' },
};

/** What a live message says by itself. */
export const NEWS_WORDS: Readonly<Record<ClientTransferKind, string>> = {
  TRANSFER_REQUEST: 'A transfer was requested.',
  ACKNOWLEDGED: 'The other agent acknowledged the request.',
  APPROVE: 'The transfer was approved.',
  DENY: 'The transfer was denied.',
  CANCELLED: 'The request was canceled.',
  CLOSE: 'The notice was dismissed.',
  TRANSFER_COMPLETE: 'The transfer is complete.',
};

/** Said once an action came through. */
export const DONE_WORDS: Readonly<Record<TransferAction, string>> = {
  acknowledge: 'Acknowledged.',
  approve: 'Approved. The client is moving now.',
  deny: 'Denied. Nothing moved.',
  cancel: 'Request canceled. Nothing moved.',
  close: 'Notice dismissed.',
};

/** The side that must answer: it acknowledges, approves or denies. */
export const askedSide = ({ startedBy }: Pick<TransferDetails, 'startedBy'>): 'from' | 'to' =>
  startedBy === 'holder' ? 'to' : 'from';

/** True while the transfer waits for a decision or for its completion. */
export const isUnderWay = (stage: TransferStage): boolean =>
  stage === 'requested' || stage === 'acknowledged' || stage === 'approved';

/** A name at the beginning of a sentence: `the present agency`, which is not a name, gets a capital letter there. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the decision panel is headed with. */
export function decisionTitle(transfer: TransferDetails): string {
  const { stage, mySide, from, to } = transfer;
  const decidingSide = askedSide(transfer);
  switch (stage) {
    case 'requested':
    case 'acknowledged':
      return mySide === decidingSide ? 'Waiting for your decision' : `Waiting for ${transfer[decidingSide].agencyName}`;
    case 'approved':
      return 'Approved, moving now';
    case 'completed':
      return 'Transfer completed';
    case 'denied':
      return capital(`${(decidingSide === 'from' ? from : to).agencyName} denied the transfer`);
    case 'canceled':
      return 'Request canceled';
  }
}

/** What became of a transfer that nobody decides any more. */
export function endSentence({ stage, reason, insuredName, to }: TransferDetails): string {
  switch (stage) {
    case 'completed':
      return `${to.agencyName} now manages ${insuredName}.`;
    case 'denied':
      return `Reason given: ${(reason ?? '').replace(/[.\s]+$/, '')}. Nothing moved.`;
    case 'canceled':
      return 'The request was withdrawn. Nothing moved.';
    default:
      return 'No further action is needed: the client moves within seconds.';
  }
}
