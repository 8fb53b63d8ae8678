import { peopleView, type PersonDocument } from '@covertrail/contracts/user/user.views';
import { emailDomain } from '@covertrail/domain/fields/public-email';
import { defineProjection } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** Who is this person? */
export const people = defineProjection(peopleView)({
  version: 6,
  on: {
    UserRegistered: (_person, { data: { userId, firstName, lastName, email, phone } }) =>
      described({ id: userId, firstName, lastName, email, phone: phone ?? null }),
    UserProfileChanged: (person, { data: { firstName, lastName, phone } }) =>
      person && described({ ...person, firstName, lastName, phone: phone ?? null }),
    CoverageRequested: (person, { data: { inviteeEmail } }, inviteeId) =>
      person ?? described({ id: inviteeId, firstName: '', lastName: '', email: inviteeEmail ?? '', phone: null }),
    PersonInvited: (person, { data: { email } }, id) =>
      person ?? described({ id, firstName: '', lastName: '', email, phone: null }),
    AgentInvited: (person, { data: { invitedAgentId, email } }) =>
      person ?? described({ id: invitedAgentId, firstName: '', lastName: '', email, phone: null }),
    AnsweringAgentNamed: (person, { data: { agentId, agentName, agentEmail } }) =>
      person ?? described({ id: agentId, firstName: agentName, lastName: '', email: agentEmail, phone: null }),
    SignUpRequested: (person, { data: { registrationId, email } }) =>
      person ?? described({ id: registrationId, firstName: '', lastName: '', email, phone: null }),
  },
  changes: { SignUpCompleted: () => null },
  opensPersonal: true,
  keys: ({ type, data }) => {
    if (type === 'SignUpRequested' || type === 'SignUpCompleted') return [data.registrationId];
    if (type === 'CoverageRequested') return data.inviteeId ? [data.inviteeId] : [];
    if (type === 'AnsweringAgentNamed') return [data.agentId];
    if (type === 'AgentInvited') return [data.invitedAgentId];
    return [type === 'PersonInvited' ? data.invitationId : data.userId];
  },
});

function described({
  id,
  firstName,
  lastName,
  email,
  phone,
}: Omit<PersonDocument, 'searched' | 'domain'>): PersonDocument {
  const words = [firstName, lastName, email].join(' ');
  return { id, firstName, lastName, email, phone, domain: emailDomain(email), searched: foldedText(words.trim()) };
}
