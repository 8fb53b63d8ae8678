import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { WhatIf, WhatIfTotals } from '@covertrail/contracts/what-if/what-if.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { CURES, WHAT_IF_EFFECTS, type SupplierEffect } from '@covertrail/domain/what-if/what-if.contract';
import { within } from '@covertrail/platform/timing/within';
import { WhatIfAnswers } from '#what-if/what-if-answers.service';
import { WhatIfs } from '#what-if/what-ifs.service';
import { WhatIfSubjects } from './what-if-subjects.reader.js';

/** Most answers are there after so long; of a longer one the progress is answered. */
const WAIT_MS = 800;

/** The totals of a what-if. Throws HTTP.NOT_FOUND. */
export class ReadWhatIf extends Query<WhatIf> {
  constructor(readonly whatIfId: Uuid) {
    super();
  }
}

@QueryHandler(ReadWhatIf)
export class ReadWhatIfHandler implements IQueryHandler<ReadWhatIf> {
  constructor(
    private readonly whatIfs: WhatIfs,
    private readonly answers: WhatIfAnswers,
    private readonly subjects: WhatIfSubjects,
  ) {}

  async execute({ whatIfId }: ReadWhatIf): Promise<WhatIf> {
    const record = await this.whatIfs.of(whatIfId);
    const answer = this.answers.of(record);
    const described = await this.subjects.of(record);
    const { change, day, askedAt } = record;
    const isDone = await within(answer.effects, WAIT_MS);
    const { done, total } = answer.progress;
    const totals = isDone ? totalsOf(await answer.effects) : null;
    return {
      whatIfId,
      kind: change.kind,
      ...described,
      effectiveFrom: change.effectiveFrom,
      day,
      askedAt,
      done,
      total,
      totals,
    };
  }
}

function totalsOf(rows: readonly SupplierEffect[]): WhatIfTotals {
  const failing = rows.filter(({ effect }) => effect === 'fails');
  return {
    suppliers: rows.length,
    effects: countsOf(
      WHAT_IF_EFFECTS,
      rows.map(({ effect }) => effect),
    ),
    cures: countsOf(
      CURES,
      failing.flatMap(({ cure }) => cure ?? []),
    ),
  };
}

function countsOf<Key extends string>(keys: readonly Key[], found: readonly Key[]): Record<Key, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
  for (const key of found) counts[key] += 1;
  return counts;
}
