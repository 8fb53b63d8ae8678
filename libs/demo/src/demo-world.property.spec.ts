import { addDays } from '@covertrail/domain/kernel/dates';
import fc from 'fast-check';
import { resultIdOf, type DemoAct, type DemoDeed } from './demo-act.js';
import { demoWorld } from './demo-world.js';

/** As many as a first start makes. */
const SUPPLIERS = 300;

/** What the command of an act makes, so that later ones can speak of it. */
function madeBy({ key, deed }: DemoAct): readonly string[] {
  switch (deed.do) {
    case 'registerCompany': return [deed.company.companyId, deed.company.taxId];
    case 'addCarrier': return [resultIdOf('carrier', key)];
    case 'addPolicy': return [resultIdOf('policy', key)];
    case 'requestCoverage': return [resultIdOf('request', key)];
    case 'createTemplate': return [resultIdOf('template', key)];
    case 'createProject': return [resultIdOf('project', key)];
    case 'requestTransfer': return [resultIdOf('transfer', key)];
    case 'approvePolicy': return [`verified ${deed.policyId}`];
    default: return [];
  }
}

const MADE_BY_IT: Readonly<Partial<Record<DemoDeed['do'], readonly string[]>>> = { addCarrier: ['carrierId'] };
/** Agencies and their people are there from the first day. */
const ALWAYS_THERE = ['toAgencyId', 'toAgentId'];

/** What an act speaks of: an id, or a state that it takes for granted. */
function spokenOf(deed: DemoDeed): readonly string[] {
  const known = [...ALWAYS_THERE, ...(MADE_BY_IT[deed.do] ?? [])];
  const named = Object.entries(deed).filter(([name]) => name.endsWith('Id') && !known.includes(name)).map(([, id]) => id as string);
  switch (deed.do) {
    case 'sharePolicies': return [...named, ...deed.policyIds];
    case 'respondToRequest': return [...named, ...deed.policyIds.map((id) => `verified ${id}`)];
    case 'cancelPolicy': return [...named, `verified ${deed.policyId}`];
    case 'requestCoverage': return 'insuredId' in deed.to ? [...named, deed.to.insuredId] : named;
    default: return named;
  }
}

/** Acts that speak of what is not there yet, or lie on the day itself. */
function untimely(today: string): readonly string[] {
  const made = new Set<string>();
  return demoWorld(today, SUPPLIERS).flatMap((act) => {
    const missing = spokenOf(act.deed).filter((one) => !made.has(one));
    for (const one of madeBy(act)) made.add(one);
    if (act.deed.do === 'cancelPolicy') made.delete(`verified ${act.deed.policyId}`);
    return missing.length > 0 || act.at >= today ? [`${act.key} at ${act.at}: ${missing.join(', ')}`] : [];
  });
}

describe('the demo world of any day', () => {
  it('speaks of nothing that is not there yet, and ends the day before', () => {
    const days = fc.integer({ min: 0, max: 365 * 8 }).map((after) => addDays('2026-01-01', after));
    fc.assert(fc.property(days, (today) => expect(untimely(today)).toEqual([])), { numRuns: 30 });
  });
});
