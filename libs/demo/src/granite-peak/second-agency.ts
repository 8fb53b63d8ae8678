import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { actorOf, AGENCIES, PEOPLE } from '../demo-people.js';
import { termsOf } from '../demo-terms.js';
import { add, insuredId, policy, SHAPE, type AddStep } from './granite-peak-steps.js';

const ines = actorOf(PEOPLE.ines, 'insured');
const ruth = actorOf(PEOPLE.ruth, 'agent', insuredId);

/** The agency of record places it, and Granite Peak gives it to its second agency later. */
export function equipmentPlaced(day: CalendarDate, on: AddStep): void {
  add(on, 'equipment-1', day, 'contractorsEquipment', termsOf('contractorsEquipment', day, '20418', SHAPE));
}

/**
 * Granite Peak invites a second agency beside its agency of record: one policy moves to it, one it adds itself, and one that Granite Peak
 * adds is managed by none of the two and waits for either (ADR 70).
 */
export function secondAgency(today: CalendarDate, on: AddStep): void {
  const [invited, bought] = [addDays(today, -60), addDays(today, -58)];
  on(invited, 'second-agency', ines, { do: 'inviteAgency', email: PEOPLE.ruth.email });
  on(
    invited,
    'equipment-1/manager',
    ines,
    { do: 'managePolicy', policyId: policy('equipment-1'), agencyId: AGENCIES.frontRange.companyId },
    30,
  );
  const pollution = termsOf('pollutionLiability', bought, '71903', { ...SHAPE, carrierKey: 'carrier/front-range' });
  add(on, 'pollution-1', bought, 'pollutionLiability', pollution, ruth);
  on(addDays(today, -9), 'crime-1', ines, {
    do: 'addPolicy',
    insuredId,
    line: 'crimeAndFidelity',
    terms: termsOf('crimeAndFidelity', addDays(today, -9), '30655', SHAPE),
  });
}
