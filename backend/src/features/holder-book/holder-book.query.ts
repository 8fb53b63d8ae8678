import { companiesView } from '@covertrail/contracts/company/company.views';
import type { HolderBookDto } from '@covertrail/contracts/holder-book/holder-book.inputs';
import type { BookedHolderRow } from '@covertrail/contracts/holder-book/holder-book.replies';
import { certificateHoldersView } from '@covertrail/contracts/holder-book/holder-book.views';
import { defineList } from '#lists/define-list';

/** The entries of the actor's own address book, or of a client's whose right was checked. */
export const holderRows = defineList(certificateHoldersView)<HolderBookDto, BookedHolderRow>({
  where: ({ actor, input: { insuredCompanyId = actor.companyId, books } }) => ({
    where: { ownerId: books === 'all' ? { in: [insuredCompanyId, actor.companyId] } : { eq: insuredCompanyId } },
  }),
  words: 'searched',
  sorts: { name: 'nameFolded', city: 'cityFolded', changed: 'changedAt' },
  order: { field: 'nameFolded', direction: 'asc' },
  async rows(documents, { views }) {
    const owners = await views.byId(
      companiesView,
      documents.map(({ ownerId }) => ownerId),
    );
    return documents.map(({ id, ownerId, holder, changedAt, revision }) => ({
      id,
      ownerId,
      ownerName: owners.get(ownerId)?.name ?? '',
      holder,
      changedAt,
      revision,
    }));
  },
});
