import type { DomainEvent, Uuid } from '../kernel/event.js';

/** The names under which a client is insured, one of them first [G08]. `primary` is empty only where there is none at all. */
export interface NamedInsureds {
  readonly primary: string;
  readonly further: readonly string[];
}

/** The whole list as it is from now on: entries of the address book and certificates choose from it, and keep what they state. */
export type NamedInsuredsStated = DomainEvent<
  'NamedInsuredsStated',
  NamedInsureds & { readonly insuredId: Uuid; readonly before: NamedInsureds }
>;

export type NamedInsuredEvent = NamedInsuredsStated;
export type NamedInsuredCommand = { readonly type: 'StateNamedInsureds'; readonly insuredId: Uuid } & NamedInsureds;
