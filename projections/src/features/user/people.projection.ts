import { peopleView, type PersonDocument } from '@covertrail/contracts/user/user.views';
import type {
  SupplierContactAdded,
  SupplierContactRevised,
} from '@covertrail/domain/supplier-contact/supplier-contact.contract';
import { emailDomain } from '@covertrail/domain/fields/public-email';
import { defineProjection } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** Who is this person? */
export const people = defineProjection(peopleView)({
  version: 8,
  on: {
    UserRegistered: (_person, { data: { userId, firstName, lastName, email, phone } }) =>
      described({ id: userId, firstName, lastName, email, phone: phone ?? null, photoId: null }),
    UserProfileChanged: (person, { data: { firstName, lastName, phone } }) =>
      person && described({ ...person, firstName, lastName, phone: phone ?? null }),
    CoverageRequested: (person, { data: { inviteeEmail } }, inviteeId) =>
      person ?? onlyEmail(inviteeId, inviteeEmail ?? ''),
    InviteeCorrected: (person, { data: { inviteeId, inviteeEmail } }) => person ?? onlyEmail(inviteeId, inviteeEmail),
    CopyRecipientAdded: (person, { data: { recipientId, recipientEmail } }) =>
      person ?? onlyEmail(recipientId, recipientEmail),
    PersonInvited: (person, { data: { email } }, id) => person ?? onlyEmail(id, email),
    AgentInvited: (person, { data: { invitedAgentId, email } }) => person ?? onlyEmail(invitedAgentId, email),
    AnsweringAgentNamed: (person, { data: { agentId, agentName, agentEmail } }) =>
      person ??
      described({ id: agentId, firstName: agentName, lastName: '', email: agentEmail, phone: null, photoId: null }),
    SignUpRequested: (person, { data: { registrationId, email } }) => person ?? onlyEmail(registrationId, email),
    SupplierContactAdded: (_person, { data }) => contact(data),
    SupplierContactRevised: (_person, { data }) => contact(data),
  },
  changes: {
    SignUpCompleted: () => null,
    SupplierContactRemoved: () => null,
    UserPhotoChanged: (person, { data: { photo } }) => ({ ...person, photoId: photo.fileId }),
    UserPhotoRemoved: (person) => ({ ...person, photoId: null }),
  },
  opensPersonal: true,
  keys: ({ type, data }) => {
    if (type === 'SignUpRequested' || type === 'SignUpCompleted') return [data.registrationId];
    if (type === 'CoverageRequested') return data.inviteeId ? [data.inviteeId] : [];
    if (type === 'InviteeCorrected') return [data.inviteeId];
    if (type === 'CopyRecipientAdded') return [data.recipientId];
    if ('contactId' in data) return [data.contactId];
    if (type === 'AnsweringAgentNamed') return [data.agentId];
    if (type === 'AgentInvited') return [data.invitedAgentId];
    return [type === 'PersonInvited' ? data.invitationId : data.userId];
  },
});

/** Someone of whom nothing is known but an address. */
const onlyEmail = (id: string, email: string): PersonDocument =>
  described({ id, firstName: '', lastName: '', email, phone: null, photoId: null });

function described({
  id,
  firstName,
  lastName,
  email,
  phone,
  photoId,
}: Omit<PersonDocument, 'searched' | 'domain' | 'bookOwnerId' | 'bookWords'>): PersonDocument {
  const words = [firstName, lastName, email].join(' ');
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    photoId,
    domain: emailDomain(email),
    searched: foldedText(words.trim()),
    bookOwnerId: '',
    bookWords: '',
  };
}

/** Of an address book, which only its requester reads: nobody else finds the person, and a search of people finds nobody of a book. */
const contact = ({
  contactId,
  requesterId,
  contactName,
  email,
  phone,
  ccEmails,
}: SupplierContactAdded['data'] | SupplierContactRevised['data']): PersonDocument => ({
  id: contactId,
  firstName: contactName,
  lastName: '',
  email,
  phone,
  photoId: null,
  ccEmails,
  domain: '',
  searched: '',
  bookOwnerId: requesterId,
  bookWords: foldedText([contactName, email, ccEmails].join(' ')),
});
