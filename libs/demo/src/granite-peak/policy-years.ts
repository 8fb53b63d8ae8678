import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { dollars } from '@covertrail/domain/kernel/money';
import { carrierOf } from '../demo-carriers.js';
import { actorOf, GRANITE_PEAK, PEOPLE } from '../demo-people.js';
import { termsOf } from '../demo-terms.js';
import {
  add,
  exportOf,
  insuredId,
  madeBy,
  policy,
  priya,
  projectId,
  SHAPE,
  share,
  type AddStep,
} from './granite-peak-steps.js';
import { papers } from './policy-papers.js';
import { addressBooks } from './address-books.js';
import { issuedCertificates } from './issued-certificates.js';
import { trucksShownInPart, yardsShownInPart } from './yards-and-trucks.js';

/** The agency and the company meet, and Meridian's request is answered. */
export function firstYear(start: CalendarDate, term: CalendarDate, on: AddStep): void {
  on(start, 'company', null, { do: 'registerCompany', company: GRANITE_PEAK });
  on(start, 'user', null, { do: 'registerUser', person: PEOPLE.ines }, 5);
  on(start, 'user/tour', actorOf(PEOPLE.ines, 'insured'), { do: 'finishTour', role: 'insured' }, 6);
  on(start, 'client', priya, { do: 'addClient', insuredId, taxId: GRANITE_PEAK.taxId }, 10);
  on(
    start,
    'client/accept',
    actorOf(PEOPLE.ines, 'insured'),
    { do: 'acceptAgency', insuredId, agencyId: priya.companyId },
    20,
  );
  on(addDays(start, 2), 'request', actorOf(PEOPLE.dana, 'requester'), {
    do: 'requestCoverage',
    to: { insuredId },
    projectId,
    message: 'Welcome to Union Yard. Please send proof of coverage.',
    dueOn: addDays(start, 16),
  });
  add(
    on,
    'gl-1',
    addDays(start, 8),
    'generalLiability',
    termsOf('generalLiability', term, '84002', { ...SHAPE, grade: 'claimed' }),
  );
  add(on, 'auto-1', addDays(start, 8), 'automobile', termsOf('automobile', term, '33070', SHAPE));
  add(on, 'wc-1', addDays(start, 8), 'workersCompensation', termsOf('workersCompensation', term, '55120', SHAPE));
  on(addDays(start, 12), 'respond', priya, {
    do: 'respondToRequest',
    requestId: madeBy('request', 'request'),
    policyIds: ['gl-1', 'auto-1', 'wc-1'].map(policy),
    remarks: '',
  });
  on(addDays(start, 21), 'forms', priya, {
    do: 'editPolicy',
    policyId: policy('gl-1'),
    terms: termsOf('generalLiability', term, '84002', SHAPE),
    effectiveFrom: addDays(start, 21),
    enteredWrongly: false,
  });
}

/** The renewal adds an umbrella; its carrier is downgraded, and a month later another carrier replaces it. */
export function secondYear(term: CalendarDate, on: AddStep): void {
  const early = addDays(term, -7);
  add(on, 'gl-2', early, 'generalLiability', termsOf('generalLiability', term, '88120', SHAPE));
  add(on, 'auto-2', early, 'automobile', termsOf('automobile', term, '33071', SHAPE));
  add(on, 'wc-2', early, 'workersCompensation', termsOf('workersCompensation', term, '58004', SHAPE));
  add(
    on,
    'umbrella-1',
    early,
    'umbrella',
    termsOf('umbrella', term, 'AB122', { ...SHAPE, carrierKey: 'carrier/frontier' }),
  );
  share(on, 'share-2', addDays(term, -6), ['gl-2', 'auto-2', 'wc-2', 'umbrella-1']);
  const downgraded = addDays(term, 125);
  on(downgraded, 'downgrade', null, {
    do: 'rateCarrier',
    carrierId: carrierOf('carrier/frontier').carrierId,
    rating: { strength: 'B++', size: 'VIII' },
    effectiveFrom: downgraded,
  });
  add(
    on,
    'umbrella-2',
    addDays(downgraded, 32),
    'umbrella',
    termsOf('umbrella', addDays(downgraded, 34), 'AB123', SHAPE),
  );
  share(on, 'share-3', addDays(downgraded, 33), ['umbrella-2']);
}

/** Workers' compensation is renewed late; in the last weeks an endorsement cuts the general aggregate. */
export function thirdYear(term: CalendarDate, today: CalendarDate, on: AddStep): void {
  const terms = termsOf('generalLiability', term, '91344', SHAPE);
  add(on, 'gl-3', addDays(term, -9), 'generalLiability', terms);
  const automobile = termsOf('automobile', term, '33072', SHAPE);
  add(on, 'auto-3', addDays(term, -9), 'automobile', automobile);
  exportOf(on, 'auto-3', addDays(term, -9), 'automobile', automobile);
  papers(on, 'gl-3', addDays(term, -9), terms);
  papers(on, 'auto-3', addDays(term, -9), automobile);
  share(on, 'share-4', addDays(term, -8), ['gl-3', 'auto-3']);
  yardsShownInPart(addDays(term, -7), on);
  trucksShownInPart(addDays(term, -7), on);
  addressBooks(addDays(term, -7), on);
  const workers = termsOf('workersCompensation', term, '60871', SHAPE);
  add(on, 'wc-3', addDays(term, 8), 'workersCompensation', workers);
  exportOf(on, 'wc-3', addDays(term, 8), 'workersCompensation', workers);
  share(on, 'share-5', addDays(term, 8), ['wc-3']);
  issuedCertificates(term, today, on);
  on(addDays(today, -12), 'cut', priya, {
    do: 'editPolicy',
    policyId: policy('gl-3'),
    effectiveFrom: addDays(today, -20),
    enteredWrongly: false,
    terms: { ...terms, limits: { ...terms.limits, generalAggregate: dollars(500_000) } },
  });
}
