import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { actorOf } from '../demo-people.js';
import type { DemoActor, DemoCommand, DemoStep } from '../demo-step.js';
import { Random } from '../random.js';
import { atMinute } from '../working-hours.js';
import type { SupplierPlan } from './supplier-plan.js';

/** What has happened to one supplier so far: the parts of its story add their steps here, and draw from one row of random numbers. */
export class SupplierSteps {
  readonly agent: DemoActor;
  readonly random: Random;
  private readonly steps: DemoStep[] = [];

  constructor(
    readonly plan: SupplierPlan,
    readonly today: CalendarDate,
  ) {
    this.random = new Random(`story ${plan.key} ${today}`);
    this.agent = actorOf(plan.agent, 'agent', plan.company.companyId);
  }

  get all(): readonly DemoStep[] {
    return this.steps;
  }

  add(name: string, day: CalendarDate, by: DemoActor | null, command: DemoCommand): void {
    this.addWithKey(`${this.plan.key}/${name}`, day, by, command);
  }

  /**
   * Steps that would lie on or after today have not happened. They lie on quarters of an hour, so that steps of several suppliers share a
   * moment and are sent together. The minutes `later` keep a consequence after its cause.
   */
  addWithKey(key: string, day: CalendarDate, by: DemoActor | null, command: DemoCommand, later = 0): void {
    if (day < this.today) this.addAt(key, day, later + 15 * this.random.between(0, 2), by, command);
  }

  /** At this minute of the working day, whether or not the day has come. */
  addAt(key: string, day: CalendarDate, minute: number, by: DemoActor | null, command: DemoCommand): void {
    this.steps.push({ key, at: atMinute(day, minute), by, command });
  }
}
