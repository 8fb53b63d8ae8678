/** @run rest: worlds that are seeded from the first day on. */
import { addDays } from '@covertrail/domain/kernel/dates';
import fc from 'fast-check';
import { resultIdOf, type DemoStep, type DemoCommand } from './demo-step.js';
import { demoWorld } from './demo-world.js';

/** As many suppliers as a first start makes. */
const SUPPLIERS = 300;

/** What the command of a step makes; later steps can name it. */
function madeBy({ key, command }: DemoStep): readonly string[] {
  switch (command.do) {
    case 'registerCompany':
      return [command.company.companyId, command.company.taxId];
    case 'addCarrier':
      return [resultIdOf('carrier', key)];
    case 'addPolicy':
      return [resultIdOf('policy', key)];
    case 'requestCoverage':
      return [resultIdOf('request', key)];
    case 'sharePolicies':
      return [resultIdOf('share', key)];
    case 'createTemplate':
      return [resultIdOf('template', key)];
    case 'createProject':
      return [resultIdOf('project', key)];
    case 'requestTransfer':
      return [resultIdOf('transfer', key)];
    case 'approvePolicy':
    case 'reinstatePolicy':
      return [`verified ${command.policyId}`];
    default:
      return [];
  }
}

const MADE_BY_IT: Readonly<Partial<Record<DemoCommand['do'], readonly string[]>>> = { addCarrier: ['carrierId'] };
/** Agencies and their people exist from the first day. */
const ALWAYS_THERE = ['toAgencyId', 'toAgentId'];

/** What a step needs: something with an id, or a state. */
function spokenOf(command: DemoCommand): readonly string[] {
  const alreadyThere = [...ALWAYS_THERE, ...(MADE_BY_IT[command.do] ?? [])];
  const named = Object.entries(command)
    .filter(([name]) => name.endsWith('Id') && !alreadyThere.includes(name))
    .map(([, id]) => id as string);
  switch (command.do) {
    case 'sharePolicies':
      return [...named, ...command.policyIds];
    case 'draftAnswer':
    case 'respondToRequest':
      return [...named, ...command.policyIds.map((id) => `verified ${id}`)];
    case 'cancelPolicy':
      return [...named, `verified ${command.policyId}`];
    case 'requestCoverage':
      return 'insuredId' in command.to ? [...named, command.to.insuredId] : named;
    default:
      return named;
  }
}

/** Steps that need what does not exist yet, or that lie on the day itself. */
function untimely(today: string): readonly string[] {
  const made = new Set<string>();
  return demoWorld(today, SUPPLIERS).flatMap((step) => {
    const missing = spokenOf(step.command).filter((spoken) => !made.has(spoken));
    for (const added of madeBy(step)) made.add(added);
    if (step.command.do === 'cancelPolicy') made.delete(`verified ${step.command.policyId}`);
    return missing.length > 0 || step.at >= today ? [`${step.key} at ${step.at}: ${missing.join(', ')}`] : [];
  });
}

describe('the demo world of any day', () => {
  it('speaks of nothing that is not there yet, and ends the day before', () => {
    const days = fc.integer({ min: 0, max: 365 * 8 }).map((after) => addDays('2026-01-01', after));
    fc.assert(
      fc.property(days, (today) => expect(untimely(today)).toEqual([])),
      { numRuns: 30 },
    );
  });
});
