import type { Uuid } from '@covertrail/domain/kernel/event';
import type { FormOfLine } from '@covertrail/domain/insurance/lines/form-choice';
import type { RequestEvent, UnavailableCoverage } from '@covertrail/domain/request/request.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { fixPlanTexts } from '../fix-plan/fix-steps.js';
import { formText } from '../policy/coverage-texts.js';
import { askedChanges } from './asked-beside.words.js';
import { LINE_NAMES } from '../insurance/labels.js';
import { dayText } from '../text/day-text.js';
import { ended, listed, named, plain } from '../text/sentence-parts.js';

interface OfRequest {
  readonly data: {
    readonly requesterId: Uuid;
    readonly insuredId: Uuid | null;
    readonly projectId: Uuid;
    readonly inviteeId?: Uuid;
  };
}

const asker = ({ data }: OfRequest, names: Names): string => named(names.company(data.requesterId));
const recipient = ({ data }: OfRequest, names: Names): string =>
  data.insuredId === null ? invited(data.inviteeId, names) : named(names.company(data.insuredId));
/** Only the requester reads it: nobody else sees an invitation. */
const invited = (inviteeId: Uuid | undefined, names: Names): string =>
  inviteeId === undefined ? 'a supplier invited by e-mail' : named(names.person(inviteeId));
const forProject = ({ data }: OfRequest, names: Names): string => `for ${named(names.project(data.projectId))}`;
const because = (sentence: string, reason: string): string =>
  reason.trim() === '' ? `${sentence}.` : ended(`${sentence}: ${plain(reason)}`);
const said = (label: string, text: string) => (text.trim() === '' ? [] : [{ label, after: text }]);
const changed = (label: string, before: string, after: string) => (before === after ? [] : [{ label, before, after }]);
const reasonIn = (coverages: readonly UnavailableCoverage[], line: UnavailableCoverage['line']): string =>
  coverages.find((each) => each.line === line)?.reason ?? '';
const unavailableChanges = (before: readonly UnavailableCoverage[], after: readonly UnavailableCoverage[]) =>
  [...new Set([...before, ...after].map(({ line }) => line))].flatMap((line) =>
    changed(`${LINE_NAMES[line]} is unavailable`, reasonIn(before, line), reasonIn(after, line)),
  );
const formOf = (forms: readonly FormOfLine[], line: FormOfLine['line']): string => {
  const chosen = forms.find((each) => each.line === line);
  return chosen ? formText(chosen) : '';
};
const formChanges = (before: readonly FormOfLine[], after: readonly FormOfLine[]) =>
  [...new Set([...before, ...after].map(({ line }) => line))].flatMap((line) =>
    changed(`Certificate form of ${LINE_NAMES[line]}`, formOf(before, line), formOf(after, line)),
  );
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const requestSentences: Sentences<RequestEvent> = {
  CoverageRequested: {
    sentence: (event, names) => {
      const { number, dueOn } = event.data;
      const what = `for proof of insurance ${forProject(event, names)} by ${dayText(dueOn)}`;
      return `${asker(event, names)} asked ${recipient(event, names)} ${what} (request ${number}).`;
    },
    changes: ({ data }, names) => [
      { label: 'Template', after: names.template(data.templateId) },
      ...said('Message', data.message),
      ...askedChanges(data),
    ],
  },
  CopyRecipientAdded: {
    sentence: (event, names) =>
      `${named(names.person(event.data.recipientId))} gets copies of the request of ${asker(event, names)} ${forProject(event, names)}.`,
    changes: () => [],
  },
  CopyRecipientRemoved: {
    sentence: (event, names) =>
      `${named(names.person(event.data.recipientId))} gets no further copies of the request of ${asker(event, names)} ${forProject(event, names)}.`,
    changes: () => [],
  },
  InviteeCorrected: {
    sentence: (event, names) =>
      `${asker(event, names)} sent its request ${forProject(event, names)} to *${plain(names.person(event.data.inviteeId))}* in place of *${plain(names.person(event.data.formerInviteeId))}*. Earlier links stopped working.`,
    changes: () => [],
  },
  InvitationOpened: {
    sentence: (event, names) =>
      `${capital(recipient(event, names))} opened the request of ${asker(event, names)} ${forProject(event, names)} by its link.`,
    changes: () => [],
  },
  ReminderSent: {
    sentence: (event, names) =>
      `${asker(event, names)} reminded ${recipient(event, names)} of its request ${forProject(event, names)}.`,
    changes: () => [],
  },
  RequestResent: {
    sentence: (event, names) =>
      `${asker(event, names)} sent its request to ${recipient(event, names)} ${forProject(event, names)} again.`,
    changes: () => [],
  },
  DifferenceSent: {
    sentence: (event, names) =>
      `${asker(event, names)} told ${recipient(event, names)} what is still missing ${forProject(event, names)}.`,
    changes: ({ data }, names) =>
      fixPlanTexts({ steps: [], findings: data.missing }, names).map((after, index) => ({
        label: `Missing ${index + 1}`,
        after,
      })),
  },
  RequestResponded: {
    sentence: (event, names) => {
      const policies = listed(event.data.policyIds.map((id) => named(names.policy(id))));
      const request = `the request of ${asker(event, names)} ${forProject(event, names)}`;
      const act = event.data.before ? 'changed its answer to' : 'answered';
      return `${capital(recipient(event, names))} ${act} ${request} with ${policies}.`;
    },
    changes: ({ data: { before, remarks, unavailable = [], forms = [] } }) => [
      ...(before ? changed('Remarks', before.remarks, remarks) : said('Remarks', remarks)),
      ...unavailableChanges(before?.unavailable ?? [], unavailable),
      ...formChanges(before?.forms ?? [], forms),
    ],
  },
  RequestDeclined: {
    sentence: (event, names) => {
      const request = `the request of ${asker(event, names)} ${forProject(event, names)}`;
      return because(`${capital(recipient(event, names))} declined ${request}`, event.data.reason);
    },
    changes: () => [],
  },
  RequestCanceled: {
    sentence: (event, names) => {
      const request = `its request to ${recipient(event, names)} ${forProject(event, names)}`;
      return because(`${asker(event, names)} withdrew ${request}`, event.data.reason);
    },
    changes: () => [],
  },
};
