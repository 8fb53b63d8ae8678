import type { PolicyTerms } from '@covertrail/domain/policy/policy.contract';
import { addDays, addYears, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { dollars } from '@covertrail/domain/kernel/money';
import { actorOf, AGENCIES, GRANITE_PEAK, PEOPLE, REQUESTERS } from './demo-cast.js';
import { carrierOf } from './demo-carriers.js';
import { resultIdOf, type DemoAct, type DemoActor, type DemoDeed } from './demo-act.js';
import { termsOf, type Shape } from './demo-terms.js';
import { projectIdOf } from './supplier-plan.js';
import { atMinute } from './working-hours.js';

const SHAPE: Shape = { occurrence: 1_000_000, umbrella: 1_000_000, grade: 'seen', scheduleGiven: true, carrierKey: 'carrier/summit' };
const policy = (name: string): string => resultIdOf('policy', `granite-peak/${name}`);
const insuredId = GRANITE_PEAK.companyId;
const projectId = projectIdOf('project/union-yard');

/**
 * The supplier that the demo is shown with: a template that asks for more, an umbrella that fills the gap, a carrier that is
 * downgraded, a cancellation heard of 77 days late, and a client that two agencies are about to hand over.
 */
export function granitePeakStory(start: CalendarDate, today: CalendarDate): readonly DemoAct[] {
  const priya = actorOf(PEOPLE.priya, 'agent', insuredId);
  const dana = actorOf(PEOPLE.dana, 'requester');
  const acts: DemoAct[] = [];
  const on = (day: CalendarDate, name: string, by: DemoActor | null, deed: DemoDeed, minute = 0) =>
    void acts.push({ key: `granite-peak/${name}`, at: atMinute(day, minute), by, deed });
  const renewal = addDays(start, 222);
  const [first, second, third] = [addYears(renewal, -1), renewal, addYears(renewal, 1)];
  const add = (name: string, day: CalendarDate, terms: PolicyTerms, line: 'generalLiability' | 'automobile' | 'workersCompensation' | 'umbrella') => {
    on(day, name, priya, { do: 'addPolicy', insuredId, line, terms });
    on(day, `${name}/approve`, priya, { do: 'approvePolicy', policyId: policy(name) }, 20);
  };
  const share = (name: string, day: CalendarDate, names: readonly string[], effectiveFrom: CalendarDate) =>
    on(day, name, priya, { do: 'sharePolicies', insuredId, requesterId: REQUESTERS.meridian.companyId, projectId, policyIds: names.map(policy), effectiveFrom }, 60);

  on(start, 'company', null, { do: 'registerCompany', company: GRANITE_PEAK });
  on(start, 'user', null, { do: 'registerUser', person: PEOPLE.ines }, 5);
  on(start, 'client', priya, { do: 'addClient', insuredId, insuredName: GRANITE_PEAK.name }, 10);
  on(addDays(start, 2), 'request', dana, {
    do: 'requestCoverage', to: { insuredId }, projectId, message: 'Welcome to Union Yard. Please send proof of coverage.', dueOn: addDays(start, 16),
  });
  add('gl-1', addDays(start, 8), termsOf('generalLiability', first, '84002', { ...SHAPE, grade: 'claimed' }), 'generalLiability');
  add('auto-1', addDays(start, 8), termsOf('automobile', first, '33070', SHAPE), 'automobile');
  add('wc-1', addDays(start, 8), termsOf('workersCompensation', first, '55120', SHAPE), 'workersCompensation');
  on(addDays(start, 12), 'respond', priya, {
    do: 'respondToRequest', requestId: resultIdOf('request', 'granite-peak/request'), policyIds: ['gl-1', 'auto-1', 'wc-1'].map(policy), remarks: '',
  });
  on(addDays(start, 21), 'forms', priya, {
    do: 'editPolicy', policyId: policy('gl-1'), terms: termsOf('generalLiability', first, '84002', SHAPE), effectiveFrom: addDays(start, 21), enteredWrongly: false,
  });

  add('gl-2', addDays(second, -7), termsOf('generalLiability', second, '88120', SHAPE), 'generalLiability');
  add('auto-2', addDays(second, -7), termsOf('automobile', second, '33071', SHAPE), 'automobile');
  add('wc-2', addDays(second, -7), termsOf('workersCompensation', second, '58004', SHAPE), 'workersCompensation');
  add('umbrella-1', addDays(second, -7), termsOf('umbrella', second, 'AB122', { ...SHAPE, carrierKey: 'carrier/frontier' }), 'umbrella');
  share('share-2', addDays(second, -6), ['gl-2', 'auto-2', 'wc-2', 'umbrella-1'], second);

  const downgraded = addDays(second, 125);
  on(downgraded, 'downgrade', null, {
    do: 'rateCarrier', carrierId: carrierOf('carrier/frontier').carrierId, rating: { strength: 'B++', size: 'VIII' }, effectiveFrom: downgraded,
  });
  add('umbrella-2', addDays(downgraded, 32), termsOf('umbrella', addDays(downgraded, 34), 'AB123', SHAPE), 'umbrella');
  share('share-3', addDays(downgraded, 33), ['umbrella-2'], addDays(downgraded, 34));

  const lapse = addDays(second, 244);
  on(addDays(lapse, 77), 'lapse', priya, { do: 'cancelPolicy', policyId: policy('gl-2'), effectiveFrom: lapse, reason: 'Canceled for non-payment.' });
  on(addDays(lapse, 77), 'reinstate', priya, {
    do: 'reinstatePolicy', policyId: policy('gl-2'), effectiveFrom: addDays(lapse, 38), reason: 'Reinstated with a lapse of 38 days.',
  }, 30);

  add('gl-3', addDays(third, -9), termsOf('generalLiability', third, '91344', SHAPE), 'generalLiability');
  add('auto-3', addDays(third, -9), termsOf('automobile', third, '33072', SHAPE), 'automobile');
  share('share-4', addDays(third, -8), ['gl-3', 'auto-3'], third);
  add('wc-3', addDays(third, 8), termsOf('workersCompensation', third, '60871', SHAPE), 'workersCompensation');
  share('share-5', addDays(third, 8), ['wc-3'], addDays(third, 8));

  const cut = termsOf('generalLiability', third, '91344', SHAPE);
  on(addDays(today, -12), 'cut', priya, {
    do: 'editPolicy', policyId: policy('gl-3'), effectiveFrom: addDays(today, -20), enteredWrongly: false,
    terms: { ...cut, limits: { ...cut.limits, generalAggregate: dollars(500_000) } },
  });
  transferInProgress(today, on);
  return acts.filter(({ at }) => at.slice(0, 10) < today);
}

type Teller = (day: CalendarDate, name: string, by: DemoActor | null, deed: DemoDeed, minute?: number) => void;

/** Keystone has asked for the client with its letter, and the holder has taken notice. */
function transferInProgress(today: CalendarDate, on: Teller): void {
  const letter = { fileName: 'broker-of-record-letter.pdf', signedOn: addDays(today, -2) };
  on(addDays(today, -2), 'transfer', actorOf(PEOPLE.jonah, 'agent'), {
    do: 'requestTransfer', insuredId, toAgencyId: AGENCIES.keystone.companyId, toAgentId: PEOPLE.jonah.userId,
    note: 'Granite Peak has named us its broker of record.', letter,
  });
  on(addDays(today, -1), 'transfer/acknowledge', actorOf(PEOPLE.priya, 'agent'), {
    do: 'answerTransfer', transferId: resultIdOf('transfer', 'granite-peak/transfer'), action: 'acknowledge',
  });
}

