import type { Catalogue, Names } from '../catalogue/event-description.js';
import { ended, listed, named, plain } from '../catalogue/wording.js';
import { dayText } from '../kernel/day-text.js';
import type { Uuid } from '../kernel/event.js';
import { REQUEST_PERSONAL, type RequestEvent } from './request.contract.js';
import { COVERAGE_REQUESTED_UPCASTERS, REQUEST_RESPONDED_UPCASTERS } from './request.upcasters.js';

interface OfRequest {
  readonly data: { readonly requesterId: Uuid; readonly insuredId: Uuid | null; readonly projectId: Uuid; readonly inviteeId?: Uuid };
}

const common = {
  feature: 'request',
  version: 1,
  upcasters: {},
  audience: ({ data: { requesterId, insuredId } }: OfRequest) =>
    insuredId === null ? { companies: [requesterId] } : { companies: [requesterId, insuredId], insuredId },
} as const;

const asker = ({ data }: OfRequest, names: Names): string => named(names.company(data.requesterId));
const asked = ({ data }: OfRequest, names: Names): string =>
  data.insuredId === null ? invited(data.inviteeId, names) : named(names.company(data.insuredId));
/** Only who asked reads of it: an invitation is seen by nobody else. */
const invited = (inviteeId: Uuid | undefined, names: Names): string =>
  inviteeId === undefined ? 'a supplier invited by e-mail' : named(names.person(inviteeId));
const forProject = ({ data }: OfRequest, names: Names): string => `for ${named(names.project(data.projectId))}`;
const because = (sentence: string, reason: string): string =>
  reason.trim() === '' ? `${sentence}.` : ended(`${sentence}: ${plain(reason)}`);
const said = (label: string, text: string) => (text.trim() === '' ? [] : [{ label, after: text }]);
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The requester, the insured and its agency read it; an invitation only the requester, until somebody answers. */
export const requestCatalogue: Catalogue<RequestEvent> = {
  CoverageRequested: {
    ...common,
    version: 2,
    upcasters: COVERAGE_REQUESTED_UPCASTERS,
    personal: REQUEST_PERSONAL['CoverageRequested'],
    sentence: (event, names) => {
      const { number, dueOn } = event.data;
      const what = `for proof of insurance ${forProject(event, names)} by ${dayText(dueOn)}`;
      return `${asker(event, names)} asked ${asked(event, names)} ${what} (request ${number}).`;
    },
    changes: ({ data }, names) => [
      { label: 'Template', after: names.template(data.templateId) },
      ...said('Message', data.message),
    ],
  },
  RequestResponded: {
    ...common,
    version: 2,
    upcasters: REQUEST_RESPONDED_UPCASTERS,
    sentence: (event, names) => {
      const policies = listed(event.data.policyIds.map((id) => named(names.policy(id))));
      const request = `the request of ${asker(event, names)} ${forProject(event, names)}`;
      return `${capital(asked(event, names))} answered ${request} with ${policies}.`;
    },
    changes: ({ data }) => said('Remarks', data.remarks),
  },
  RequestDeclined: {
    ...common,
    sentence: (event, names) => {
      const request = `the request of ${asker(event, names)} ${forProject(event, names)}`;
      return because(`${capital(asked(event, names))} declined ${request}`, event.data.reason);
    },
    changes: () => [],
  },
  RequestCanceled: {
    ...common,
    sentence: (event, names) => {
      const request = `its request to ${asked(event, names)} ${forProject(event, names)}`;
      return because(`${asker(event, names)} withdrew ${request}`, event.data.reason);
    },
    changes: () => [],
  },
};
