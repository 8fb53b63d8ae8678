import type { CitedFile } from '../kernel/cited-file.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';

/** Both sides, on every event of a transfer, so that each agency's views find it. */
export interface TransferParties {
  readonly transferId: Uuid;
  readonly insuredId: Uuid;
  readonly fromAgencyId: Uuid;
  readonly fromAgentId: Uuid;
  readonly toAgencyId: Uuid;
  readonly toAgentId: Uuid;
}

/** The client's broker of record letter. `signedOn` is a calendar date; letters of version 1 have a name and no file. */
export interface TransferLetter {
  readonly fileName: string;
  readonly signedOn: string;
  readonly file: CitedFile | null;
}

/**
 * `holder` gives the client away; `receiver` asks for it and must cite the client's broker of record letter. `toDomain` is the folded domain of
 * the receiving agent's e-mail address; absent where it is not known, as in transfers of before. `beside`: the receiver asked as an agency that
 * represents the client as well, so that the client may approve it [C15]; absent in transfers of before.
 */
export type ClientTransferRequested = DomainEvent<
  'ClientTransferRequested',
  TransferParties & {
    readonly startedBy: 'holder' | 'receiver';
    readonly note: string;
    readonly letter?: TransferLetter;
    readonly toDomain?: string;
    readonly beside?: true;
  }
>;
export type ClientTransferAcknowledged = DomainEvent<'ClientTransferAcknowledged', TransferParties>;
export type ClientTransferApproved = DomainEvent<'ClientTransferApproved', TransferParties>;
export type ClientTransferDenied = DomainEvent<'ClientTransferDenied', TransferParties & { readonly reason: string }>;
export type ClientTransferCanceled = DomainEvent<'ClientTransferCanceled', TransferParties>;
/** Recorded by the reaction after `ClientTransferred` stands in the representation stream. */
export type ClientTransferCompleted = DomainEvent<'ClientTransferCompleted', TransferParties>;
/** One side has dismissed the notice; this changes nothing else. */
export type ClientTransferClosed = DomainEvent<'ClientTransferClosed', TransferParties & { readonly agencyId: Uuid }>;

export type ClientTransferEvent =
  | ClientTransferRequested
  | ClientTransferAcknowledged
  | ClientTransferApproved
  | ClientTransferDenied
  | ClientTransferCanceled
  | ClientTransferCompleted
  | ClientTransferClosed;

/** `byAgencyId` is the agency of the acting agent, `byInsuredId` the client that acts for itself, from the verified token. */
export type ClientTransferCommand =
  | ({ readonly type: 'RequestClientTransfer' } & ClientTransferRequested['data'])
  | { readonly type: 'AcknowledgeClientTransfer'; readonly byAgencyId: Uuid }
  | { readonly type: 'ApproveClientTransfer'; readonly byAgencyId: Uuid }
  | { readonly type: 'ApproveTransferAsClient'; readonly byInsuredId: Uuid }
  | { readonly type: 'DenyClientTransfer'; readonly byAgencyId: Uuid; readonly reason: string }
  | { readonly type: 'CancelClientTransfer'; readonly byAgencyId: Uuid }
  | { readonly type: 'CompleteClientTransfer' }
  | { readonly type: 'CloseClientTransfer'; readonly byAgencyId: Uuid };

/** Read from the insured's representation stream. */
export interface ClientTransferFacts {
  /** Whether the agency that gives the client away represents it right now. */
  readonly held: boolean;
  /** Whether the client has moved by this transfer. */
  readonly moved: boolean;
}
