import { Injectable } from '@nestjs/common';
import type { ExtractedPolicy, ExtractedTarget } from '@covertrail/contracts/extraction/extraction.replies';
import type { CarrierOnRecord } from '@covertrail/domain/insurance/extraction/carrier-on-record';
import { comparedFields } from '@covertrail/domain/insurance/extraction/compared-fields';
import type { ReadField } from '@covertrail/domain/insurance/extraction/extracted-field';
import { fileTermsOf, termsOnFile } from '@covertrail/domain/policy/policy-on-file';
import { matchOf, type PolicyMatch } from '@covertrail/domain/insurance/extraction/policy-match';
import { readFields, type ReadBy } from '@covertrail/domain/insurance/extraction/read-fields';
import type { ClaimedPolicy } from '@covertrail/domain/insurance/certificate/claimed-policy';
import type { CertificateWithPolicies } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Actor } from '#auth/actor';
import { limitCalled } from '@covertrail/wording/extraction/limit-called';
import type { ChosenLines } from './chosen-lines.rules.js';
import { NamedCarriers } from '#certificate-readings/named-carriers.reader';
import { PoliciesOnFile, type StateOnFile } from './policies-on-file.reader.js';
import type { ReadUpload } from './read-uploads.reader.js';

/** The rows of a certificate beside the policies on file, and what they were compared with. */
export interface ExtractedRows {
  readonly rows: readonly ExtractedPolicy[];
  readonly onFile: readonly StateOnFile[];
  readonly carriers: readonly CarrierOnRecord[];
}

/** Makes rows to confirm of what was read: the page shows them, and the same ones are what a person decided about. */
@Injectable()
export class ExtractedRowsService {
  constructor(
    private readonly policies: PoliciesOnFile,
    private readonly carriers: NamedCarriers,
  ) {}

  /** `dated`: the day of the certificate, or today where it has none. */
  async of(
    actor: Actor,
    { insuredId, reading }: ReadUpload,
    dated: CalendarDate,
    lines: ChosenLines,
  ): Promise<ExtractedRows> {
    const claimed = reading.certificates.flatMap(({ policies }) => policies);
    const [onFile, named] = await Promise.all([
      this.policies.of(actor, insuredId, dated),
      this.carriers.of(actor.companyId, claimed),
    ]);
    const rows = reading.certificates.flatMap((certificate) =>
      certificate.policies.map((policy) => {
        const line = policy.line ?? lines({ page: certificate.page, row: policy.row });
        return rowOf(certificate, policy, { line, by: { carriers: named, limitCalled }, onFile, dated });
      }),
    );
    return { rows, onFile, carriers: [...named, ...carriersOf(onFile, named)] };
  }
}

interface RowBeside {
  readonly line: CoverageLine | null;
  readonly by: ReadBy;
  readonly onFile: readonly StateOnFile[];
  readonly dated: CalendarDate;
}

function rowOf(
  certificate: CertificateWithPolicies,
  claimed: ClaimedPolicy,
  { line, by, onFile, dated }: RowBeside,
): ExtractedPolicy {
  const { row } = claimed;
  const type = claimed.type?.value.kind === 'text' ? claimed.type.value.text : null;
  const of = { page: certificate.page, row, line, type, inWords: claimed.line === null } as const;
  if (line === null) return { ...of, match: 'new', targets: [] };
  const read = readFields(certificate, claimed, line, by);
  const match = matchOf({ line, ...termOf(read) }, onFile);
  const ofLine = onFile.filter((policy) => policy.line === line);
  const fields = comparedFields(read, null);
  const targets = [
    ...ofLine.map((policy) => onFileTarget(policy, read, dated)),
    ...ofLine
      .filter(({ renewable }) => renewable)
      .map((policy): ExtractedTarget => ({ ...namedOf(policy), into: 'renewal', fields })),
    { into: 'new', policyId: null, policyNumber: null, period: null, revision: null, fields } as const,
  ];
  return { ...of, match: match.kind, targets: targets.toSorted((a, b) => rank(a, match) - rank(b, match)) };
}

function onFileTarget(policy: StateOnFile, read: readonly ReadField[], dated: CalendarDate): ExtractedTarget {
  const fields = comparedFields(read, fileTermsOf(policy.state, termsOnFile(policy.state, dated).day));
  return { ...namedOf(policy), into: 'onFile', fields };
}

const namedOf = ({ policyId, number, period, revision }: StateOnFile) => ({
  policyId,
  policyNumber: number,
  period,
  revision,
});

const valueOf = (read: readonly ReadField[], key: ReadField['key']): string | null =>
  read.find((field) => field.key === key)?.value ?? null;

const termOf = (read: readonly ReadField[]) => ({
  number: valueOf(read, 'number'),
  effectiveOn: valueOf(read, 'effectiveOn'),
  expiresOn: valueOf(read, 'expiresOn'),
  carrierId: valueOf(read, 'carrier'),
});

const INTO: Readonly<Record<PolicyMatch['kind'], ExtractedTarget['into']>> = {
  onFile: 'onFile',
  sameTerm: 'onFile',
  renewal: 'renewal',
  unclear: 'onFile',
  new: 'new',
};

/** What the match means comes first, then policies on file, renewals and the new one. */
function rank(target: ExtractedTarget, match: PolicyMatch): number {
  const isMeant =
    target.into === INTO[match.kind] &&
    (match.kind === 'new' ||
      (match.kind === 'unclear'
        ? match.policyIds.includes(target.policyId ?? '')
        : match.policyId === target.policyId));
  return isMeant ? 0 : 1;
}

/** The insurers of the policies on file, which fields name too. */
function carriersOf(onFile: readonly StateOnFile[], named: readonly CarrierOnRecord[]): readonly CarrierOnRecord[] {
  const onRecord = new Set(named.map(({ carrierId }) => carrierId));
  const all = onFile.flatMap(({ state }) => state.carrier.map(({ value }) => value));
  return [...new Map(all.map((carrier) => [carrier.carrierId, carrier])).values()].filter(
    ({ carrierId }) => !onRecord.has(carrierId),
  );
}
