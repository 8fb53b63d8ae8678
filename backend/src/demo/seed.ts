import { CommandBus } from '@nestjs/cqrs';
import { MovedClock } from '@covertrail/platform/clock/clock';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import type { Config } from '../composition/config.js';
import { openProduct, type Product } from '../composition/product.js';
import { ActPerformer } from './act-performer.js';
import { PEOPLE } from './demo-cast.js';
import type { DemoAct } from './demo-act.js';
import { demoWorld } from './demo-world.js';

export interface SeedOptions {
  readonly suppliers: number;
  /** The day that the world ends on; its last acts lie the day before. */
  readonly today: string;
  /** Told after each day: how much of the world stands. */
  progress(done: number, all: number, day: string): void;
}

/** What an interrupted seed left: where to go on. */
interface SeedMark {
  readonly today: string;
  readonly suppliers: number;
  readonly done: number;
  readonly finished: boolean;
}

const MARK = 'demo:seed';
/** Before any act. */
const LONG_AGO = '2000-01-01T00:00:00.000Z';
const SETTLE_MS = 60_000;

/** True when the log is empty, or holds a demo world that is not finished. */
export async function wantsSeed({ ground }: Pick<Product, 'ground'>): Promise<boolean> {
  const mark = await ground.reads.getControl<SeedMark>(MARK);
  return mark ? !mark.finished : (await ground.events.head()) === '';
}

/**
 * Fills the product with the demo world by sending commands under a clock that is moved from act to act. Reactions drain and
 * the day strikes before the clock moves to another day. What was sent before an interruption is not sent again.
 */
export async function seedDemo(config: Config, log: Logger, options: SeedOptions): Promise<void> {
  const clock = new MovedClock(LONG_AGO);
  const product = await openProduct(config, log, clock);
  try {
    const mark = await product.ground.reads.getControl<SeedMark>(MARK);
    const plan = mark ?? { today: options.today, suppliers: options.suppliers, done: 0, finished: false };
    const acts = demoWorld(plan.today, plan.suppliers);
    await live(product, clock, acts, plan, options);
    await product.ground.reads.setControl(MARK, { ...plan, done: acts.length, finished: true });
  } finally {
    await product.close();
  }
}

async function live(product: Product, clock: MovedClock, acts: readonly DemoAct[], plan: SeedMark, { progress }: SeedOptions): Promise<void> {
  const performer = new ActPerformer(product.app.get(CommandBus), product.ground.files);
  let done = plan.done;
  for (const [day, acted] of byDay(acts.slice(plan.done))) {
    clock.moveTo(`${day}T14:00:00.000Z`);
    await strike(product);
    for (const act of acted) {
      clock.moveTo(act.at);
      await performer.perform(act);
    }
    await product.engines.settled(SETTLE_MS);
    done += acted.length;
    await product.ground.reads.setControl(MARK, { ...plan, done });
    progress(done, acts.length, day);
  }
  clock.moveTo(`${plan.today}T00:00:01.000Z`);
  await strike(product);
  await renewPasswords(product, clock.now());
}

/** Passwords expire in a year; those of the demo were last chosen on its last day. */
async function renewPasswords({ ground: { vault } }: Product, passwordSetAt: string): Promise<void> {
  for (const { userId, email } of Object.values(PEOPLE)) {
    const credential = await vault.credentialOf(userId);
    if (credential) await vault.saveCredential(await keyedHash(vault, 'email', foldEmail(email)), { ...credential, passwordSetAt });
  }
}

async function strike(product: Product): Promise<void> {
  if ((await product.dayClock.strike()) > 0) await product.engines.settled(SETTLE_MS);
}

function byDay(acts: readonly DemoAct[]): Map<string, DemoAct[]> {
  const days = new Map<string, DemoAct[]>();
  for (const act of acts) {
    const day = act.at.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), act]);
  }
  return days;
}
