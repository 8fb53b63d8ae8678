import { Inject, Injectable } from '@nestjs/common';
import { companiesView } from '@covertrail/contracts/company/company.views';
import type { ProgramRow } from '@covertrail/contracts/enrollment/enrollment.replies';
import { enrollmentsView, type EnrollmentDocument } from '@covertrail/contracts/enrollment/enrollment.views';
import { vendorProgramsView } from '@covertrail/contracts/vendor-program/vendor-program.views';
import { eligibilityOn, enrollmentStatusOn } from '@covertrail/domain/enrollment/enrollment.rules';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { EnrollmentFactsReader } from './enrollment-facts.reader.js';

const MOST_ENROLLMENTS = 1_000;

/** The programs that an insured can enroll in or has enrolled in: of those who track it. */
@Injectable()
export class OwnProgramsReader {
  constructor(
    private readonly views: Views,
    private readonly facts: EnrollmentFactsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By the name of the requester. */
  async of({ companyId, timeZone }: Actor): Promise<readonly ProgramRow[]> {
    const trackers = new Set((await this.facts.trackingsOf(companyId)).map(({ requesterId }) => requesterId));
    const enrollments = await this.enrollmentsOf(companyId);
    const requesters = [...new Set([...trackers, ...enrollments.keys()])];
    const programs = await this.views.byId(vendorProgramsView, requesters);
    const names = await this.views.byId(companiesView, requesters);
    const on = dayInZone(this.clock.now(), timeZone);
    return requesters
      .filter((id) => programs.has(id) || enrollments.has(id))
      .map((id): ProgramRow => {
        const { openPayments = [], until = null } = enrollments.get(id) ?? {};
        const fee = programs.get(id)?.fee ?? null;
        return {
          id,
          requesterName: names.get(id)?.name ?? '',
          fee,
          until,
          status: enrollmentStatusOn(on, { until, isAwaited: openPayments.length > 0 }),
          eligibility: eligibilityOn(on, until, { fee, isTracked: trackers.has(id) }),
        };
      })
      .toSorted((a, b) => a.requesterName.localeCompare(b.requesterName));
  }

  private async enrollmentsOf(insuredId: Uuid): Promise<ReadonlyMap<Uuid, EnrollmentDocument>> {
    const { documents } = await this.views.find(enrollmentsView, { where: { insuredId: { eq: insuredId } } }, [], {
      limit: MOST_ENROLLMENTS,
    });
    return new Map(documents.map((enrollment) => [enrollment.requesterId, enrollment]));
  }
}
