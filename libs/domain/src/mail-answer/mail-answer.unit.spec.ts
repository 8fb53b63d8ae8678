import { MOST_CERTIFICATES } from '../fields/mail-answer-fields.js';
import { given } from '../kernel/testing/given.js';
import type {
  AnsweringAgentNamed,
  CertificateGiven,
  MailAnswerEvent,
  NamedAgentDeclined,
  NamedAgentOpened,
} from './mail-answer.contract.js';
import { answerOf, mailAnswerDecider, MOST_NAMED_AGENTS, namedAgent } from './mail-answer.decider.js';

const of = { requestId: 'r-1', requesterId: 'c-1', projectId: 'p-1' };
const file = (fileId: string, contentType = 'application/pdf') => ({
  fileId,
  sha256: 'f'.repeat(64),
  contentType,
  bytes: 9,
  name: 'COI.pdf',
});
const certificate = (fileId: string, contentType?: string): CertificateGiven['data'] => ({
  ...of,
  giverId: 'i-1',
  givenAs: 'invitee',
  givenAt: '2026-12-01T09:00:00.000Z',
  certificate: file(fileId, contentType),
  additional: [file('photo', 'image/png')],
});
const agent = (agentId: string): AnsweringAgentNamed['data'] => ({
  ...of,
  inviteeId: 'i-1',
  agentId,
  agentName: 'Nell Ortiz',
  agentEmail: 'nell@keystone.example',
  agencyName: 'Keystone',
  namedAt: '2026-12-01T09:00:00.000Z',
});
const opening: NamedAgentOpened['data'] = {
  ...of,
  agentId: 'a-1',
  openedAt: '2026-12-01T08:00:00.000Z',
};
const gave = (fileId: string): MailAnswerEvent => ({ type: 'CertificateGiven', data: certificate(fileId) });
const named = (agentId: string): MailAnswerEvent => ({ type: 'AnsweringAgentNamed', data: agent(agentId) });
const answer = (...past: MailAnswerEvent[]) => given(mailAnswerDecider, ...past);
const open = { isOpen: true };
const times = <Each>(count: number, each: (n: number) => Each): Each[] =>
  Array.from({ length: count }, (_, n) => each(n));

describe('[D13] what is given for a request by the link of its mail', () => {
  it('is a certificate, each of which stays on record, and the same one once', () => {
    answer()
      .when({ type: 'GiveCertificate', ...certificate('f-1') }, open)
      .then(gave('f-1'));
    answer(gave('f-1'))
      .when({ type: 'GiveCertificate', ...certificate('f-2') }, open)
      .then(gave('f-2'));
    answer(gave('f-1'))
      .when({ type: 'GiveCertificate', ...certificate('f-1') }, open)
      .nothing();
  });

  it('is a PDF, and no file store full of them', () => {
    answer()
      .when({ type: 'GiveCertificate', ...certificate('f-1', 'image/png') }, open)
      .refused('MAIL_ANSWER.NOT_PDF');
    answer(...times(MOST_CERTIFICATES, (n) => gave(`f-${n}`)))
      .when({ type: 'GiveCertificate', ...certificate('more') }, open)
      .refused('MAIL_ANSWER.TOO_MANY_CERTIFICATES');
  });

  it('names the agent, who may be corrected, but not a mailing list of them', () => {
    answer()
      .when({ type: 'NameAnsweringAgent', ...agent('a-1') }, open)
      .then(named('a-1'));
    answer(named('a-1'))
      .when({ type: 'NameAnsweringAgent', ...agent('a-1') }, open)
      .nothing();
    answer(named('a-1'))
      .when({ type: 'NameAnsweringAgent', ...agent('a-2') }, open)
      .then(named('a-2'));
    answer(...times(MOST_NAMED_AGENTS, (n) => named(`a-${n}`)))
      .when({ type: 'NameAnsweringAgent', ...agent('more') }, open)
      .refused('MAIL_ANSWER.TOO_MANY_AGENTS');
    const after = [agent('a-1'), agent('a-2')];
    expect(namedAgent({ given: [], opened: [], declined: [], agents: after })?.agentId).toBe('a-2');
  });

  it('is of the person who is invited now, and of agents of that person', () => {
    const [first, second] = [agent('a-1'), { ...agent('a-2'), inviteeId: 'i-2' }];
    const byAgent = { ...certificate('f-2'), giverId: 'a-2' };
    const all = { opened: [], declined: [], agents: [first, second], given: [certificate('f-1'), byAgent] };
    expect(answerOf('i-2', all)).toEqual({ opened: [], declined: [], agents: [second], given: [byAgent] });
    expect(answerOf('i-1', all)).toEqual({ opened: [], declined: [], agents: [first], given: [certificate('f-1')] });
  });

  it('is given while the request is open', () => {
    const over = { isOpen: false };
    answer()
      .when({ type: 'GiveCertificate', ...certificate('f-1') }, over)
      .refused('MAIL_ANSWER.REQUEST_ENDED');
    answer()
      .when({ type: 'NameAnsweringAgent', ...agent('a-1') }, over)
      .refused('MAIL_ANSWER.REQUEST_ENDED');
  });

  it('ends for a named agent who says that the client is not theirs, and may be passed on anew [A11]', () => {
    const declining: NamedAgentDeclined['data'] = {
      ...of,
      agentId: 'a-1',
      agencyName: 'Keystone',
      declinedAt: '2026-12-01T08:30:00.000Z',
    };
    const declined: MailAnswerEvent = { type: 'NamedAgentDeclined', data: declining };
    answer(named('a-1'))
      .when({ type: 'DeclineAsNamedAgent', ...declining }, open)
      .then(declined);
    for (const past of [[named('a-1'), declined], [named('a-1'), named('a-2')], []])
      answer(...past)
        .when({ type: 'DeclineAsNamedAgent', ...declining }, open)
        .nothing();
    answer(named('a-1'), declined)
      .when({ type: 'NameAnsweringAgent', ...agent('a-1') }, open)
      .then(named('a-1'));
    answer(named('a-1'))
      .when({ type: 'DeclineAsNamedAgent', ...declining }, { isOpen: false })
      .refused('MAIL_ANSWER.REQUEST_ENDED');
    const state = { given: [], opened: [], agents: [agent('a-1')], declined: ['a-1'] };
    expect(namedAgent(state)).toBeUndefined();
    answer(named('a-1'), declined, named('a-1'))
      .when({ type: 'DeclineAsNamedAgent', ...declining }, open)
      .then(declined);
  });

  it('says once for each agent that the link was opened', () => {
    const opened: MailAnswerEvent = { type: 'NamedAgentOpened', data: opening };
    answer()
      .when({ type: 'OpenAsNamedAgent', ...opening }, open)
      .then(opened);
    answer(opened)
      .when({ type: 'OpenAsNamedAgent', ...opening }, open)
      .nothing();
    answer(opened)
      .when({ type: 'OpenAsNamedAgent', ...opening, agentId: 'a-2' }, open)
      .then({ type: 'NamedAgentOpened', data: { ...opening, agentId: 'a-2' } });
    answer()
      .when({ type: 'OpenAsNamedAgent', ...opening }, { isOpen: false })
      .nothing();
  });
});
