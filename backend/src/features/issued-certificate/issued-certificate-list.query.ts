import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { certificateHoldersView } from '@covertrail/contracts/holder-book/holder-book.views';
import type { IssuedCertificateListDto } from '@covertrail/contracts/issued-certificate/issued-certificate.inputs';
import type { IssuedCertificateRow } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { issuedCertificatesView } from '@covertrail/contracts/issued-certificate/issued-certificate.views';
import { holderKey } from '@covertrail/domain/insurance/terms/holder-key';
import { isAgency } from '@covertrail/domain/rights/sides';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import { type Asking, defineList } from '#lists/define-list';
import type { IssuingAgain } from '#issuing-again/issuing-again.reader';
import type { NamesService } from '#naming/names.service';

type Certificates = FilterOf<typeof issuedCertificatesView>;

/** The certificates of an insured to itself, and to an agency those that it issued [E03]. */
export const issuedCertificateRows = (names: Pick<NamesService, 'people'>, again: Pick<IssuingAgain, 'refusal'>) =>
  defineList(issuedCertificatesView)<IssuedCertificateListDto, IssuedCertificateRow>({
    where: async (asking) => ({ and: [ownOf(asking), ...policyIn(asking), ...(await holderIn(asking))] }),
    words: 'searched',
    sorts: { issued: 'issuedAt', holder: 'holderFolded' },
    order: { field: 'issuedAt', direction: 'desc' },
    async rows(documents, { views, actor }) {
      const [companies, people, refusals] = await Promise.all([
        views.byId(
          companiesView,
          documents.map(({ insuredId }) => insuredId),
        ),
        names.people(documents.map(({ agentId }) => agentId)),
        // Only an agency issues it again.
        Promise.all(documents.map(async (document) => (isAgency(actor) ? again.refusal(document) : null))),
      ]);
      return documents.map((document, index) => {
        const { id, number, form, revision, insuredId, holder, policyIds, issuedOn, issuedAt, agentId } = document;
        return {
          ...{ id, number, form, revision, insuredId, holder, issuedOn, issuedAt },
          insuredName: companies.get(insuredId)?.name ?? '',
          policyCount: policyIds.length,
          issuedBy: people.get(agentId) ?? '',
          notAgain: refusals[index] ?? null,
        };
      });
    },
  });

/** The right to the insured that is named was checked. */
function ownOf({ actor, input: { insuredCompanyId } }: Asking<IssuedCertificateListDto>): Certificates {
  if (!isAgency(actor)) return { where: { insuredId: { eq: actor.companyId } } };
  const own = { agencyId: { eq: actor.companyId } };
  return { where: insuredCompanyId === undefined ? own : { ...own, insuredId: { eq: insuredCompanyId } } };
}

const policyIn = ({ input: { policyId } }: Asking<IssuedCertificateListDto>): readonly Certificates[] =>
  policyId === undefined ? [] : [{ where: { policyWords: { word: idWord(policyId) } } }];

/** By name and address, as a book tells its entries apart; none where there is no such entry any more. */
async function holderIn({
  input: { holderId },
  views,
}: Asking<IssuedCertificateListDto>): Promise<readonly Certificates[]> {
  if (holderId === undefined) return [];
  const holder = (await views.byId(certificateHoldersView, [holderId])).get(holderId)?.holder;
  return [{ where: { holderKey: { eq: holder ? holderKey(holder) : '' } } }];
}
