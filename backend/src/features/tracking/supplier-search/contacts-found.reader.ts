import { supplierContactsView } from '@covertrail/contracts/supplier-contact/supplier-contact.views';
import type { SupplierSearchReply } from '@covertrail/contracts/tracking/tracking.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Views } from '#views/views.service';

const MOST_FOUND = 20;

/** The entries of a requester's supplier address book that folded words find, as the page of the book finds them. */
export async function contactsFound(
  requesterId: Uuid,
  word: string,
  views: Pick<Views, 'find'>,
): Promise<SupplierSearchReply['contacts']> {
  const { documents } = await views.find(
    supplierContactsView,
    { where: { requesterId: { eq: requesterId }, searched: { word } } },
    [{ field: 'supplierFolded', direction: 'asc' }],
    { limit: MOST_FOUND + 1 },
  );
  return {
    found: documents.slice(0, MOST_FOUND).map(({ id, supplierName, supplierNumber, address, bookName }) => ({
      id,
      supplierName,
      supplierNumber,
      address,
      addressBookName: bookName,
    })),
    more: documents.length > MOST_FOUND,
  };
}
