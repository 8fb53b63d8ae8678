import type { CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import { keysOf } from '../kernel/record-of.js';

/**
 * Where a fact comes from, and how much it proves: a higher grade proves more. The order is ours [H12].
 * - `claimedOnCertificate`: a certificate confers no rights upon its holder (ACORD 25, its first sentence): a box that is checked is a claim.
 * - `typedByInsured`: someone has read the policy, and has an interest in what it says.
 * - `readFromCertificate`: a program took it from a document of the agent; nobody looked at the policy.
 * - `enteredByAgent`, `verifiedByAgent`: an agent stands behind what it enters as behind what it approves [G02].
 * - `agencySystem`: what the agent itself works with, without a person who copies.
 */
const SOURCE_TABLE = {
  claimedOnCertificate: { grade: 1 },
  typedByInsured: { grade: 2 },
  readFromCertificate: { grade: 3 },
  enteredByAgent: { grade: 4 },
  verifiedByAgent: { grade: 4 },
  agencySystem: { grade: 5 },
} as const satisfies Readonly<Record<string, { readonly grade: number }>>;

export type SourceKind = keyof typeof SOURCE_TABLE;
export const SOURCE_KINDS: readonly SourceKind[] = keysOf(SOURCE_TABLE);

export const gradeOf = (kind: SourceKind): number => SOURCE_TABLE[kind].grade;
export const isSourceKind = (text: unknown): text is SourceKind =>
  typeof text === 'string' && Object.hasOwn(SOURCE_TABLE, text);

/** What a template may demand at least: less than the first is not to demand anything, and an agent’s entry proves what its approval does. */
export const LEAST_PROOFS = [
  'typedByInsured',
  'readFromCertificate',
  'verifiedByAgent',
  'agencySystem',
] as const satisfies readonly SourceKind[];
export type LeastProof = (typeof LEAST_PROOFS)[number];
export const isLeastProof = (text: unknown): text is LeastProof => LEAST_PROOFS.some((least) => least === text);

/** Sources that only an event can name, because the person who sent it says nothing about them. */
export type NamedSource = Extract<SourceKind, 'claimedOnCertificate' | 'readFromCertificate' | 'agencySystem'>;

/** The systems in which agencies keep the policies of their clients. */
export const AGENCY_SYSTEMS = ['ams360', 'appliedEpic', 'ezlynx', 'hawksoft', 'other'] as const;
export type AgencySystem = (typeof AGENCY_SYSTEMS)[number];

/** Of a file that an agency system wrote: which system, and the day as of which. `importId`: the import that read it. */
export interface SystemExport {
  readonly system: AgencySystem;
  readonly asOf: CalendarDate;
  readonly importId: Uuid;
}

/** Of a certificate that a program read and a person confirmed: its upload, and the date that it has. */
interface ConfirmedCertificate {
  readonly uploadId: Uuid;
  readonly dated: CalendarDate;
}

/** The file from which a value was taken. `sha256` is of its content: 64 lower-case hexadecimal digits. */
export interface Evidence {
  readonly name: string;
  readonly sha256: string;
  /** Where it is a document of the policy. */
  readonly documentId?: Uuid;
  /** Where an agency system wrote it. */
  readonly export?: SystemExport;
  /** Where a program read it. */
  readonly certificate?: ConfirmedCertificate;
}

/** The file of a certificate that was read. */
export type CertificateEvidence = Evidence & { readonly certificate: ConfirmedCertificate };

/** The file of an export: it names a system and a day. */
export type ExportEvidence = Evidence & { readonly export: SystemExport };

/** Where a value comes from, and the day since when: its age counts from that day. */
export interface FactSource {
  readonly kind: SourceKind;
  readonly on: CalendarDate;
  /** The file that its event names. Of an export there is none: its name may speak of other clients. */
  readonly evidence?: Evidence;
  /** The agency system that stated it. */
  readonly system?: AgencySystem;
}

/** The source that proves most, and of equal ones the latest, of one day the last in the list; null where none is known. */
export const bestSource = (sources: readonly FactSource[] = []): FactSource | null =>
  sources.reduce<FactSource | null>(
    (best, factSource) => (best === null || !isBetter(best, factSource) ? factSource : best),
    null,
  );

/** The source that proves least, and of equal ones the oldest; null where there is none. */
export const leastSource = (sources: readonly FactSource[]): FactSource | null =>
  sources.reduce<FactSource | null>(
    (least, factSource) => (least === null || isBetter(least, factSource) ? factSource : least),
    null,
  );

function isBetter(source: FactSource, other: FactSource): boolean {
  const byGrade = gradeOf(source.kind) - gradeOf(other.kind);
  return byGrade > 0 || (byGrade === 0 && source.on > other.on);
}
