import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

export type TransferStage = 'requested' | 'acknowledged' | 'approved' | 'completed' | 'denied' | 'canceled';

/** Shown instead of an agency, and of its agent, that the viewer may not know yet. */
export const HIDDEN_AGENCY = 'the present agency';
export const HIDDEN_AGENT = 'its agent';

/** One of the two sides of a transfer. Ids are null while the viewer may not know the agency. */
export interface TransferSide {
  readonly agencyId: Uuid | null;
  readonly agencyName: string;
  readonly agentId: Uuid | null;
  readonly agentName: string;
}

/**
 * One step. `side` is `client` where the insured itself took it. `sentence` follows the name of the actor: `approved the transfer`. `actor` is a person's name, or `Covertrail` for an
 * automatic step.
 */
export interface TransferStep {
  readonly eventId: Uuid;
  readonly at: Instant;
  readonly stage: TransferStage | 'closed';
  readonly side: 'from' | 'to' | 'client' | 'system';
  readonly actor: string;
  readonly sentence: string;
}

/** A transfer as either agent sees it. `mySide` is the viewer's; `may` lists the actions open to the viewer now. */
export interface TransferDetails {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly insuredName: string;
  readonly stage: TransferStage;
  readonly startedBy: 'holder' | 'receiver';
  /** One agency of the client asks another one: the client may approve it, too. */
  readonly beside: boolean;
  readonly note: string;
  /** `bytes` null: a letter of which only the name is known; earlier versions stored no file. */
  readonly letter: { readonly fileName: string; readonly signedOn: string; readonly bytes: number | null } | null;
  readonly reason: string | null;
  readonly from: TransferSide;
  readonly to: TransferSide;
  readonly mySide: 'from' | 'to';
  readonly closedByMe: boolean;
  readonly may: readonly TransferAction[];
  readonly steps: readonly TransferStep[];
  readonly requestedAt: Instant;
  readonly revision: number;
  /**
   * What the viewer may see of the items that move: all with their names, as they are now or as they were at the transfer; only
   * that they exist, for an agency to which the client is offered; nothing, for an agency that asked and has no answer.
   */
  readonly sight: 'whole' | 'masked' | 'nothing';
  readonly policies: readonly MovingPolicy[];
  readonly openRequests: readonly {
    readonly id: Uuid;
    readonly title: string;
    readonly detail: string;
    readonly dueOn: string;
  }[];
  readonly shares: readonly {
    readonly id: Uuid;
    readonly title: string;
    readonly detail: string;
    readonly sharedOn: string;
  }[];
}

/** A policy that moves with a client. */
export interface MovingPolicy {
  readonly id: Uuid;
  readonly title: string;
  readonly detail: string;
  readonly expiresOn: string;
}

/** An open request of one agency of the insured for the policies of another one, as the insured reads it. */
export interface OwnTransfer extends Pick<TransferDetails, 'id' | 'note' | 'letter' | 'policies' | 'requestedAt'> {
  readonly fromAgencyName: string;
  readonly toAgencyName: string;
  readonly toAgentName: string;
  readonly openRequests: number;
  readonly revision: number;
}

/** The last segment of `PUT agent/transfer/{transferId}/{action}`. */
export const TRANSFER_ACTIONS = ['acknowledge', 'approve', 'deny', 'cancel', 'close'] as const;
export type TransferAction = (typeof TRANSFER_ACTIONS)[number];

/** An agency to which a client may be transferred, with its people. */
export interface AgencyChoice {
  readonly agencyId: Uuid;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly agents: readonly { readonly agentId: Uuid; readonly name: string }[];
}

/** `askedOfMe`: the viewer's side must answer. */
export interface TransferRow {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly insuredName: string;
  readonly otherAgencyName: string;
  readonly direction: 'outgoing' | 'incoming';
  readonly stage: TransferStage;
  readonly askedOfMe: boolean;
  readonly closedByMe: boolean;
  readonly requestedAt: Instant;
  readonly changedAt: Instant;
}
