import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import type { SupplierContactListDto } from '@covertrail/contracts/supplier-contact/supplier-contact.inputs';
import type {
  SupplierBookRow,
  SupplierContactRow,
} from '@covertrail/contracts/supplier-contact/supplier-contact.replies';
import {
  supplierBooksView,
  supplierContactsView,
  type SupplierContactDocument,
} from '@covertrail/contracts/supplier-contact/supplier-contact.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { SupplierEntry } from '@covertrail/domain/supplier-contact/supplier-contact.contract';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import { defineList, type Asking } from '#lists/define-list';
import { everyDocument } from '#views/every-document.reader';
import type { Views } from '#views/views.service';
import type { ContactStandings } from './supplier-contact-standing.reader.js';

/** The entries of a requester, of all of its books or of one of them. */
const ofBook = (requesterId: Uuid, book: string | undefined) => ({
  where: {
    requesterId: { eq: requesterId },
    ...(book === undefined ? {} : { bookFolded: { eq: foldedText(book) } }),
  },
});

/** By the words of an entry itself, or by those of its contact and its e-mail addresses, which stand with the people. */
async function searchedIn({
  input: { keyword },
  actor,
  views,
}: Asking<SupplierContactListDto>): Promise<readonly FilterOf<typeof supplierContactsView>[]> {
  const word = keyword && foldedText(keyword.trim());
  if (!word) return [];
  const named = { where: { bookOwnerId: { eq: actor.companyId }, bookWords: { word } } };
  const people: Uuid[] = [];
  for await (const { id } of everyDocument(views, peopleView, named, [])) people.push(id);
  return [
    { or: [{ where: { searched: { word } } }, ...(people.length === 0 ? [] : [{ where: { id: { in: people } } }])] },
  ];
}

/** The entries with what is about people. */
async function entriesOf(
  documents: readonly SupplierContactDocument[],
  views: Pick<Views, 'byId'>,
): Promise<readonly SupplierEntry[]> {
  const people = await views.byId(
    peopleView,
    documents.map(({ id }) => id),
  );
  return documents.map(({ id, bookName, supplierName, supplierNumber, address }) => {
    const person = people.get(id);
    return {
      bookName,
      supplierName,
      supplierNumber,
      address,
      contactName: person?.firstName ?? '',
      email: person?.email ?? '',
      phone: person?.phone ?? '',
      ccEmails: person?.ccEmails ?? '',
    };
  });
}

/** The supplier address books of the actor's company, by the name of the supplier. */
export const supplierContactRows = (standings: ContactStandings) =>
  defineList(supplierContactsView)<SupplierContactListDto, SupplierContactRow>({
    where: async (asking) => ({
      and: [ofBook(asking.actor.companyId, asking.input.book), ...(await searchedIn(asking))],
    }),
    sorts: {
      supplierName: 'supplierFolded',
      supplierNumber: 'supplierNumber',
      bookName: 'bookFolded',
      addedAt: 'addedAt',
    },
    order: { field: 'supplierFolded', direction: 'asc' },
    async rows(documents, { actor, views }) {
      const entries = await entriesOf(documents, views);
      const standingOf = await standings.of(
        actor.companyId,
        entries.map(({ email }) => email),
      );
      return documents.flatMap(({ id, revision }, index) => {
        const entry = entries[index];
        return entry ? [{ id, ...entry, standing: standingOf(entry.email), revision }] : [];
      });
    },
  });

/** The books of the actor's company, by name. */
export const supplierBookRows = defineList(supplierBooksView)<PageDto, SupplierBookRow>({
  where: ({ actor }) => ({ where: { requesterId: { eq: actor.companyId } } }),
  order: { field: 'name', direction: 'asc' },
  rows: async (documents) => documents.map(({ id, name, count }) => ({ id, name, count })),
});
