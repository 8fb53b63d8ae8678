import type { StoredStep, TransferDocument } from '@covertrail/contracts/client-transfer/client-transfer.views';
import type { TransferStep } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { dayText } from '@covertrail/wording/text/day-text';

/** A step in words that follow the name of the person who took it. */
export const stepReply = (transfer: TransferDocument, step: StoredStep, actor: string): TransferStep => ({
  eventId: step.eventId,
  at: step.at,
  stage: step.stage,
  side: step.side,
  actor,
  sentence: sentenceOf(transfer, step.stage),
});

function sentenceOf(transfer: TransferDocument, stage: StoredStep['stage']): string {
  switch (stage) {
    case 'requested':
      return requestedText(transfer);
    case 'acknowledged':
      return 'acknowledged the request';
    case 'approved':
      return 'approved the transfer';
    case 'denied':
      return `denied the transfer: ${transfer.reason ?? ''}`;
    case 'canceled':
      return 'canceled the request';
    case 'completed':
      return 'moved the client with its policies and open requests';
    case 'closed':
      return 'dismissed the notice';
  }
}

function requestedText({ startedBy, letter }: TransferDocument): string {
  const verb = startedBy === 'holder' ? 'offered the client' : 'requested the transfer';
  return letter ? `${verb}, with the broker of record letter of ${dayText(letter.signedOn)}` : verb;
}
