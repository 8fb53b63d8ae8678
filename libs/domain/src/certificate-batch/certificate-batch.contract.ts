import type { CertificateForm } from '../issued-certificate/certificate-content.contract.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';

interface OfBatch {
  readonly batchId: Uuid;
  readonly insuredId: Uuid;
  readonly agencyId: Uuid;
}

/**
 * Who gets a certificate: an entry of an address book, who holds the policies by a share, or who has a certificate, which is issued again. What the holder is
 * named is read when the turn of the row comes.
 */
export interface CertificateBatchRow {
  readonly from: 'book' | 'share' | 'certificate';
  readonly id: Uuid;
}

/** What a certificate says beside the holder; the same for all rows of a batch. */
export interface CertifiedForAll {
  readonly form: CertificateForm;
  /** What the agent adds to the description. */
  readonly description: string;
}

/** An agent issues the certificate of a client to many holders at once, or again to those who have one [E03] [D12]. */
export type CertificateBatchStarted = DomainEvent<
  'CertificateBatchStarted',
  OfBatch & {
    /** Who issues them: the signature is this agent's, or else the agency's. */
    readonly agentId: Uuid;
    readonly policyIds: readonly Uuid[];
    /** Absent where certificates are issued again: each keeps its form and its policies. */
    readonly issues?: CertifiedForAll;
    readonly rows: readonly CertificateBatchRow[];
  }
>;

/** What became of a row; `row` counts from 1. `certificateId`: what the holder has now. `code`: why it was refused. */
export interface CertificateRowOutcome {
  /** @asType integer */
  readonly row: number;
  readonly outcome: 'issued' | 'alreadyHas' | 'refused';
  readonly certificateId?: Uuid;
  readonly code?: string;
}

/** The next rows were carried out, in their order. Other batches have their turn between two of these. */
export type CertificateBatchAdvanced = DomainEvent<
  'CertificateBatchAdvanced',
  OfBatch & { readonly outcomes: readonly CertificateRowOutcome[] }
>;

export type CertificateBatchCompleted = DomainEvent<
  'CertificateBatchCompleted',
  OfBatch & {
    /** @asType integer */
    readonly issued: number;
    /** @asType integer */
    readonly alreadyHas: number;
    /** @asType integer */
    readonly refused: number;
  }
>;

/** An insured, which issues no certificates, requests that the agency issue again those that state a policy [D12]. The agency begins a batch of its own. */
export type CertificateBatchRequested = DomainEvent<'CertificateBatchRequested', OfBatch & { readonly policyId: Uuid }>;

export type CertificateBatchEvent =
  CertificateBatchStarted | CertificateBatchAdvanced | CertificateBatchCompleted | CertificateBatchRequested;
export type CertificateBatchCommand =
  | ({ readonly type: 'StartCertificateBatch' } & CertificateBatchStarted['data'])
  | ({ readonly type: 'RequestCertificateBatch' } & CertificateBatchRequested['data'])
  | { readonly type: 'AdvanceCertificateBatch'; readonly outcomes: readonly CertificateRowOutcome[] };
