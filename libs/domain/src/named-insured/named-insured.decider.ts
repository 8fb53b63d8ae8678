import { fits } from '../fields/field-rule.js';
import { furtherNamedInsureds, primaryNamedInsured } from '../fields/holder-fields.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { NamedInsuredCommand, NamedInsuredEvent, NamedInsureds } from './named-insured.contract.js';

/** Nothing before the first name was stated. */
export type NamedInsuredState = NamedInsureds;

/** Every code with which a command to the named insureds of a client may be refused. */
export const NAMED_INSURED_CODES = [
  'NAMED_INSURED.NO_PRIMARY',
  'NAMED_INSURED.TWICE',
  'NAMED_INSURED.NOT_VALID',
] as const;

const NONE: NamedInsureds = { primary: '', further: [] };

/** The names under which one client is insured: `namedInsured-<insuredId>` [G08]. */
export const namedInsuredDecider: Decider<NamedInsuredState, NamedInsuredCommand, NamedInsuredEvent> = {
  type: 'namedInsured',
  initialState: NONE,
  decide({ insuredId, primary, further }, before) {
    const after = { primary: primary.trim(), further: further.map((name) => name.trim()) };
    checkNames(after);
    return equal(before, after) ? [] : [{ type: 'NamedInsuredsStated', data: { insuredId, before, ...after } }];
  },
  evolve: (_state, { data: { primary, further } }) => ({ primary, further }),
};

function checkNames({ primary, further }: NamedInsureds): void {
  if (!fits(primaryNamedInsured, primary) || !fits(furtherNamedInsureds, further))
    throw new RuleBroken('NAMED_INSURED.NOT_VALID');
  if (primary === '' && further.length > 0) throw new RuleBroken('NAMED_INSURED.NO_PRIMARY');
  const names = [primary, ...further].map((name) => name.toLowerCase());
  if (new Set(names).size < names.length) throw new RuleBroken('NAMED_INSURED.TWICE');
}
