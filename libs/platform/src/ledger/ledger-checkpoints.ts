import type { Clock } from '../clock/clock.js';
import type { EventStore } from '../event-store/event-store.port.js';
import { ABSENT } from '../vault/records.port.js';
import type { Vault } from '../vault/vault.port.js';
import type { CheckpointTarget } from './checkpoint-target.port.js';
import {
  CHECKPOINT_KIND as KIND,
  LATEST_CHECKPOINT as LATEST,
  refuseDifferent,
  type KeptCheckpoint,
} from './kept-checkpoint.js';
import { keyOfLog } from './ledger-key.js';
import { LedgerTree } from './ledger-tree.js';
import { signedCheckpoint } from './signed-checkpoint.js';

/** A run reads so many batches of the log at most: the process has other work. */
const MOST_BATCHES = 100;
/** So many days that are not everywhere yet are brought on at once. */
const MOST_DUE = 100;

interface Parts {
  readonly events: Pick<EventStore, 'readAll' | 'logId'>;
  readonly vault: Pick<Vault, 'secret' | 'record' | 'writeRecord' | 'dueRecords'>;
  readonly clock: Clock;
  /** Of the tree. */
  readonly folder: string;
  readonly targets: readonly CheckpointTarget[];
}

/** Follows the log with a Merkle tree, signs its root once a day (UTC), and brings what it signed out of the building. */
export class LedgerCheckpoints {
  private ledger: LedgerTree | null = null;
  private running: Promise<number> | null = null;

  constructor(private readonly parts: Parts) {}

  /**
   * Resolves with how many checkpoints were signed or brought somewhere. Throws LogDiffers, and what a place throws. A run that begins while
   * another one reads the log is the same run: two would put the same events into the tree twice.
   */
  run(): Promise<number> {
    this.running ??= this.runAlone().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async runAlone(): Promise<number> {
    const ledger = (this.ledger ??= await LedgerTree.open(this.parts.folder, this.parts.events));
    const isWhole = await caughtUp(ledger);
    const signed = isWhole && ledger.tree.size > 0 && (await this.signToday(ledger)) ? 1 : 0;
    return signed + (await this.publish());
  }

  async close(): Promise<void> {
    await this.ledger?.close();
    this.ledger = null;
  }

  private async signToday({ tree }: LedgerTree): Promise<boolean> {
    const { vault, clock, targets } = this.parts;
    const at = clock.now();
    const day = at.slice(0, 10);
    if ((await vault.record(KIND, day)) !== null) return false;
    const key = await keyOfLog(this.parts);
    await refuseDifferent(tree, key.verifier, vault);
    const checkpoint = { origin: key.verifier.name, size: tree.size, root: await tree.root(), at };
    const body: KeptCheckpoint = {
      day,
      size: tree.size,
      note: signedCheckpoint(checkpoint, key),
      key: key.verifier.line,
      left: targets.map(({ name }) => name),
    };
    if (!(await vault.writeRecord(KIND, day, ABSENT, { body, dueAt: at }))) return false;
    const latest = await vault.record(KIND, LATEST);
    return vault.writeRecord(KIND, LATEST, latest?.version ?? ABSENT, { body: { day } });
  }

  private async publish(): Promise<number> {
    const { vault, clock, targets } = this.parts;
    let done = 0;
    const failures: Error[] = [];
    for (const { id, version, body } of await vault.dueRecords<KeptCheckpoint>(KIND, clock.now(), MOST_DUE)) {
      const { left, ...checkpoint } = body;
      const still: string[] = [];
      for (const target of targets.filter(({ name }) => left.includes(name)))
        await target.publish(checkpoint).catch((error: unknown) => {
          failures.push(error instanceof Error ? error : new Error(String(error)));
          still.push(target.name);
        });
      done += left.length - still.length;
      await vault.writeRecord(KIND, id, version, {
        body: { ...checkpoint, left: still },
        dueAt: still.length > 0 ? clock.now() : null,
      });
    }
    if (failures[0]) throw failures[0];
    return done;
  }
}

/** False where the log has more than one run reads. */
async function caughtUp(ledger: LedgerTree): Promise<boolean> {
  for (let batches = 0; batches < MOST_BATCHES; batches += 1) if ((await ledger.grow()) === 0) return true;
  return false;
}
