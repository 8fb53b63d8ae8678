import { isAgency } from '@covertrail/domain/rights/sides';
import { describe } from '@covertrail/domain/catalogue/event-catalogue';
import { isSeenBy, type Relations } from '@covertrail/domain/catalogue/viewers';
import type { Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { ASSESSED_EVENTS } from '@covertrail/domain/insurance/terms/policy-aspects';
import type { ShareEvent } from '@covertrail/domain/share/share.contract';
import type { Actor } from '#auth/actor';
import { isKnownToBothSides } from '#naming/both-sides.rules';
import type { LoadedHistory } from '#features/history/loaded-history/loaded-history';

/** The time in which a share shows a policy: from the share until it ends, or until the policy is taken out of it. */
interface Window {
  readonly shareId: Uuid;
  readonly policyId: Uuid;
  readonly begun: Recorded;
  ended: Position | null;
}

/** `shown` in words, and the entry of the reader's history to which it leads. */
export interface Evidence {
  readonly entry: Recorded;
  readonly shown: Recorded;
}

/** Events that say what a share shows by itself, and give no reasons of the parties. */
const SETS_TERMS: ReadonlySet<string> = new Set([
  'PolicyAdded',
  ...ASSESSED_EVENTS,
  'PolicyApproved',
  'PolicyReverified',
  'PolicyConfirmedBySystem',
  'PolicyImportTakenBack',
  'DocumentFiled',
]);

/**
 * Which events of a tracking someone may see, by each event's own declaration. Whoever represents the supplier sees all
 * of the policies that it may read; the requester sees what happened to them while they were shared.
 */
export class HistoryVisibility {
  private readonly windows: readonly Window[];

  constructor(
    private readonly history: LoadedHistory,
    private readonly actor: Pick<Actor, 'companyId' | 'role'>,
  ) {
    this.windows = windowsOf(history.events);
  }

  sees(event: Recorded): boolean {
    return (
      isKnownToBothSides(event) ||
      isSeenBy(describe(event.type).audience(event), this.actor.companyId, this.relationsAt(event.position))
    );
  }

  /** The event to show instead of an event: the event itself, or the share that showed its result; null for neither. */
  shownFor(event: Recorded): Recorded | null {
    if (this.sees(event)) return event;
    const { policyId } = describe(event.type).audience(event);
    const shared = this.windows.find(
      (window) => window.policyId === policyId && window.begun.position > event.position,
    );
    return shared && this.sees(shared.begun) ? shared.begun : null;
  }

  /**
   * What a finding may cite for an event. A term of a policy that was set before the policy was shared is shown as the event
   * that set it, beside the share that showed it. That event is no entry of this reader's history, so it leads to the share.
   */
  evidenceOf(event: Recorded): readonly Evidence[] {
    const entry = this.shownFor(event);
    if (entry === null) return [];
    const isShown = SETS_TERMS.has(event.type) && !(event.data as { readonly reason?: string }).reason;
    const own = entry !== event && isShown ? [{ entry, shown: event }] : [];
    return [...own, { entry, shown: entry }];
  }

  private relationsAt(position: Position): Relations {
    const { insuredId, requesterId } = this.history.tracking;
    const agencies = isAgency(this.actor) ? [this.actor.companyId] : [];
    const isOpen = ({ begun, ended }: Window) => begun.position <= position && (ended === null || position <= ended);
    const shared = (policyId: Uuid) => this.windows.some((window) => window.policyId === policyId && isOpen(window));
    return {
      holdersOf: (policyId) => (this.history.others.has(policyId) ? [insuredId] : [insuredId, ...agencies]),
      sharersOf: (policyId) => (shared(policyId) ? [requesterId] : []),
      agenciesOf: () => agencies,
    };
  }
}

/** A share opens a window for each of its policies, and one more each time that it is enabled again. */
function windowsOf(events: readonly Recorded[]): Window[] {
  const windows: Window[] = [];
  for (const event of events.filter(isOfShare)) {
    const { shareId, policyIds } = event.data;
    if (OPENS.has(event.type)) {
      for (const policyId of policyIds) windows.push({ shareId, policyId, begun: event, ended: null });
      continue;
    }
    for (const window of windows)
      if (window.shareId === shareId && policyIds.includes(window.policyId)) window.ended ??= event.position;
  }
  return windows;
}

const OPENS: ReadonlySet<string> = new Set<ShareEvent['type']>(['PoliciesShared', 'ShareEnabled']);
const CLOSES: ReadonlySet<string> = new Set<ShareEvent['type']>(['ShareEnded', 'SharedPolicyRemoved']);

/** Whoever is told of a change sees as much as before. */
type WindowEvent = Exclude<ShareEvent, { readonly type: 'SharedPolicyIssuedAgain' }>;

const isOfShare = (event: Recorded): event is Recorded<WindowEvent> => OPENS.has(event.type) || CLOSES.has(event.type);
