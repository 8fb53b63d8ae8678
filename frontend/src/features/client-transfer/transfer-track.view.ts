import type { TransferDetails, TransferStep } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { Instant } from '@covertrail/domain/kernel/event';
import { askedSide } from './transfer.words.js';

export type NodeState = 'done' | 'now' | 'todo' | 'stop';

/** One step of the track, in the lane of the side that takes it; `both` is on the line between. */
export interface TrackNode {
  readonly key: 'requested' | 'acknowledged' | 'decision' | 'completion';
  readonly title: string;
  readonly who: string;
  readonly at: Instant | null;
  readonly state: NodeState;
  readonly side: 'from' | 'to' | 'both';
}

type Side = 'from' | 'to';

const other = (side: Side): Side => (side === 'from' ? 'to' : 'from');

/** The four steps of a transfer and their states, as the viewer's side sees them. */
export function trackOf(transfer: TransferDetails): readonly TrackNode[] {
  const decidingSide = askedSide(transfer);
  const find = (stage: TransferStep['stage']) => transfer.steps.find((step) => step.stage === stage);
  const waiting =
    transfer.mySide === decidingSide ? 'Waiting for you' : `Waiting for ${transfer[decidingSide].agentName}`;
  const requested = find('requested');
  return [
    {
      key: 'requested',
      title: transfer.startedBy === 'holder' ? 'Offered' : 'Requested',
      who: requested?.actor ?? transfer[other(decidingSide)].agentName,
      at: requested?.at ?? transfer.requestedAt,
      state: 'done',
      side: other(decidingSide),
    },
    acknowledgment(transfer, decidingSide, waiting, find('acknowledged')),
    decision(transfer, decidingSide, waiting, find),
    completion(transfer, find('completed')),
  ];
}

function acknowledgment(
  { stage }: TransferDetails,
  side: Side,
  waiting: string,
  step: TransferStep | undefined,
): TrackNode {
  const node = { key: 'acknowledged', title: 'Acknowledged', side } as const;
  if (step) return { ...node, who: step.actor, at: step.at, state: 'done' };
  if (stage === 'requested') return { ...node, title: 'Acknowledgment', who: waiting, at: null, state: 'now' };
  return { ...node, who: 'Included in the answer', at: null, state: stage === 'canceled' ? 'todo' : 'done' };
}

function decision(
  { stage, insuredName }: TransferDetails,
  decidingSide: Side,
  waiting: string,
  find: (stage: TransferStep['stage']) => TransferStep | undefined,
): TrackNode {
  const key = 'decision';
  const [approved, denied, canceled] = [find('approved'), find('denied'), find('canceled')];
  if (canceled)
    return { key, title: 'Canceled', who: canceled.actor, at: canceled.at, state: 'stop', side: other(decidingSide) };
  if (denied) return { key, title: 'Denied', who: denied.actor, at: denied.at, state: 'stop', side: decidingSide };
  if (approved?.side === 'client')
    return { key, title: 'Approved by the client', who: insuredName, at: approved.at, state: 'done', side: 'both' };
  if (approved)
    return { key, title: 'Approved', who: approved.actor, at: approved.at, state: 'done', side: decidingSide };
  const now = stage === 'acknowledged';
  return {
    key,
    title: 'Approval',
    who: now ? waiting : 'Approve or deny',
    at: null,
    state: now ? 'now' : 'todo',
    side: decidingSide,
  };
}

function completion({ stage }: TransferDetails, step: TransferStep | undefined): TrackNode {
  const node = { key: 'completion', side: 'both', at: step?.at ?? null } as const;
  if (stage === 'completed') return { ...node, title: 'Completed', who: 'Everything moved together', state: 'done' };
  if (stage === 'denied' || stage === 'canceled')
    return { ...node, title: 'Nothing moved', who: 'Nothing has changed', state: 'todo' };
  return {
    ...node,
    title: 'Completion',
    who: stage === 'approved' ? 'Moving now' : 'Starts after approval',
    state: stage === 'approved' ? 'now' : 'todo',
  };
}
