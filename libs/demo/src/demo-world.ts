import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { AGENCIES, actorOf, OPERATOR, PEOPLE, REQUESTERS, rolesOf } from './demo-people.js';
import { DEMO_CARRIERS } from './demo-carriers.js';
import { DEMO_REQUIREMENTS } from './demo-requirements.js';
import { resultIdOf, type DemoStep, type DemoActor, type DemoCommand } from './demo-step.js';
import { DEMO_LOCATIONS } from './demo-schedules.js';
import { granitePeakStory } from './granite-peak/granite-peak.story.js';
import { currentClient, lastDays } from './last-days.js';
import { planSupplier } from './supplier/supplier-plan.js';
import { supplierStory } from './supplier/supplier.story.js';
import { standings } from './supplier/supplier-standings.js';
import { supplierBooks } from './supplier-books.js';
import { atMinute } from './working-hours.js';

/** The demo covers two years; this is the day on which they begin. */
const DAYS = 730;

/**
 * The demo world as steps in the order of time, ending the day before `today`. Pure: the same day gives the same steps. Granite
 * Peak is one of the suppliers. A client of Priya's with a property policy lists so many locations.
 */
export function demoWorld(today: CalendarDate, suppliers: number, locations = DEMO_LOCATIONS): readonly DemoStep[] {
  const start = addDays(today, -DAYS);
  const plans = Array.from({ length: Math.max(0, suppliers - 1) }, (_, index) => planSupplier(index + 1, start, today));
  const large = plans.find(
    ({ agent, fate, lines }) => agent === PEOPLE.priya && fate === 'steady' && lines.includes('commercialProperty'),
  );
  const stories = plans.map((plan) => supplierStory(plan, today, plan === large ? locations : null));
  const steps = [
    ...foundation(addDays(start, -5)),
    ...revisions(start),
    ...granitePeakStory(start, today),
    ...invitations(today),
    ...supplierBooks(today),
    ...appointments(today),
    ...readers(today),
    ...stories.flat(),
    ...standings(today, plans),
    ...lastDays(today, currentClient(plans, stories, today)),
  ];
  return inOrder(steps);
}

/** Sorted by time; within a minute, in the order in which they were added. */
const inOrder = (steps: readonly DemoStep[]): readonly DemoStep[] =>
  steps.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));

/** Requesters, agencies, their people, insurers, templates and projects. */
function foundation(day: CalendarDate): readonly DemoStep[] {
  const steps: DemoStep[] = [];
  const add = (key: string, minute: number, by: DemoActor | null, command: DemoCommand) =>
    void steps.push({ key, at: atMinute(day, minute), by, command });
  for (const company of [...Object.values(REQUESTERS), ...Object.values(AGENCIES)]) {
    add(`company/${company.name}`, 0, null, { do: 'registerCompany', company });
  }
  for (const person of Object.values(PEOPLE).filter((demoPerson) => demoPerson !== PEOPLE.ines)) {
    add(`user/${person.email}`, 10, null, { do: 'registerUser', person });
    for (const role of rolesOf(person))
      add(`user/${person.email}/tour/${role}`, 12, actorOf(person, role), { do: 'finishTour', role });
  }
  add(`operator/${OPERATOR.email}`, 15, null, { do: 'appointOperator', operator: OPERATOR });
  for (const { key, name, naic, rating } of DEMO_CARRIERS) {
    const carrierId = resultIdOf('carrier', key);
    add(key, 20, null, { do: 'addCarrier', carrierId, name, naic });
    if (rating)
      add(`${key}/rating`, 21, null, { do: 'rateCarrier', carrierId, rating, effectiveFrom: addDays(day, -400) });
  }
  for (const [key, name, by, requirements] of TEMPLATES) {
    add(key, 30, actorOf(by, 'requester'), { do: 'createTemplate', name, requirements, effectiveFrom: day });
  }
  for (const { number, line, terms } of FORM_ENTRIES) {
    add(`form/${number}`, 35, actorOf(PEOPLE.dana, 'requester'), {
      do: 'addFormEntry',
      number,
      line,
      terms,
      effectiveFrom: day,
    });
  }
  for (const [key, name, by, templateKey] of PROJECTS) {
    const isDefault = key === 'project/union-yard' || key === 'project/lakeside' || key === 'project/terminal';
    add(key, 40, actorOf(by, 'requester'), {
      do: 'createProject',
      name,
      templateId: resultIdOf('template', templateKey),
      isDefault,
    });
  }
  return steps;
}

const TEMPLATES = [
  ['template/trades', 'Trade contractors', PEOPLE.dana, DEMO_REQUIREMENTS.tradesBefore],
  ['template/heavy', 'Heavy works', PEOPLE.dana, DEMO_REQUIREMENTS.heavy],
  ['template/services', 'Hotel services', PEOPLE.omar, DEMO_REQUIREMENTS.services],
  ['template/port', 'Port contractors', PEOPLE.lin, DEMO_REQUIREMENTS.trades],
] as const;

/** What Meridian says of forms that the index of the product leaves to a person. */
const FORM_ENTRIES = [
  {
    number: 'MEGL 0009-01',
    line: 'generalLiability',
    terms: {
      title: '',
      editions: ['09 18'],
      gives: ['AI-ongoing', 'blanket'],
      doesNotGive: ['AI-completed'],
      note: 'Read by counsel: ongoing operations, where a written contract requires it.',
    },
  },
  {
    number: 'WC 42 03 04',
    line: 'workersCompensation',
    terms: {
      title: '',
      editions: ['B'],
      gives: ['waiver', 'blanket'],
      doesNotGive: [],
      note: 'Texas work: the blanket box must be checked.',
    },
  },
] as const;

const PROJECTS = [
  ['project/union-yard', 'Union Yard, Phase 2', PEOPLE.dana, 'template/trades'],
  ['project/riverfront', 'Riverfront Towers', PEOPLE.dana, 'template/trades'],
  ['project/airport', 'Airport Concourse C', PEOPLE.dana, 'template/heavy'],
  ['project/lakeside', 'Lakeside', PEOPLE.omar, 'template/services'],
  ['project/loop', 'Loop Renovation', PEOPLE.omar, 'template/services'],
  ['project/terminal', 'Terminal 4', PEOPLE.lin, 'template/port'],
] as const;

/** Meridian raises its requirements for trade contractors, and lets umbrellas count. */
function revisions(start: CalendarDate): readonly DemoStep[] {
  const announced = addDays(start, 103);
  const command = {
    do: 'reviseTemplate',
    templateId: resultIdOf('template', 'template/trades'),
    requirements: DEMO_REQUIREMENTS.trades,
    effectiveFrom: addDays(announced, 28),
  } as const;
  return [{ key: 'template/trades/2', at: atMinute(announced, 0), by: actorOf(PEOPLE.dana, 'requester'), command }];
}

/** Suppliers without an account, asked by e-mail in the last days. */
function invitations(today: CalendarDate): readonly DemoStep[] {
  return ['office@brandtmasonry.example', 'hello@quillsurveying.example'].map((email, index) => ({
    key: `invitation/${index}`,
    at: atMinute(addDays(today, -3 - index), 0),
    by: actorOf(PEOPLE.dana, 'requester'),
    command: {
      do: 'requestCoverage',
      to: { email },
      projectId: resultIdOf('project', 'project/riverfront'),
      message: 'Please join us and send proof of coverage.',
      dueOn: addDays(today, 11),
    },
  }));
}

/** An agency finds a company by name, asks for an appointment, and waits for the answer. */
function appointments(today: CalendarDate): readonly DemoStep[] {
  const command = { do: 'requestAppointment', insuredId: REQUESTERS.northgate.companyId } as const;
  return [
    { key: 'appointment/northgate', at: atMinute(addDays(today, -2), 15), by: actorOf(PEOPLE.jonah, 'agent'), command },
  ];
}

/** Everybody has read the notifications from before this week. */
function readers(today: CalendarDate): readonly DemoStep[] {
  return Object.values(PEOPLE).map((person) => ({
    key: `read/${person.email}`,
    at: atMinute(addDays(today, -6), 120),
    by: actorOf(person, 'requester'),
    command: { do: 'readNotifications' },
  }));
}
