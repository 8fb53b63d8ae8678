import { Inject, Injectable } from '@nestjs/common';
import type { ClaimedReading } from '@covertrail/contracts/request/invitation.replies';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { MailAnswerState } from '@covertrail/domain/mail-answer/mail-answer.decider';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CoverageRequested } from '@covertrail/domain/request/request.contract';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { requirementsAt } from '@covertrail/domain/template/template.state';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { givenUploadId } from '#certificate-readings/given-upload-id';
import { ClaimedVerdicts } from '#certificate-readings/claimed-verdicts.service';
import { CLOCK } from '#tokens/tokens';

type Requested = CoverageRequested['data'];

/** What the certificates of a request claim against each line that it asks for [D04] [D13]. */
@Injectable()
export class ClaimedReadings {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly verdicts: ClaimedVerdicts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Of the certificate that was given last by the link of a mail. `companyId`: of the reader, whose own insurers are known too. */
  async of(requested: Requested, { given }: MailAnswerState, companyId: Uuid | null): Promise<ClaimedReading | null> {
    const last = given.at(-1);
    if (!last) return null;
    const uploadId = givenUploadId(requested.requestId, last.certificate.fileId);
    return this.ofUpload(requested, uploadId, companyId);
  }

  /** Null where nothing is asked. What was uploaded a moment ago, or was not recorded yet, is waiting. */
  async ofUpload(
    { requesterId, templateId }: Pick<Requested, 'requesterId' | 'templateId'>,
    uploadId: Uuid,
    companyId: Uuid | null,
  ): Promise<ClaimedReading | null> {
    const [requester, template] = await Promise.all([
      this.deciders.readable.load(companyDecider, requesterId),
      this.deciders.readable.load(templateDecider, templateId),
    ]);
    const day = dayInZone(this.clock.now(), requester.state?.registration.timeZone ?? 'UTC');
    const requirements = requirementsAt(template.state, day)?.requirements;
    if (!requirements || requirements.lines.length === 0) return null;
    const claimed = await this.verdicts.of(uploadId, requirements, { companyId, day });
    return claimed ?? { state: 'waiting', insured: null, lines: [] };
  }
}
