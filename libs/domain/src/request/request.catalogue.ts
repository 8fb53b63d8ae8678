import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import { REQUEST_PERSONAL, type RequestEvent } from './request.contract.js';
import { COVERAGE_REQUESTED_UPCASTERS, REQUEST_RESPONDED_UPCASTERS } from './request.upcasters.js';

interface OfRequest {
  readonly data: { readonly requesterId: Uuid; readonly insuredId: Uuid | null };
}

const common = {
  feature: 'request',
  version: 1,
  affectsVerdict: false,
  upcasters: {},
  audience: ({ data: { requesterId, insuredId } }: OfRequest) =>
    insuredId === null ? { companies: [requesterId] } : { companies: [requesterId, insuredId], insuredId },
} as const;

/** What only the requester may know: whom else it wrote to, and at which address. */
const ofRequester = {
  ...common,
  audience: ({ data: { requesterId } }: OfRequest) => ({ companies: [requesterId] }),
} as const;

/** Events that neither the insured nor its agencies see. */
export const REQUESTER_ALONE: Pick<
  Catalogue<RequestEvent>,
  'CopyRecipientAdded' | 'CopyRecipientRemoved' | 'InviteeCorrected' | 'InvitationOpened'
> = {
  CopyRecipientAdded: { ...ofRequester, personal: REQUEST_PERSONAL.CopyRecipientAdded },
  CopyRecipientRemoved: ofRequester,
  InviteeCorrected: { ...ofRequester, personal: REQUEST_PERSONAL.InviteeCorrected },
  InvitationOpened: ofRequester,
};

/** The requester, the insured and its agency read it; an invitation only the requester, until someone answers. */
export const requestCatalogue: Catalogue<RequestEvent> = {
  CoverageRequested: {
    ...common,
    version: 2,
    upcasters: COVERAGE_REQUESTED_UPCASTERS,
    personal: REQUEST_PERSONAL.CoverageRequested,
  },
  ...REQUESTER_ALONE,
  ReminderSent: common,
  RequestResent: common,
  DifferenceSent: common,
  RequestResponded: {
    ...common,
    version: 2,
    upcasters: REQUEST_RESPONDED_UPCASTERS,
  },
  RequestDeclined: common,
  RequestCanceled: common,
};
