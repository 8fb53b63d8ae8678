import type { HolderDetails } from '../insurance/terms/holder-details.js';
import type { CitedFile } from '../kernel/cited-file.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { CertificateForm } from './certificate-content.contract.js';

/** A policy as a certificate states it: the revision of its stream up to which it was read. */
export interface CertifiedRevision {
  readonly policyId: Uuid;
  /** @asType integer */
  readonly revision: number;
}

/** A requester, and the project of it for which a certificate is issued. */
export interface CertificateProject {
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
}

/** On every event of a certificate. */
interface OfCertificate {
  readonly certificateId: Uuid;
  readonly insuredId: Uuid;
  /** The agency that issues it. */
  readonly agencyId: Uuid;
  /** Whose requester has the certificate too; absent where the holder has no company here. */
  readonly forProject?: CertificateProject;
}

/** What one issue certifies. Every part of it may differ the next time, but not the insured, the agency and the form. */
export interface Issue {
  readonly issuedOn: CalendarDate;
  /** Who issued it. */
  readonly agentId: Uuid;
  /** Whose signature is on it: that of the agent, or of the agency. The picture is in the file alone. */
  readonly signature: 'agent' | 'agency';
  readonly holder: HolderDetails;
  /** In the order in which they are listed. */
  readonly policies: readonly CertifiedRevision[];
  /** As it is printed. */
  readonly description: string;
  /** The PDF; its SHA-256 tells whether a copy is unchanged. */
  readonly file: CitedFile;
  /**
   * SHA-256 of the code by which anyone may check it, 64 lower-case hexadecimal digits [E05]: who reads the log cannot check for others.
   * @pattern ^[0-9a-f]{64}$
   */
  readonly checkHash: string;
}

/** A certificate of insurance was issued to a holder [E03]. */
export type CertificateIssued = DomainEvent<
  'CertificateIssued',
  OfCertificate & { readonly form: CertificateForm; readonly number: string } & Issue
>;
/** The same holder has it again, as the policies stand on the new day. Earlier files stay. */
export type CertificateReissued = DomainEvent<
  'CertificateReissued',
  OfCertificate & {
    readonly number: string;
    /** From 1: how often it was issued again.
     * @asType integer
     */
    readonly revision: number;
  } & Issue
>;

export type IssuedCertificateEvent = CertificateIssued | CertificateReissued;

export type IssuedCertificateCommand =
  | ({ readonly type: 'IssueCertificate' } & CertificateIssued['data'])
  | ({ readonly type: 'ReissueCertificate' } & Issue);
