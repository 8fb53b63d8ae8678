import { plainHolder } from '@covertrail/domain/insurance/terms/holder-details';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { actorOf, PEOPLE, REQUESTERS } from './demo-people.js';
import { termsOf } from './demo-terms.js';
import { SHAPE } from './granite-peak/granite-peak-steps.js';
import { resultIdOf, type DemoActor, type DemoCommand, type DemoPerson, type DemoStep } from './demo-step.js';
import { projectIdOf, type SupplierPlan } from './supplier/supplier-plan.js';
import { atMinute } from './working-hours.js';

/** A client of Priya with policies that are approved and in force at the end. */
interface CurrentClient {
  readonly plan: SupplierPlan;
  readonly policyIds: readonly Uuid[];
}

const TO_MANY = ['Anvil Steel', 'Beacon Fence', 'Cobalt Paving', 'Dovetail Joinery', 'Eagle Crane', 'Fulcrum Rigging'];
const addressOf = (name: string): string => `office@${name.toLowerCase().replaceAll(' ', '')}.example`;

/** The projects for which Priya's client is asked last: the first that did not ask it before. */
const ASKING: readonly (readonly [requester: DemoPerson, projectKey: string])[] = [
  [PEOPLE.omar, 'project/loop'],
  [PEOPLE.lin, 'project/terminal'],
  [PEOPLE.omar, 'project/lakeside'],
];

/** The first steady client of Priya; null in a world that is too small to have one. */
export function currentClient(
  plans: readonly SupplierPlan[],
  stories: readonly (readonly DemoStep[])[],
  today: CalendarDate,
): CurrentClient | null {
  const index = plans.findIndex(({ agent, fate }) => agent === PEOPLE.priya && fate === 'steady');
  const plan = plans[index];
  if (!plan) return null;
  const policyIds = (stories[index] ?? []).flatMap(({ command, at }) =>
    command.do === 'approvePolicy' && at > addDays(today, -330) ? [command.policyId] : [],
  );
  return policyIds.length > 1 ? { plan, policyIds } : null;
}

/** What has been done with requests and shares on the last days: the newest of each list, so that nothing that stood before is changed by it. */
export function lastDays(today: CalendarDate, client: CurrentClient | null): readonly DemoStep[] {
  const steps: DemoStep[] = [];
  const on: AddLast = (daysAgo, key, minute, by, command) =>
    void steps.push({ key: `last-days/${key}`, at: atMinute(addDays(today, -daysAgo), 200 + minute), by, command });
  requestsByMail(today, on);
  if (client) clientOfPriya(today, client, on);
  if (client) pastDueRenewal(today, client, on);
  return steps;
}

type AddLast = (daysAgo: number, key: string, minute: number, by: DemoActor, command: DemoCommand) => void;

/** Dana asks suppliers without an account: one in a hurry, one before others, with copies, and several at once, among them a row that is no address. */
function requestsByMail(today: CalendarDate, on: AddLast): void {
  const dana = actorOf(PEOPLE.dana, 'requester');
  const projectId = projectIdOf('project/airport');
  const cc = ['contracts@meridian.example', 'site.office@meridian.example'];
  const ask = { do: 'requestCoverage', projectId, dueOn: addDays(today, 6) } as const;
  on(1, 'rush', 0, dana, {
    ...ask,
    to: { email: addressOf('Granary Millwork') },
    message: 'The crew is to begin on Monday.',
    beside: { delivery: 'rush', cc, documents: [{ kind: 'policy', name: '' }] },
  });
  on(1, 'priority', 1, dana, {
    ...ask,
    to: { email: addressOf('Halyard Hoists') },
    message: 'Please answer before the kick-off meeting.',
    beside: {
      delivery: 'priority',
      cc: cc.slice(0, 1),
      loanNumber: 'AC-20417',
      lenderServiceAgent: 'First Prairie Bank',
    },
  });
  const emails = [...TO_MANY.map(addressOf), 'no address'];
  on(1, 'many', 2, dana, {
    ...{ do: 'requestFromMany', emails, projectId },
    message: 'You are on the list of bidders. Please send proof of coverage.',
    dueOn: addDays(today, 20),
  });
}

/** An open request with an answer that is half written, a share for a lender with all that the wizard takes, and one that ended. */
function clientOfPriya(today: CalendarDate, { plan, policyIds }: CurrentClient, on: AddLast): void {
  const insuredId = plan.company.companyId;
  const priya = actorOf(PEOPLE.priya, 'agent', insuredId);
  const free = ASKING.find(([, projectKey]) =>
    plan.engagements.every((engagement) => engagement.projectKey !== projectKey),
  );
  if (free) {
    const [requester, projectKey] = free;
    on(1, 'half-answered', 3, actorOf(requester, 'requester'), {
      ...{ do: 'requestCoverage', to: { insuredId }, projectId: projectIdOf(projectKey) },
      message: 'Please send proof of coverage for the next phase.',
      dueOn: addDays(today, 4),
      beside: { delivery: 'rush' },
    });
    const requestId = resultIdOf('request', 'last-days/half-answered');
    const draft = { do: 'draftAnswer', requestId, policyIds: policyIds.slice(0, 1) } as const;
    on(1, 'half-answered/draft', 4, priya, { ...draft, remarks: 'The umbrella follows when the insurer confirms it.' });
  }
  const { companyId: requesterId } = REQUESTERS.bayside;
  const share = { do: 'sharePolicies', insuredId, requesterId, projectId: projectIdOf('project/terminal') } as const;
  on(1, 'share', 5, priya, {
    ...{ ...share, policyIds: policyIds.slice(0, 2) },
    terms: {
      holder: plainHolder({
        name: 'First Prairie Bank, ISAOA/ATIMA',
        address: {
          address1: '300 Market Street',
          address2: 'Suite 12',
          city: 'Denver',
          state: 'CO',
          postalCode: '80202',
        },
      }),
      remarks: 'Lender’s loss payable applies to the equipment at the terminal.',
      loanNumber: 'FP-77120',
      shareExpiringOn: addDays(today, 90),
    },
  });
  on(2, 'ended', 6, priya, { ...share, policyIds: policyIds.slice(1, 2) });
  on(1, 'ended/end', 7, priya, { do: 'endShare', shareId: resultIdOf('share', 'last-days/ended') });
}

/** A policy that nobody requires ended yesterday with nothing in its place, so its agent and insured were reminded this morning or yesterday [I06] [A11]. */
function pastDueRenewal(today: CalendarDate, { plan }: CurrentClient, on: AddLast): void {
  const insuredId = plan.company.companyId;
  const priya = actorOf(PEOPLE.priya, 'agent', insuredId);
  const period = { effectiveOn: addDays(today, -366), expiresOn: addDays(today, -1) };
  const terms = { ...termsOf('crimeAndFidelity', period.effectiveOn, '44190', SHAPE), period };
  on(2, 'past-due', 8, priya, { do: 'addPolicy', insuredId, line: 'crimeAndFidelity', terms });
  const policyId = resultIdOf('policy', 'last-days/past-due');
  on(2, 'past-due/approve', 9, priya, { do: 'approvePolicy', policyId });
}
