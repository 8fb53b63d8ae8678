import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { HolderBookCommand } from '@covertrail/domain/holder-book/holder-book.contract';
import { holderBookDecider } from '@covertrail/domain/holder-book/holder-book.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { bookedOnce } from './booked-once.rules.js';

type Change = Extract<HolderBookCommand, { type: 'ReviseCertificateHolder' | 'RestoreCertificateHolder' }>;

/** Revises an entry, or restores a removed one, where no other entry of the book is the same: else HOLDER_BOOK.DUPLICATE. */
export class ChangeHolder extends Command<Outcome> {
  constructor(
    readonly holderId: Uuid,
    readonly change: Change,
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ChangeHolder)
export class ChangeHolderHandler implements ICommandHandler<ChangeHolder, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
  ) {}

  async execute({ holderId, change, expected, meta }: ChangeHolder): Promise<Outcome> {
    const { state, revision } = await this.deciders.load(holderBookDecider, holderId);
    if (!state) throw new RuleBroken('HOLDER_BOOK.NOT_FOUND');
    const changed = () => this.deciders.handle(holderBookDecider, holderId, change, meta, { expected });
    // Nothing is reserved for an edit of an old revision; a repeated edit gets its recorded outcome.
    if (expected !== undefined && expected !== revision) return changed();
    // The rules refuse before the address is reserved.
    holderBookDecider.decide(change, state, undefined);
    const holder = change.type === 'ReviseCertificateHolder' ? change.holder : state.holder;
    return this.reservations.holding(
      bookedOnce(this.deciders, { ownerId: state.ownerId, holderId, holder }),
      meta,
      changed,
    );
  }
}
