import { ACCESS_LEVELS, PERMISSIONS } from './access-levels.js';
import { ACTING_AS, CAPABILITIES, ruleOf, type Capability } from './capabilities.js';
import { actsForCompany, may } from './principal.js';

const NAMES = Object.keys(CAPABILITIES) as Capability[];
const LOWEST_FIRST = ['readOnly', 'reviewer', 'manager'] as const;
const COMPANY_SIDES = ACTING_AS.filter(actsForCompany);

describe('what a membership may [I01]', () => {
  it('knows every level', () => expect([...LOWEST_FIRST].sort()).toEqual([...ACCESS_LEVELS].sort()));

  it.each(NAMES)('%s is open from the level of its rule on, and to nobody below', (capability) => {
    for (const role of COMPANY_SIDES) {
      const needed = ruleOf(capability)[role];
      const from = needed === undefined ? LOWEST_FIRST.length : LOWEST_FIRST.indexOf(needed);
      const open = LOWEST_FIRST.map((access) =>
        may({ role, access, permissions: PERMISSIONS, primaryContact: true }, capability),
      );
      expect(open).toEqual(LOWEST_FIRST.map((_, rank) => rank >= from));
    }
  });

  it.each(NAMES.filter((name) => ruleOf(name).permission !== undefined))(
    '%s is closed to a manager without its permission',
    (capability) => {
      const permissions = PERMISSIONS.filter((permission) => permission !== ruleOf(capability).permission);
      for (const role of COMPANY_SIDES)
        expect(may({ role, access: 'manager', permissions, primaryContact: true }, capability)).toBe(false);
    },
  );

  it.each(NAMES.filter((name) => ruleOf(name).primaryContact))(
    '%s is closed to a manager who is not the primary contact',
    (capability) => {
      const acting = { access: 'manager', permissions: PERMISSIONS, primaryContact: false } as const;
      for (const role of COMPANY_SIDES) expect(may({ role, ...acting }, capability)).toBe(false);
    },
  );

  it('gives an operator what names operators alone', () => {
    expect(NAMES.filter((name) => may({ role: 'operator' }, name))).toEqual(['useAccount', 'operateProduct']);
  });
});
