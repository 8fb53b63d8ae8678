import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { Infrastructure } from '@covertrail/backend/composition/infrastructure';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { SUMMIT } from '@covertrail/backend/testing/terms';
import { newId } from '@covertrail/platform/ids/ids';
import type { Agency } from './accounts.js';
import { termsOf } from './orders.js';

const TURN_MS = 10;
/** More than this at once only queue up. */
const MOST_AT_ONCE = 50;
/** Of twenty commands five add a policy, one approves one, and the others edit. */
const ROUND = 20;
const ADDS = 4;
const facts = async () => ({ carrier: SUMMIT });

/** Commands sent to the log without a backend in between, at a steady rate; backends and workers follow them. */
export class DirectWrites {
  added = 0;
  done = 0;
  /** Why commands failed; there is nobody to conflict with. */
  readonly failures: string[] = [];
  private readonly policies: string[] = [];
  /** The end of the last command of each policy. */
  private readonly ends = new Map<string, Promise<unknown>>();
  private readonly startedAt = performance.now();
  private sent = 0;
  private underWay = 0;
  private stopping = false;
  private readonly writing: Promise<void>;

  constructor(
    private readonly infrastructure: Infrastructure,
    private readonly agency: Agency,
    private readonly perSecond: number,
    private readonly atOnce = MOST_AT_ONCE,
  ) {
    this.writing = this.write();
  }

  /** Resolves with the writes a second that were reached, once the last is through. */
  async stop(): Promise<number> {
    this.stopping = true;
    await this.writing;
    return Math.round((1_000 * this.done) / (performance.now() - this.startedAt));
  }

  private async write(): Promise<void> {
    while (!this.stopping || this.underWay > 0) {
      const due = ((performance.now() - this.startedAt) * this.perSecond) / 1_000;
      while (!this.stopping && this.sent < due && this.underWay < this.atOnce) void this.attempt((this.sent += 1));
      await new Promise((resolve) => setTimeout(resolve, TURN_MS));
    }
  }

  private async attempt(number: number): Promise<void> {
    this.underWay += 1;
    try {
      await this.send(number);
      this.done += 1;
    } catch (error) {
      this.failures.push(String(error));
    } finally {
      this.underWay -= 1;
    }
  }

  private async send(number: number): Promise<void> {
    const policyId = this.policies[(number * 7) % Math.max(1, this.policies.length)];
    if (policyId === undefined || number % ADDS === 0) return this.add();
    await this.inTurn(policyId, () => this.change(policyId, number));
  }

  /** Where appends take long, changes of one policy would refuse each other if they were under way at once. */
  private inTurn(policyId: string, change: () => Promise<void>): Promise<void> {
    const before = this.ends.get(policyId) ?? Promise.resolve();
    const changed = before.then(change, change);
    this.ends.set(policyId, changed);
    return changed;
  }

  private async change(policyId: string, number: number): Promise<void> {
    const { deciders } = this.infrastructure;
    if (number % ROUND === 1) {
      const command = { type: 'ApprovePolicy', agencyId: this.agency.agent.person.companyId } as const;
      await deciders.handle(policyDecider, policyId, command, this.meta());
      return;
    }
    const effectiveFrom = new Date().toISOString().slice(0, 10);
    const command = {
      type: 'EditPolicy',
      terms: termsOf(policyId.slice(0, 8), 100_000_000 + number),
      effectiveFrom,
      enteredWrongly: true,
      reason: 'Typing error.',
    } as const;
    await deciders.handle(policyDecider, policyId, command, this.meta(), { facts });
  }

  private async add(): Promise<void> {
    const policyId = newId();
    const insuredId = this.agency.insured[0]!.person.companyId;
    const agencyId = this.agency.agent.person.companyId;
    const command = {
      type: 'AddPolicy',
      policyId,
      insuredId,
      agencyId,
      line: 'generalLiability',
      terms: termsOf(policyId.slice(0, 8)),
    } as const;
    await this.infrastructure.deciders.handle(policyDecider, policyId, command, this.meta(), { facts });
    this.added += 1;
    this.policies.push(policyId);
  }

  private meta(): CommandMeta {
    const commandId = newId();
    const { userId, companyId } = this.agency.agent.person;
    return {
      commandId,
      commandHash: commandId,
      actor: userId,
      role: 'agent',
      tenant: companyId,
      correlationId: commandId,
      causationId: null,
    };
  }
}
