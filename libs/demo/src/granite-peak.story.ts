import type { StatedTerms } from '@covertrail/domain/policy/policy.contract';
import { addDays, addYears, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { PropertyLimit } from '@covertrail/domain/fields/property-limit';
import { dollars } from '@covertrail/domain/kernel/money';
import type { LocationPlace } from '@covertrail/domain/location/location.contract';
import { ENDORSEMENT_NAMES } from '@covertrail/wording/compliance/labels';
import { actorOf, AGENCIES, GRANITE_PEAK, PEOPLE, REQUESTERS } from './demo-people.js';
import { carrierOf } from './demo-carriers.js';
import { resultIdOf, type DemoStep, type DemoActor, type DemoCommand, type DemoPerson } from './demo-step.js';
import { termsOf, type Shape } from './demo-terms.js';
import { projectIdOf } from './supplier-plan.js';
import { atMinute } from './working-hours.js';

const SHAPE: Shape = {
  occurrence: 1_000_000,
  umbrella: 1_000_000,
  grade: 'seen',
  scheduleGiven: true,
  carrierKey: 'carrier/summit',
};
const policy = (name: string): string => resultIdOf('policy', `granite-peak/${name}`);
const insuredId = GRANITE_PEAK.companyId;
const projectId = projectIdOf('project/union-yard');

/** Adds one step to the story. */
type AddStep = (day: CalendarDate, name: string, by: DemoActor | null, command: DemoCommand, minute?: number) => void;
type Line = Extract<DemoCommand, { do: 'addPolicy' }>['line'];

/**
 * The supplier with which the demo is shown: a template raises its requirements, an umbrella makes up the shortfall, a carrier is
 * downgraded, a cancellation is recorded 77 days late, another one after the supplier had been announced as compliant, and two agencies
 * are about to transfer a client.
 */
export function granitePeakStory(start: CalendarDate, today: CalendarDate): readonly DemoStep[] {
  const steps: DemoStep[] = [];
  const on: AddStep = (day, name, by, command, minute = 0) =>
    void steps.push({ key: `granite-peak/${name}`, at: atMinute(day, minute), by, command });
  const renewal = addDays(start, 222);
  firstYear(start, addYears(renewal, -1), on);
  secondYear(renewal, on);
  lapseRecordedLate(renewal, on);
  thirdYear(addYears(renewal, 1), today, on);
  secondLapse(addYears(renewal, 1), on);
  otherRequesters(today, on);
  transferInProgress(today, on);
  return steps.filter(({ at }) => at.slice(0, 10) < today);
}

const priya = actorOf(PEOPLE.priya, 'agent', insuredId);

function add(on: AddStep, name: string, day: CalendarDate, line: Line, terms: StatedTerms): void {
  on(day, name, priya, { do: 'addPolicy', insuredId, line, terms });
  on(day, `${name}/approve`, priya, { do: 'approvePolicy', policyId: policy(name) }, 20);
}

/** The system of the agency states a policy as it is recorded, on the day on which it is added. */
function exportOf(on: AddStep, name: string, day: CalendarDate, line: Line, terms: StatedTerms): void {
  on(
    day,
    `${name}/export`,
    priya,
    {
      do: 'importFromSystem',
      system: 'appliedEpic',
      fileName: `policies ${day}.csv`,
      policy: { client: GRANITE_PEAK.name, line, terms },
    },
    25,
  );
}

function share(on: AddStep, name: string, day: CalendarDate, names: readonly string[]): void {
  const { companyId: requesterId } = REQUESTERS.meridian;
  on(day, name, priya, { do: 'sharePolicies', insuredId, requesterId, projectId, policyIds: names.map(policy) }, 60);
}

function firstYear(start: CalendarDate, term: CalendarDate, on: AddStep): void {
  on(start, 'company', null, { do: 'registerCompany', company: GRANITE_PEAK });
  on(start, 'user', null, { do: 'registerUser', person: PEOPLE.ines }, 5);
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
    requestId: resultIdOf('request', 'granite-peak/request'),
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

/** The certificate of a policy and forms that were seen are uploaded; that of the last endorsement is still missing. */
function papers(on: AddStep, name: string, day: CalendarDate, { policyNumber, endorsements }: StatedTerms): void {
  const of = { do: 'attachDocument', policyId: policy(name) } as const;
  on(
    day,
    `${name}/certificate`,
    priya,
    {
      ...of,
      kind: 'certificate',
      fileName: `certificate ${policyNumber}.pdf`,
      title: `Certificate of insurance ${policyNumber}`,
    },
    30,
  );
  endorsements.slice(0, -1).forEach(({ code, form = code }, at) =>
    on(
      day,
      `${name}/${code}`,
      priya,
      {
        ...of,
        kind: 'endorsement',
        endorsement: code,
        fileName: `${form}.pdf`,
        title: `${form}: ${ENDORSEMENT_NAMES[code]}, ${policyNumber}`,
      },
      31 + at,
    ),
  );
}

/** The renewal adds an umbrella; its carrier is downgraded, and a month later another carrier replaces it. */
function secondYear(term: CalendarDate, on: AddStep): void {
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

/** For 38 days there is no general liability cover; the agency records it long after they ended. */
function lapseRecordedLate(term: CalendarDate, on: AddStep): void {
  const lapse = addDays(term, 244);
  const recorded = addDays(lapse, 77);
  on(recorded, 'lapse', priya, {
    do: 'cancelPolicy',
    policyId: policy('gl-2'),
    effectiveFrom: lapse,
    reason: 'Canceled for non-payment.',
  });
  on(
    recorded,
    'reinstate',
    priya,
    {
      do: 'reinstatePolicy',
      policyId: policy('gl-2'),
      effectiveFrom: addDays(lapse, 38),
      reason: 'Reinstated with a lapse of 38 days.',
    },
    30,
  );
  on(addDays(recorded, 2), 'lapse/acknowledge', actorOf(PEOPLE.marcus, 'requester'), {
    do: 'acknowledgeCorrection',
    insuredId,
    projectId,
    comment: 'No work on site in those weeks. The site manager knows.',
  });
}

/** The automobile policy had lapsed for a week when the renewed workers' compensation made the supplier compliant; it is recorded later. */
function secondLapse(term: CalendarDate, on: AddStep): void {
  const recorded = addDays(term, 30);
  on(recorded, 'auto-lapse', priya, {
    do: 'cancelPolicy',
    policyId: policy('auto-3'),
    effectiveFrom: addDays(term, 6),
    reason: 'The first premium was late.',
  });
  on(
    recorded,
    'auto-reinstate',
    priya,
    {
      do: 'reinstatePolicy',
      policyId: policy('auto-3'),
      effectiveFrom: addDays(term, 13),
      reason: 'Paid; reinstated with a lapse of a week.',
    },
    30,
  );
}

/** Workers' compensation is renewed late; in the last weeks an endorsement cuts the general aggregate. */
function thirdYear(term: CalendarDate, today: CalendarDate, on: AddStep): void {
  const terms = termsOf('generalLiability', term, '91344', SHAPE);
  add(on, 'gl-3', addDays(term, -9), 'generalLiability', terms);
  const automobile = termsOf('automobile', term, '33072', SHAPE);
  add(on, 'auto-3', addDays(term, -9), 'automobile', automobile);
  exportOf(on, 'auto-3', addDays(term, -9), 'automobile', automobile);
  papers(on, 'gl-3', addDays(term, -9), terms);
  papers(on, 'auto-3', addDays(term, -9), automobile);
  share(on, 'share-4', addDays(term, -8), ['gl-3', 'auto-3']);
  shownInPart(addDays(term, -7), on);
  const workers = termsOf('workersCompensation', term, '60871', SHAPE);
  add(on, 'wc-3', addDays(term, 8), 'workersCompensation', workers);
  exportOf(on, 'wc-3', addDays(term, 8), 'workersCompensation', workers);
  share(on, 'share-5', addDays(term, 8), ['wc-3']);
  on(addDays(today, -12), 'cut', priya, {
    do: 'editPolicy',
    policyId: policy('gl-3'),
    effectiveFrom: addDays(today, -20),
    enteredWrongly: false,
    terms: { ...terms, limits: { ...terms.limits, generalAggregate: dollars(500_000) } },
  });
}

/** The yards and trucks of the supplier; those of other jobs are not shown to this requester. */
function shownInPart(day: CalendarDate, on: AddStep): void {
  const yards = [
    'Fox Street',
    'Wazee Street',
    'Blake Street',
    'Delgany Street',
    'Larimer Street',
    'Platte Street',
    'Wynkoop Street',
  ];
  yards.forEach((street, at) =>
    on(
      day,
      `yard-${at + 1}`,
      priya,
      { do: 'addLocation', policyId: policy('gl-3'), place: yardAt(street, at + 1), limits: [YARD_LIMIT] },
      at,
    ),
  );
  const models = ['F-350', 'F-550', 'F-650', 'Transit'];
  models.forEach((model, at) =>
    on(
      day,
      `truck-${at + 1}`,
      priya,
      {
        do: 'addVehicle',
        policyId: policy('auto-3'),
        vehicle: { vin: `GRANITEPEAKTRUCK0${at + 1}`, year: 2019 + at, make: 'Ford', model },
      },
      10 + at,
    ),
  );
  const hidden = (kind: string, names: readonly string[]) =>
    names.map((name) => resultIdOf(kind, `granite-peak/${name}`));
  on(
    day,
    'yards-shown',
    priya,
    {
      do: 'chooseShared',
      kind: 'locations',
      policyId: policy('gl-3'),
      projectId,
      remove: hidden('location', ['yard-6', 'yard-7']),
    },
    20,
  );
  on(
    day,
    'trucks-shown',
    priya,
    {
      do: 'chooseShared',
      kind: 'vehicles',
      policyId: policy('auto-3'),
      projectId,
      remove: hidden('vehicle', ['truck-4']),
    },
    21,
  );
}

const yardAt = (street: string, number: number): LocationPlace => ({
  number: `${number}`,
  address1: `${number * 100 + 18} ${street}`,
  address2: '',
  city: 'Denver',
  state: 'CO',
  county: 'Denver',
  zipCode: '80216',
  country: 'US',
  description: 'Equipment yard',
});

const YARD_LIMIT: PropertyLimit = {
  category: 'building',
  type: 'buildingCoverage',
  amount: dollars(750_000),
  secondAmount: null,
  coinsurance: 9_000,
  valuation: 'replacementCost',
  valuationAmount: null,
  deductibleType: 'amount',
  deductible: dollars(5_000),
};

/** Two more requesters were answered with a part of what they require, so that the cure plan of the supplier serves several. */
function otherRequesters(today: CalendarDate, on: AddStep): void {
  const answer = (name: string, requester: DemoPerson, project: string, names: readonly string[], minute: number) => {
    on(
      addDays(today, -38),
      `${name}/request`,
      actorOf(requester, 'requester'),
      {
        do: 'requestCoverage',
        to: { insuredId },
        projectId: projectIdOf(project),
        message: 'Please send proof of coverage.',
        dueOn: addDays(today, -24),
      },
      minute,
    );
    on(
      addDays(today, -30),
      `${name}/respond`,
      priya,
      {
        do: 'respondToRequest',
        requestId: resultIdOf('request', `granite-peak/${name}/request`),
        policyIds: names.map(policy),
        remarks: '',
      },
      minute,
    );
  };
  answer('lakeside', PEOPLE.omar, 'project/lakeside', ['gl-3'], 60);
  answer('terminal', PEOPLE.lin, 'project/terminal', ['gl-3', 'auto-3'], 61);
}

/** Keystone has asked for the client with its letter, and the agency of record has acknowledged the request. */
function transferInProgress(today: CalendarDate, on: AddStep): void {
  const letter = { client: GRANITE_PEAK.name, fileName: 'broker-of-record-letter.pdf', signedOn: addDays(today, -2) };
  on(addDays(today, -2), 'transfer', actorOf(PEOPLE.jonah, 'agent'), {
    do: 'requestTransfer',
    insuredId,
    toAgencyId: AGENCIES.keystone.companyId,
    toAgentId: PEOPLE.jonah.userId,
    note: 'Granite Peak has named us its broker of record.',
    letter,
  });
  on(addDays(today, -1), 'transfer/acknowledge', actorOf(PEOPLE.priya, 'agent'), {
    do: 'answerTransfer',
    transferId: resultIdOf('transfer', 'granite-peak/transfer'),
    action: 'acknowledge',
  });
}
