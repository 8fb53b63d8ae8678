import { CommandBus } from '@nestjs/cqrs';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant } from '@covertrail/domain/kernel/event';
import { atOnce } from '@covertrail/platform/timing/at-once';
import { MovedClock } from '@covertrail/platform/clock/clock';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import type { Config } from '@covertrail/backend/composition/config';
import { openInfrastructure } from '@covertrail/backend/composition/infrastructure';
import { openProduct, type Product } from '@covertrail/backend/composition/product';
import { OpenCorrections } from './open-corrections.js';
import { OpenFindings } from './open-findings.js';
import { StepSender } from './sending/step-sender.js';
import { DEMO_LOGINS } from './demo-people.js';
import type { DemoStep } from './demo-step.js';
import { demoWorld } from './demo-world.js';
import { grownBy, NOTHING_GROWN, type SeedProgress } from './growth/grown.js';
import { roundsOf } from './step-rounds.js';

export interface SeedOptions {
  readonly suppliers: number;
  /** How many locations a large client lists; `DEMO_LOCATIONS` where nothing is said. */
  readonly locations?: number;
  /** The day on which the world ends; its last steps lie on the day before. */
  readonly today: string;
  /** Called after each round of steps. */
  progress(progress: SeedProgress): void;
}

/** What an interrupted seed leaves: the point from which to continue. */
interface SeedMark {
  readonly today: string;
  readonly suppliers: number;
  readonly locations?: number;
  /** Number of steps that are done, together with all reactions to them: whole rounds. */
  readonly done: number;
  readonly finished: boolean;
  /** The time of the clock at the interruption: the rest of the reactions to the last step happen then. */
  readonly at?: Instant;
}

const MARK = 'demo:seed';
/** Before any step. */
const LONG_AGO = '2000-01-01T00:00:00.000Z';
const SETTLE_MS = 60_000;

/** True when the log is empty, or contains a demo world that is not finished. Throws what `openInfrastructure` throws. */
export async function wantsSeed(config: StoresConfig): Promise<boolean> {
  const infrastructure = await openInfrastructure(config);
  try {
    const mark = await infrastructure.reads.getControl<SeedMark>(MARK);
    return mark ? !mark.finished : (await infrastructure.events.head()) === '';
  } finally {
    await infrastructure.close();
  }
}

/**
 * Fills the product with the demo world: it sends commands under a clock that moves from step to step. All reactions to a step
 * end before the clock moves, so they happen at the step's moment on any machine, and the world is the same each time, but for the
 * order in the log of what happens at one moment. An interrupted run continues at the round and the moment at which it stopped; a
 * step that is sent again changes nothing.
 */
export async function seedDemo(config: Config, log: Logger, options: SeedOptions): Promise<void> {
  const mark = await markIn(config);
  const { today, suppliers, locations } = options;
  const plan = mark ?? {
    today,
    suppliers,
    ...(locations === undefined ? {} : { locations }),
    done: 0,
    finished: false,
  };
  const clock = new MovedClock(plan.at ?? LONG_AGO);
  // A step waits for everything that it causes, so threads of their own for writing would only be asked and waited for.
  const product = await openProduct({ ...config, writer: 'inline', pages: 'none' }, log, clock);
  try {
    await product.engines.settled(SETTLE_MS);
    const steps = demoWorld(plan.today, plan.suppliers, plan.locations);
    await live({ product, clock, plan }, steps, options);
    await product.infrastructure.reads.setControl(MARK, { ...plan, done: steps.length, finished: true });
  } finally {
    await product.close();
  }
}

/** This is read before the product opens, because the product's reactions continue at once. */
async function markIn(config: Config): Promise<SeedMark | null> {
  const infrastructure = await openInfrastructure(config);
  try {
    return await infrastructure.reads.getControl<SeedMark>(MARK);
  } finally {
    await infrastructure.close();
  }
}

interface Seeding {
  readonly product: Product;
  readonly clock: MovedClock;
  readonly plan: SeedMark;
}

async function live(seeding: Seeding, steps: readonly DemoStep[], { progress }: SeedOptions): Promise<void> {
  const { product, clock, plan } = seeding;
  const { deciders } = product.infrastructure;
  const open = { findings: new OpenFindings(deciders), corrections: new OpenCorrections(deciders) };
  const sender = new StepSender(product.app.get(CommandBus), product.infrastructure.files, open);
  let grown = NOTHING_GROWN;
  for (const { at, before, steps: together } of roundsOf(steps)) {
    grown = together.reduce((soFar, { command }) => grownBy(soFar, command), grown);
    const done = before + together.length;
    if (done <= plan.done) continue;
    const day = at.slice(0, 10);
    await passDays(seeding, day, before);
    await begin(seeding, morningOf(day), before);
    await moveTo(seeding, at, before);
    await atOnce(together.length, together, (step) => sender.send(step));
    progress({ done, all: steps.length, day, grown });
    await product.engines.settled(SETTLE_MS);
    await sendMail(product);
  }
  await passDays(seeding, plan.today, steps.length);
  await begin(seeding, `${plan.today}T00:00:01.000Z`, steps.length);
  await renewPasswords(product, clock.now());
}

const morningOf = (day: CalendarDate): Instant => `${day}T14:00:00.000Z`;

/** The days on which nobody does anything begin as well: what a day alone changes is announced on it. */
async function passDays(seeding: Seeding, day: CalendarDate, done: number): Promise<void> {
  if (done === 0) return;
  for (let next = addDays(seeding.clock.now().slice(0, 10), 1); next < day; next = addDays(next, 1))
    await begin(seeding, morningOf(next), done);
}

/** Runs the jobs of the day once, when it begins: an interrupted run has already done so for the day that it was in. */
async function begin(seeding: Seeding, morning: Instant, done: number): Promise<void> {
  if (seeding.clock.now() > morning) return;
  await moveTo(seeding, morning, done);
  await runJobs(seeding.product);
}

async function moveTo({ product, clock, plan }: Seeding, at: Instant, done: number): Promise<void> {
  await product.infrastructure.reads.setControl(MARK, { ...plan, done, at } satisfies SeedMark);
  clock.moveTo(at);
}

/**
 * Mails go only to a mailbox, and at the moment of the step: when someone starts the product, some of them are too late to send.
 * The addresses of the demo people do not exist.
 */
async function sendMail({ mailing: { mailbox, sender } }: Product): Promise<void> {
  if (mailbox) await sender?.sendDue();
}

/** Passwords expire in a year; the demo's passwords were last changed on its last day. */
async function renewPasswords({ infrastructure: { vault } }: Product, passwordSetAt: string): Promise<void> {
  for (const { userId, email } of DEMO_LOGINS) {
    const credential = await vault.credentialOf(userId);
    if (credential)
      await vault.saveCredential(await keyedHash(vault, 'email', foldEmail(email)), { ...credential, passwordSetAt });
  }
}

/** What the jobs of a day order to be mailed is sent on that day, too. */
async function runJobs(product: Product): Promise<void> {
  await product.jobs.beginDay(() => product.engines.settled(SETTLE_MS));
  await sendMail(product);
}
