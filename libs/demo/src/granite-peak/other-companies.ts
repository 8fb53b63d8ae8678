import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { actorOf, AGENCIES, GRANITE_PEAK, PEOPLE } from '../demo-people.js';
import type { DemoPerson } from '../demo-step.js';
import { projectIdOf } from '../supplier/supplier-plan.js';
import { insuredId, madeBy, policy, priya, type AddStep } from './granite-peak-steps.js';

/** Two more requesters were answered with a part of what they require, so that the cure plan of the supplier serves several. */
export function otherRequesters(today: CalendarDate, on: AddStep): void {
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
        requestId: madeBy('request', `${name}/request`),
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
export function transferInProgress(today: CalendarDate, on: AddStep): void {
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
    transferId: madeBy('transfer', 'transfer'),
    action: 'acknowledge',
  });
}
