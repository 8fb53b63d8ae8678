import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { holderDetailsProblem } from '@covertrail/domain/fields/holder-fields';
import { holderBookDecider } from '@covertrail/domain/holder-book/holder-book.decider';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import { holderKey } from '@covertrail/domain/insurance/terms/holder-key';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { holderText } from '@covertrail/wording/policy/holder-words';
import type { BookCells, BookKind, BookTarget } from '#book-imports/book-kind';
import { AddHolder, holderIdOf } from '../add-holder.command.js';
import { bookedOnce } from '../booked-once.rules.js';
import { holderBookText } from '../holder-book.problems.js';
import { ADDRESS_RULES, HOLDER_COLUMNS, holderOf, SAMPLE_HOLDERS, type HolderField } from './holder-columns.rules.js';

/** The address books of certificate holders, as imports of spreadsheets know them [G08]. */
@Injectable()
export class HolderSheet implements BookKind<HolderField, HolderDetails> {
  readonly kind = 'holders';
  readonly rowName = 'certificate-holder-import';
  readonly columns = HOLDER_COLUMNS;
  readonly sample = SAMPLE_HOLDERS;
  readonly sameField = 'name';
  readonly takenCode = 'HOLDER_BOOK.DUPLICATE';

  constructor(
    private readonly commands: CommandBus,
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
  ) {}

  defaultsIn(_target: BookTarget): Partial<BookCells<HolderField>> {
    return {};
  }

  givenOf(cells: BookCells<HolderField>): HolderDetails {
    return holderOf(cells);
  }

  /** An address with a part that is missing, or texts that do not fit into their boxes together. */
  wrongWith(holder: HolderDetails): ReturnType<NonNullable<BookKind<HolderField, HolderDetails>['wrongWith']>> {
    const { address } = holder;
    for (const field of ['address1', 'address2', 'city', 'state', 'postalCode'] as const) {
      const problem = address && ADDRESS_RULES[field].check(address[field]);
      if (problem) return { field, problem };
    }
    const problem = holderDetailsProblem(holder);
    return problem && { field: 'name', problem };
  }

  lineOf(holder: HolderDetails): string {
    return holderText(holder);
  }

  sameOf(holder: HolderDetails): string {
    return holderKey(holder);
  }

  /** No entry has the id of a company: whoever holds the value is another one. */
  isThere({ companyId }: BookTarget, holder: HolderDetails): Promise<boolean> {
    return this.reservations.isTaken(bookedOnce(this.deciders, { ownerId: companyId, holderId: companyId, holder }));
  }

  add({ companyId }: BookTarget, importId: Uuid, holder: HolderDetails, meta: CommandMeta): Promise<unknown> {
    return this.commands.execute(new AddHolder(companyId, holder, meta, importId));
  }

  takeBack(addedBy: Uuid, meta: CommandMeta): Promise<unknown> {
    const remove = { type: 'RemoveCertificateHolder' } as const;
    return this.deciders.handle(holderBookDecider, holderIdOf(addedBy), remove, meta, { expected: 0 });
  }

  refusalText(code: string): string {
    return holderBookText(code);
  }
}
