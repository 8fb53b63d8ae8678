import type { PlanId } from '../fields/plans.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';

/** A person of a company wrote to the support about a plan [F08]. */
export type InquirySent = DomainEvent<
  'InquirySent',
  {
    readonly inquiryId: Uuid;
    readonly companyId: Uuid;
    readonly personId: Uuid;
    readonly plan: PlanId;
    readonly text: string;
  }
>;

export type InquiryEvent = InquirySent;

export type InquiryCommand = { readonly type: 'SendInquiry' } & InquirySent['data'];
