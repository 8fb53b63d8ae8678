import { supplierContactsView } from '@covertrail/contracts/supplier-contact/supplier-contact.views';
import type { SupplierEntry } from '@covertrail/domain/supplier-contact/supplier-contact.contract';
import { defineProjection } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** Which suppliers does this requester keep in its address books? */
export const supplierContacts = defineProjection(supplierContactsView)({
  version: 1,
  on: {
    SupplierContactAdded: (_contact, { data, meta, revision }) => ({
      id: data.contactId,
      requesterId: data.requesterId,
      ...columnsOf(data),
      addedAt: meta.recordedAt,
      revision,
    }),
  },
  changes: {
    SupplierContactRevised: (contact, { data, revision }) => ({ ...contact, ...columnsOf(data), revision }),
    SupplierContactRemoved: () => null,
  },
  keys: ({ data }) => [data.contactId],
  audience: (before, after) => [(after ?? before)?.requesterId ?? []].flat(),
});

/** Nothing of a person: that is sealed. */
const columnsOf = ({ bookName, supplierName, supplierNumber, address }: SupplierEntry) => ({
  bookName,
  bookFolded: foldedText(bookName),
  supplierName,
  supplierFolded: foldedText(supplierName),
  supplierNumber,
  address,
  searched: foldedText([supplierName, supplierNumber, address, bookName].join(' ')),
});
