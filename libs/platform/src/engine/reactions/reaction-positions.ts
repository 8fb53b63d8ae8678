import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { START, type EventStore } from '#event-store/event-store.port';
import { ABSENT, type VaultRecords } from '#vault/records.port';
import { REACTION_POSITIONS, type ReactionPosition } from './reaction-position.js';

const BY_SYSTEM = 'system:';

/**
 * How far each reaction has come, kept in the vault: there a lost read store leaves it alone, and a backup carries it. The event itself is
 * kept and not its position, because a copy of the log may count otherwise.
 */
export class ReactionPositions {
  private causes: Promise<ReadonlyMap<string, Position>> | null = null;

  constructor(
    private readonly records: Pick<VaultRecords, 'record' | 'writeRecord'>,
    private readonly events: Pick<EventStore, 'readStream' | 'readAll'>,
  ) {}

  /** Where the log has the event that was kept; null where none was kept, or where it is in no place of this log. */
  async of(reaction: string): Promise<Position | null> {
    const kept = (await this.records.record<ReactionPosition>(REACTION_POSITIONS, reaction))?.body;
    if (!kept) return null;
    const [found] = await this.events.readStream(kept.stream, { fromRevision: kept.revision });
    return found?.id === kept.eventId ? found.position : null;
  }

  /** Where two processes write at once, one of both events is kept: each is right, because nothing is done twice from an earlier one. */
  async keep(reaction: string, event: ReactionPosition): Promise<void> {
    const before = await this.records.record<ReactionPosition>(REACTION_POSITIONS, reaction);
    await this.records.writeRecord<ReactionPosition>(REACTION_POSITIONS, reaction, before?.version ?? ABSENT, {
      body: event,
    });
  }

  /**
   * What the log says of a reaction of which nothing was kept: the position before the last event that led it to record something, START where
   * it never recorded anything. Reads the whole log, once for all reactions.
   */
  async fromLog(reaction: string): Promise<Position> {
    this.causes ??= this.beforeLastCauses();
    return (await this.causes.catch((error: unknown) => this.askAgain(error))).get(reaction) ?? START;
  }

  private askAgain(error: unknown): never {
    this.causes = null;
    throw error;
  }

  private async beforeLastCauses(): Promise<ReadonlyMap<string, Position>> {
    const causes = new Map<Uuid, string[]>();
    for (const [reaction, cause] of await this.lastCauses())
      causes.set(cause, [...(causes.get(cause) ?? []), reaction]);
    const positions = new Map<string, Position>();
    let before: Position = START;
    for await (const { id, position } of causes.size === 0 ? [] : this.events.readAll({ after: START })) {
      for (const reaction of causes.get(id) ?? []) positions.set(reaction, before);
      before = position;
    }
    return positions;
  }

  /** A reaction goes through the log in order, so the cause of the last event that it recorded is the last that it began with. */
  private async lastCauses(): Promise<ReadonlyMap<string, Uuid>> {
    const causes = new Map<string, Uuid>();
    for await (const {
      meta: { actor, causationId },
    } of this.events.readAll({ after: START })) {
      if (actor?.startsWith(BY_SYSTEM) && causationId) causes.set(actor.slice(BY_SYSTEM.length), causationId);
    }
    return causes;
  }
}
