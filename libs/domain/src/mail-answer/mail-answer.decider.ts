import { MOST_CERTIFICATES } from '../fields/mail-answer-fields.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import type { Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type {
  AnsweringAgentNamed,
  CertificateGiven,
  MailAnswerCommand,
  MailAnswerEvent,
  MailAnswerFacts,
} from './mail-answer.contract.js';

/** What was given for a request by the links of its mails, oldest first. `opened`: the agents who opened their link; `declined`: those who said that the client is not theirs. */
export interface MailAnswerState {
  readonly given: readonly CertificateGiven['data'][];
  readonly agents: readonly AnsweringAgentNamed['data'][];
  readonly opened: readonly Uuid[];
  readonly declined: readonly Uuid[];
}

/** Nobody fills the mailboxes of others by the link of one mail. */
export const MOST_NAMED_AGENTS = 5;

/** Every code with which a command to an answer by mail may be refused. */
export const MAIL_ANSWER_CODES = [
  'MAIL_ANSWER.REQUEST_ENDED',
  'MAIL_ANSWER.NOT_PDF',
  'MAIL_ANSWER.TOO_MANY_CERTIFICATES',
  'MAIL_ANSWER.TOO_MANY_AGENTS',
] as const;

/** What people without an account give for one request by the links of its mails [D13]: `mailAnswer-<requestId>`. */
export const mailAnswerDecider: Decider<MailAnswerState, MailAnswerCommand, MailAnswerEvent, MailAnswerFacts> = {
  type: 'mailAnswer',
  initialState: { given: [], agents: [], opened: [], declined: [] },
  decide(command, state, { isOpen }) {
    if (command.type === 'OpenAsNamedAgent')
      return !isOpen || state.opened.includes(command.agentId)
        ? []
        : [{ type: 'NamedAgentOpened', data: dataOf(command) }];
    if (!isOpen) throw new RuleBroken('MAIL_ANSWER.REQUEST_ENDED');
    switch (command.type) {
      case 'GiveCertificate':
        return give(command, state);
      case 'NameAnsweringAgent':
        return name(command, state);
      case 'DeclineAsNamedAgent':
        return namedAgent(state)?.agentId === command.agentId
          ? [{ type: 'NamedAgentDeclined', data: dataOf(command) }]
          : [];
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'CertificateGiven':
        return { ...state, given: [...state.given, event.data] };
      case 'AnsweringAgentNamed':
        return {
          ...state,
          agents: [...state.agents, event.data],
          declined: state.declined.filter((agentId) => agentId !== event.data.agentId),
        };
      case 'NamedAgentOpened':
        return { ...state, opened: [...state.opened, event.data.agentId] };
      case 'NamedAgentDeclined':
        return { ...state, declined: [...state.declined, event.data.agentId] };
    }
  },
};

/** The agent whom the last who named one named; undefined where none was named, or that one declined. */
export function namedAgent({ agents, declined }: MailAnswerState): AnsweringAgentNamed['data'] | undefined {
  const last = agents.at(-1);
  return last && declined.includes(last.agentId) ? undefined : last;
}

/** What came from the person who is invited now, and from agents of that person: where the request went to a wrong address before, nothing of it is shown. */
export function answerOf(inviteeId: Uuid | undefined, { given, agents, ...others }: MailAnswerState): MailAnswerState {
  const own = agents.filter((agent) => agent.inviteeId === inviteeId);
  const givers = [inviteeId, ...own.map(({ agentId }) => agentId)];
  return { ...others, agents: own, given: given.filter(({ giverId }) => givers.includes(giverId)) };
}

type Sent<Type extends MailAnswerCommand['type']> = Extract<MailAnswerCommand, { type: Type }>;

function give(command: Sent<'GiveCertificate'>, { given }: MailAnswerState): MailAnswerEvent[] {
  if (command.certificate.contentType !== 'application/pdf') throw new RuleBroken('MAIL_ANSWER.NOT_PDF');
  const isTheSame = given.at(-1)?.certificate.fileId === command.certificate.fileId;
  if (isTheSame) return [];
  if (given.length >= MOST_CERTIFICATES) throw new RuleBroken('MAIL_ANSWER.TOO_MANY_CERTIFICATES');
  return [{ type: 'CertificateGiven', data: dataOf(command) }];
}

/** The id of an agent belongs to the address: naming the same agent again sends no second mail. */
function name(command: Sent<'NameAnsweringAgent'>, state: MailAnswerState): MailAnswerEvent[] {
  if (namedAgent(state)?.agentId === command.agentId) return [];
  if (state.agents.length >= MOST_NAMED_AGENTS) throw new RuleBroken('MAIL_ANSWER.TOO_MANY_AGENTS');
  return [{ type: 'AnsweringAgentNamed', data: dataOf(command) }];
}
