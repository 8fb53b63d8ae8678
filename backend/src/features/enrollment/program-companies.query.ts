import { companiesView } from '@covertrail/contracts/company/company.views';
import type { PagingDto } from '@covertrail/contracts/calls/page.inputs';
import type { ProgramCompanyRow } from '@covertrail/contracts/enrollment/enrollment.replies';
import { enrollmentsView } from '@covertrail/contracts/enrollment/enrollment.views';
import { enrollmentStatusOn } from '@covertrail/domain/enrollment/enrollment.rules';
import { defineList } from '#lists/define-list';

/** The companies of the program of the actor's company. */
export const programCompanyRows = defineList(enrollmentsView)<PagingDto, ProgramCompanyRow>({
  where: ({ actor }) => ({ where: { requesterId: { eq: actor.companyId } } }),
  order: { field: 'changedAt', direction: 'desc' },
  async rows(documents, { views, today }) {
    const companies = await views.byId(
      companiesView,
      documents.map(({ insuredId }) => insuredId),
    );
    return documents.map(({ id, insuredId, openPayments, until }) => ({
      id,
      insuredId,
      companyName: companies.get(insuredId)?.name ?? '',
      status: enrollmentStatusOn(today, { until, isAwaited: openPayments.length > 0 }),
      until,
    }));
  },
});
