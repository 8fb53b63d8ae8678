import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { companiesView } from '@covertrail/contracts/company/company.views';
import type { HolderUseRow } from '@covertrail/contracts/holder-book/holder-book.replies';
import { holderUsesView } from '@covertrail/contracts/holder-book/holder-uses.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import type { BookedHolderState } from '@covertrail/domain/holder-book/holder-book.decider';
import { holderKey } from '@covertrail/domain/insurance/terms/holder-key';
import { isAgency } from '@covertrail/domain/rights/sides';
import { defineList } from '#lists/define-list';

/**
 * Which shares and answers carried an entry: those of the client whose book it is in, or of all clients of the agency that keeps it for
 * itself. They are found by name and address, as the book tells its entries apart.
 */
export const holderUsesOf = ({ ownerId, holder }: NonNullable<BookedHolderState>) =>
  defineList(holderUsesView)<PageDto, HolderUseRow>({
    where: ({ actor }) => ({
      where: {
        holderKey: { eq: holderKey(holder) },
        ...(isAgency(actor) && ownerId === actor.companyId
          ? { agencyWords: { word: idWord(ownerId) } }
          : { insuredId: { eq: ownerId } }),
      },
    }),
    order: { field: 'usedAt', direction: 'desc' },
    async rows(documents, { views }) {
      const [companies, projects] = await Promise.all([
        views.byId(
          companiesView,
          documents.flatMap(({ insuredId, requesterId }) => [insuredId, requesterId]),
        ),
        views.byId(
          projectsView,
          documents.map(({ projectId }) => projectId),
        ),
      ]);
      return documents.map(({ id, kind, insuredId, requesterId, projectId, policyCount, usedAt, ended }) => ({
        id,
        kind,
        insuredId,
        insuredName: companies.get(insuredId)?.name ?? '',
        requesterName: companies.get(requesterId)?.name ?? '',
        projectName: projects.get(projectId)?.name ?? '',
        policyCount,
        usedAt,
        ended,
      }));
    },
  });
