import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** The only view with personal text that is not encrypted; when a person is erased, their document here is emptied. */
export type PersonDocument = {
  readonly id: Uuid;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  /** The file of the photo [I01]; null where there is none. */
  readonly photoId: Uuid | null;
  /** Of an entry of a supplier address book: who gets copies of what is sent to the person. */
  readonly ccEmails?: string;
  /** What stands after the @ of the e-mail, folded: whose colleague the person may be [A07]. */
  readonly domain: string;
  /** Case-folded words for the search. */
  readonly searched: string;
  /** The requester in whose address book this is an entry, and the case-folded words by which it finds it; empty for anyone else. */
  readonly bookOwnerId: string;
  readonly bookWords: string;
};

/** Who is this person? */
export const peopleView = defineView<PersonDocument>()({
  name: 'people',
  indexes: [{ fields: ['searched'] }, { fields: ['domain'] }, { fields: ['bookOwnerId'], words: ['bookWords'] }],
});
