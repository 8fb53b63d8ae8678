import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  CertificateCheck,
  CheckedIssue,
} from '@covertrail/contracts/issued-certificate/certificate-check.replies';
import {
  certificateCodesView,
  type CertificateCodeDocument,
} from '@covertrail/contracts/issued-certificate/issued-certificate.views';
import { printedParties } from '@covertrail/domain/issued-certificate/certificate-content.rules';
import type { Issue } from '@covertrail/domain/issued-certificate/issued-certificate.contract';
import { issuedCertificateDecider } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Problem } from '#http/problem';
import { CLOCK } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { CertificatePartiesReader } from '../certificate-parties.reader.js';
import { checkHashOf } from '../check-code.rules.js';
import { CheckedLines } from './checked-lines.reader.js';

/** What the certificate with this code said, and what of it is true today. */
export class CheckCertificate extends Query<CertificateCheck> {
  constructor(readonly code: string) {
    super();
  }
}

@QueryHandler(CheckCertificate)
export class CheckCertificateHandler implements IQueryHandler<CheckCertificate> {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    private readonly parties: CertificatePartiesReader,
    private readonly lines: CheckedLines,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws CERTIFICATE.CODE_UNKNOWN, whatever else the text is. */
  async execute({ code }: CheckCertificate): Promise<CertificateCheck> {
    const id = checkHashOf(code);
    const found = (await this.views.byId(certificateCodesView, [id])).get(id);
    if (!found) throw new Problem('CERTIFICATE.CODE_UNKNOWN');
    const { state } = await this.deciders.readable.load(issuedCertificateDecider, found.certificateId);
    const issue = state?.issues[found.revision];
    if (!state || !issue) throw new Problem('CERTIFICATE.CODE_UNKNOWN');
    const { number, form, issues } = state;
    const all = issues.map(checkedIssue);
    return {
      ...{ number, form, issue: checkedIssue(issue, found.revision) },
      others: all.filter(({ revision }) => revision !== found.revision),
      ...(await this.stated(state, issue, found)),
    };
  }

  private async stated(
    { insuredId, agencyId }: { readonly insuredId: string; readonly agencyId: string },
    issue: Issue,
    { asOf }: CertificateCodeDocument,
  ) {
    const { holder, agentId, description } = issue;
    const { insured, producer, representative, timeZone } = await this.parties.of(insuredId, agencyId, agentId, asOf);
    const checkedAt = this.clock.now();
    const today = dayInZone(checkedAt, timeZone);
    return {
      ...{ checkedAt, today, description },
      producer: { name: producer.name, addressLines: producer.addressLines },
      signedBy: representative,
      ...printedParties(insured, holder),
      lines: await this.lines.of(issue, today),
    };
  }
}

const checkedIssue = ({ issuedOn, file: { sha256 } }: Issue, revision: number): CheckedIssue => ({
  revision,
  issuedOn,
  sha256,
});
