import type { MailAnswerEvent } from '@covertrail/domain/mail-answer/mail-answer.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { named, plain } from '../text/sentence-parts.js';

const request = ({ requesterId, projectId }: MailAnswerEvent['data'], names: Names): string =>
  `the request of ${named(names.company(requesterId))} for ${named(names.project(projectId))}`;

export const mailAnswerSentences: Sentences<MailAnswerEvent> = {
  CertificateGiven: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.giverId))} gave a certificate for ${request(data, names)} by the link of a mail. Nobody has checked it.`,
    changes: ({ data: { certificate, additional } }) => [
      { label: 'Certificate', after: plain(certificate.name) },
      ...additional.map(({ name }) => ({ label: 'With it', after: plain(name) })),
    ],
  },
  AnsweringAgentNamed: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.inviteeId))} passed ${request(data, names)} on to ${named(names.person(data.agentId))} of ${named(data.agencyName)}.`,
    changes: () => [],
  },
  NamedAgentOpened: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.agentId))} opened ${request(data, names)} by the link of a mail.`,
    changes: () => [],
  },
  NamedAgentDeclined: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.agentId))} of ${named(data.agencyName)} was named as the agent who answers ${request(data, names)}, and says that it is no client of theirs.`,
    changes: () => [],
  },
};
