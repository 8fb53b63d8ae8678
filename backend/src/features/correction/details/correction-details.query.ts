import { isRequesting } from '@covertrail/domain/rights/sides';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companiesView } from '@covertrail/contracts/company/company.views';
import type { CorrectionDetails } from '@covertrail/contracts/correction/correction.replies';
import { correctionsView, type CorrectionDocument } from '@covertrail/contracts/correction/correction.views';
import { noticeRecipients } from '@covertrail/domain/correction/correction.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { NamesService } from '#naming/names.service';
import { Views } from '#views/views.service';
import { CorrectionRows } from '../correction-rows.reader.js';
import { CorrectedFacts } from '../find-corrections/corrected-fact.reader.js';
import { noticesFor, wasNotifiedAgain } from '../correction-visibility.rules.js';
import { CorrectedTexts } from './corrected-texts.reader.js';
import { UntrueCertificates } from './untrue-certificates.reader.js';

type Notices = Pick<CorrectionDetails, 'notices' | 'recipients' | 'noticeSentAt' | 'noticeSentBy'>;

const NOT_NOTIFIED = { noticeSentAt: null, noticeSentBy: null };

/** Answers GET tracking/{id}/corrections/{correctionId}: everything that one correction changed about the past. */
export class ReadCorrectionDetails extends Query<QueryReply<CorrectionDetails>> {
  constructor(
    readonly actor: Actor,
    readonly trackingId: Uuid,
    readonly correctionId: Uuid,
  ) {
    super();
  }
}

@QueryHandler(ReadCorrectionDetails)
export class ReadCorrectionDetailsHandler implements IQueryHandler<ReadCorrectionDetails> {
  constructor(
    private readonly views: Views,
    private readonly names: NamesService,
    private readonly rows: CorrectionRows,
    private readonly facts: CorrectedFacts,
    private readonly texts: CorrectedTexts,
    private readonly certificates: UntrueCertificates,
  ) {}

  async execute({ actor, trackingId, correctionId }: ReadCorrectionDetails): Promise<QueryReply<CorrectionDetails>> {
    const correction = await this.views.get(correctionsView, correctionId);
    if (correction?.trackingId !== trackingId) throw new Problem('CORRECTION.NOT_FOUND');
    const [row] = await this.rows.of([correction], actor);
    const fact = await this.facts.ofCause(correction.cause);
    return this.views.reply({
      ...row!,
      findings: await this.texts.ofFindings(correction, fact, actor),
      exceptions: await this.texts.ofExceptions(correction, actor),
      certificates: await this.certificates.of(correction, fact, actor),
      ...(await this.noticesOf(correction, actor)),
    });
  }

  private async noticesOf(correction: CorrectionDocument, actor: Actor): Promise<Notices> {
    const notices = noticesFor(correction.notices, actor);
    const { noticeSentAt, noticeSentBy } = wasNotifiedAgain(correction, actor) ? correction : NOT_NOTIFIED;
    const companies = await this.views.byId(
      companiesView,
      notices.map(({ companyId }) => companyId),
    );
    const nameOf = (id: Uuid) => companies.get(id)?.name ?? 'a company';
    const people = await this.names.people(noticeSentBy === null ? [] : [noticeSentBy]);
    return {
      notices: notices.map((notice) => ({ ...notice, companyName: nameOf(notice.companyId) })),
      recipients: isRequesting(actor) ? noticeRecipients(correction).map(nameOf) : [],
      noticeSentAt,
      noticeSentBy: people.get(noticeSentBy ?? '') ?? '',
    };
  }
}
