import { plainHolder } from '../insurance/terms/holder-details.js';
import { recorded } from '../kernel/testing/given.js';
import type { PolicyEvent } from '../policy/policy.contract.js';
import { certifiableOn, notEligible } from '../policy/policy-certifiable.js';
import { policyDecider } from '../policy/policy.decider.js';
import type { AddedPolicy } from '../policy/policy.state.js';
import { added, AGENCY, AUTO_TERMS, POLICY, UMBRELLA } from '../policy/testing/sample-policies.js';
import { certificateContentOf, type CertificateBasis } from './certificate-content.rules.js';
import { formShows, formsOfLine, formsOfLines } from './certificate-forms.rules.js';

const DAY = '2026-06-01';
const HOLDER = plainHolder({
  name: 'Harbor Point LLC',
  address: { address1: '1 Harbor Street', address2: 'Suite 5', city: 'Denver', state: 'CO', postalCode: '80202' },
});
const folded = (...events: PolicyEvent[]): AddedPolicy => {
  const state = recorded(events).reduce(
    (before, event) => policyDecider.evolve(before, event),
    policyDecider.initialState,
  );
  if (!state) throw new Error('The policy was not added');
  return state;
};
const approved: PolicyEvent = { type: 'PolicyApproved', data: { policyId: POLICY, agencyId: AGENCY } };
const canceled: PolicyEvent = {
  type: 'PolicyCanceled',
  data: { policyId: POLICY, effectiveFrom: DAY, reason: 'Not paid' },
};
const BASIS: CertificateBasis = {
  form: '25',
  number: 'C-1',
  revision: 0,
  issuedOn: DAY,
  producer: { name: 'Hollis & Vance', addressLines: [], contact: '', phone: '', fax: '', email: '' },
  representative: 'Priya Anand',
  check: { code: 'CODE', url: 'https://covertrail.example/check#CODE' },
  description: '',
  insured: { name: 'Granite Peak Electric', address: { ...HOLDER.address!, address2: '' } },
  holder: HOLDER,
  policies: [certifiableOn(folded(added(), approved), DAY)],
};
const refusal = (basis: Partial<CertificateBasis>) => () => certificateContentOf({ ...BASIS, ...basis });

describe('a policy is certified on a day [E03]', () => {
  it.each<[string, readonly PolicyEvent[], string, string | null]>([
    ['in force and verified', [added(), approved], DAY, null],
    ['on its first day', [added(), approved], '2026-01-01', null],
    ['before its first day', [added(), approved], '2025-12-31', 'notYetInForce'],
    ['on the day of its expiration', [added(), approved], '2027-01-01', 'expired'],
    ['canceled from that day on', [added(), approved, canceled], DAY, 'canceled'],
    ['canceled from the next day on', [added(), approved, canceled], '2026-05-31', null],
    [
      'rejected',
      [added(), { type: 'PolicyRejected', data: { policyId: POLICY, agencyId: AGENCY, reason: 'No' } }],
      DAY,
      'rejected',
    ],
    ['put aside', [added(), approved, { type: 'PolicyArchived', data: { policyId: POLICY } }], DAY, 'archived'],
  ])('%s', (_when, events, day, because) => {
    expect(notEligible(folded(...events), day)).toBe(because);
  });

  it('not before an agent has approved it', () => {
    expect(notEligible(folded(added()), DAY)).toBe('notVerified');
  });
});

describe('the form of a certificate [E03]', () => {
  it('follows from the line of coverage', () => {
    expect(formsOfLine('generalLiability')).toEqual(['25']);
    expect(formsOfLine('commercialProperty')).toEqual(['24', '27', '28']);
    expect(formShows('25', 'commercialProperty')).toBe(false);
    expect(formsOfLines(['commercialProperty', 'automobile'])).toEqual(['25', '24', '27', '28']);
  });
});

describe('what a certificate says [E03]', () => {
  it('is the policies as they stand on the day, in the order of the lines', () => {
    const renumbered: PolicyEvent = {
      type: 'PolicyNumberChanged',
      data: { policyId: POLICY, effectiveFrom: '2026-08-01', before: 'GL-88120', after: 'GL-99000' },
    };
    const auto = folded(added(AUTO_TERMS, { policyId: UMBRELLA, line: 'automobile' }), approved);
    const liability = folded(added(), approved, renumbered);
    const content = certificateContentOf({
      ...BASIS,
      policies: [auto, liability].map((policy) => certifiableOn(policy, DAY)),
    });
    expect(content.policies.map(({ line, terms }) => [line, terms.policyNumber])).toEqual([
      ['generalLiability', 'GL-88120'],
      ['automobile', 'BAP-5521'],
    ]);
  });

  it('prints holder and insured line by line, within the width of their boxes', () => {
    const name = 'The Owners’ Association of Harbor Point Towers North';
    const { holder, insured } = certificateContentOf({ ...BASIS, holder: { ...HOLDER, name } });
    expect(holder).toEqual({
      name: 'The Owners’ Association of Harbor Point',
      addressLines: ['Towers North', '1 Harbor Street', 'Suite 5, Denver, CO 80202'],
    });
    expect(insured).toEqual({
      name: 'Granite Peak Electric',
      addressLines: ['1 Harbor Street', 'Denver, CO 80202'],
    });
    expect([holder.name, ...holder.addressLines].every((line) => line.length <= 40)).toBe(true);
  });

  it('names as insured whom the entry of the holder names, and the holder alone where its address is not printed', () => {
    const entry = {
      ...HOLDER,
      includeNotesAndAddressOnCoi: false,
      primaryNamedInsured: 'Granite Peak LLC',
      furtherNamedInsureds: ['Granite Peak Solar LLC'],
    };
    const { holder, insured } = certificateContentOf({ ...BASIS, holder: entry });
    expect(holder).toEqual({ name: 'Harbor Point LLC', addressLines: [] });
    expect([insured.name, insured.addressLines[0]]).toEqual(['Granite Peak LLC', 'Granite Peak Solar LLC']);
  });

  it('is refused where a policy is not eligible, none is there, or the form has no place for it', () => {
    expect(refusal({ policies: [] })).toThrow('CERTIFICATE.NOT_ELIGIBLE');
    expect(refusal({ policies: [certifiableOn(folded(added(), approved, canceled), DAY)] })).toThrow(
      'CERTIFICATE.NOT_ELIGIBLE',
    );
    expect(refusal({ form: '24' })).toThrow('CERTIFICATE.OTHER_FORM');
  });
});
