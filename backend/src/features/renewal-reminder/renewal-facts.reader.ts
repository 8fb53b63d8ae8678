import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { dayText } from '@covertrail/wording/text/day-text';
import type { DueRenewal, RenewalsReminded } from '@covertrail/domain/renewal-reminder/renewal-reminder.contract';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { LetterPart } from '#mail/letter';
import { quotedNames } from '#mail/quoted-names';
import { inQuotes } from '#mail/typed-text';

type Fact = readonly [name: string, value: string];
/** As many as people read in a mail. */
const SHOWN = 25;

/** Renewals as facts of a mail, each with its day, without those that are renewed or put aside since; and how many more there are. */
export async function factsOfRenewals(
  deciders: Pick<DeciderStore, 'load' | 'readable'>,
  as: RenewalsReminded['data']['as'],
  renewals: readonly DueRenewal[],
): Promise<{ readonly facts: readonly Fact[]; readonly more: readonly LetterPart[] }> {
  const nameOf = as === 'requester' ? ofTracking : ofPolicy(as);
  const named = await Promise.all(
    renewals.map(async (renewal): Promise<Fact | null> => {
      const name = await nameOf(deciders, renewal);
      return name === null ? null : [name, dayText(renewal.endsOn)];
    }),
  );
  const facts = named.filter((fact) => fact !== null);
  const more = facts.length - SHOWN;
  return { facts: facts.slice(0, SHOWN), more: more > 0 ? [`And ${more} more.`] : [] };
}

type NameOf = (deciders: Pick<DeciderStore, 'load' | 'readable'>, renewal: DueRenewal) => Promise<string | null>;

const ofTracking: NameOf = async (deciders, { id, insuredId }) => {
  const { state } = await deciders.readable.load(trackingDecider, id);
  const names = quotedNames(deciders);
  return state && `${await names.company(insuredId)} for ${await names.project(state.projectId)}`;
};

const ofPolicy =
  (as: 'insured' | 'agent'): NameOf =>
  async (deciders, { id, insuredId }) => {
    const { state } = await deciders.readable.load(policyDecider, id);
    if (!state || state.archived || state.replacedBy !== null) return null;
    const policy = `${LINE_NAMES[state.line]} ${inQuotes(state.number.at(-1)?.value ?? '')}`;
    return as === 'insured' ? policy : `${policy} of ${await quotedNames(deciders).company(insuredId)}`;
  };
