import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { AGENTS, PEOPLE, REQUESTERS } from '../demo-people.js';
import { demoId, resultIdOf, type DemoCompany, type DemoPerson } from '../demo-step.js';
import { CITIES, PLACES, STREETS, SUFFIXES, TRADES } from '../demo-names.js';
import { PRIMARY_LINES, type DemoLine, type Shape } from '../demo-terms.js';
import { Random } from '../random.js';
import { lineOfTrade } from '../trade-lines.js';

/** What happens to a supplier; each case appears differently on the pages. */
export type Fate =
  | 'steady'
  | 'lateRenewal'
  | 'lapsed'
  | 'short'
  | 'claimed'
  | 'unverified'
  | 'silent'
  | 'declined'
  | 'canceled'
  | 'lowRated'
  | 'unscheduled'
  | 'expiring'
  | 'withdrawn'
  | 'otherForm'
  | 'ownForm'
  | 'claimsMade'
  | 'layered';

/** Percentages; the remaining suppliers are steady. */
const CHANCES: readonly (readonly [Fate, number])[] = [
  ['lateRenewal', 8],
  ['lapsed', 5],
  ['short', 6],
  ['claimed', 5],
  ['unverified', 4],
  ['silent', 4],
  ['declined', 2],
  ['canceled', 3],
  ['lowRated', 4],
  ['unscheduled', 3],
  ['expiring', 8],
  ['withdrawn', 1],
  ['otherForm', 3],
  ['ownForm', 2],
  ['claimsMade', 2],
  ['layered', 4],
];

/** What every world has, on whatever day it is made: clients of the first agent whose requests and policies wait for somebody. */
const CERTAIN: Readonly<Partial<Record<number, Fate>>> = { 4: 'silent', 8: 'unverified', 12: 'silent' };

/** Who tracks a supplier, and for which project. */
export interface Engagement {
  readonly requester: DemoPerson;
  readonly projectKey: string;
}

/** Everything about one supplier that is decided before its first day. */
export interface SupplierPlan {
  readonly key: string;
  readonly company: DemoCompany;
  readonly agent: DemoPerson;
  readonly fate: Fate;
  readonly lines: readonly DemoLine[];
  readonly shape: Shape;
  /** The day of the first request, and the day on which its policies began. */
  readonly joinsOn: CalendarDate;
  readonly anniversary: CalendarDate;
  readonly engagements: readonly Engagement[];
}

const GOOD_CARRIERS = [
  'carrier/summit',
  'carrier/front-range',
  'carrier/harbor',
  'carrier/great-basin',
  'carrier/old-colony',
] as const;
const ENGAGEMENTS: readonly Engagement[] = [
  { requester: PEOPLE.dana, projectKey: 'project/union-yard' },
  { requester: PEOPLE.dana, projectKey: 'project/riverfront' },
  { requester: PEOPLE.dana, projectKey: 'project/airport' },
  { requester: PEOPLE.omar, projectKey: 'project/lakeside' },
  { requester: PEOPLE.omar, projectKey: 'project/loop' },
  { requester: PEOPLE.lin, projectKey: 'project/terminal' },
];

export const projectIdOf = (projectKey: string): Uuid => resultIdOf('project', projectKey);

/** A supplier made from its number: the same number always gives the same supplier. */
export function planSupplier(index: number, start: CalendarDate, today: CalendarDate): SupplierPlan {
  const random = new Random(`supplier ${index} ${today}`);
  const drawn = drawFate(random);
  const fate = CERTAIN[index] ?? drawn;
  const agent = AGENTS[index % AGENTS.length] ?? PEOPLE.priya;
  const joinsOn = addDays(start, random.between(20, 640));
  const [first, second] = [random.pick(ENGAGEMENTS), random.pick(ENGAGEMENTS)];
  const twice = second.projectKey !== first.projectKey && random.chance(0.25);
  const company = companyOf(index, random);
  const umbrella = fate === 'layered' || random.chance(0.93) ? (['umbrella'] as const) : [];
  return {
    key: `supplier/${index}`,
    company,
    agent,
    fate,
    lines: [...PRIMARY_LINES, ...umbrella, ...lineOfTrade(company.trade ?? '', new Random(`trade ${index}`))],
    shape: shapeOf(fate, random),
    joinsOn,
    anniversary: anniversaryOf(fate, joinsOn, today, random),
    engagements: twice ? [first, second] : [first],
  };
}

function drawFate(random: Random): Fate {
  let left = random.between(1, 100);
  for (const [fate, share] of CHANCES) {
    left -= share;
    if (left <= 0) return fate;
  }
  return 'steady';
}

/** Companies of one place have different trades, so no two of the first thousand have the same name. */
function companyOf(index: number, random: Random): DemoCompany {
  const place = PLACES[index % PLACES.length] ?? PLACES[0];
  const [trade, word] = TRADES[(7 * index + Math.floor(index / PLACES.length)) % TRADES.length] ?? TRADES[0];
  const [city, state, postalCode] = random.pick(CITIES);
  return {
    companyId: demoId('company', `supplier/${index}`),
    name: `${place} ${word} ${random.pick(SUFFIXES)}`,
    roles: ['insured'],
    address: { address1: `${random.between(1, 990)} ${random.pick(STREETS)}`, city, state, postalCode, country: 'US' },
    timeZone: REQUESTERS.meridian.timeZone,
    taxId: `90-${String(index).padStart(7, '0')}`,
    trade,
  };
}

function shapeOf(fate: Fate, random: Random): Shape {
  return {
    occurrence: fate === 'layered' ? 1_000_000 : random.pick([1_000_000, 2_000_000, 2_000_000]),
    umbrella: umbrellaOf(fate, random),
    grade: fate === 'claimed' ? 'claimed' : 'seen',
    scheduleGiven: fate !== 'unscheduled',
    carrierKey:
      fate === 'lowRated'
        ? random.pick(['carrier/prairie-state', 'carrier/lone-pine', 'carrier/frontier'])
        : random.pick(GOOD_CARRIERS),
    ...(fate === 'layered' || fate === 'short' ? { excess: 4_000_000 } : {}),
    ...(fate === 'otherForm' ? { ongoingForm: 'CG 20 37 04 13' } : {}),
    ...(fate === 'ownForm' ? { ongoingForm: 'MEGL 0009-01 09 18' } : {}),
    ...(fate === 'claimsMade' ? { claimsMade: true } : {}),
  };
}

function umbrellaOf(fate: Fate, random: Random): number {
  if (fate === 'layered') return 1_000_000;
  return fate === 'short' ? 500_000 : random.pick([2_000_000, 2_000_000, 5_000_000]);
}

/** The day of the year on which its policies renew: soon for those that are about to expire. */
function anniversaryOf(fate: Fate, joinsOn: CalendarDate, today: CalendarDate, random: Random): CalendarDate {
  if (fate !== 'expiring') return addDays(joinsOn, -random.between(20, 330));
  const next = addDays(today, random.between(2, 29));
  const years = Math.ceil((Date.parse(next) - Date.parse(joinsOn)) / (365.25 * 86_400_000));
  return `${Number(next.slice(0, 4)) - years}${next.slice(4)}`.replace('-02-29', '-02-28');
}
