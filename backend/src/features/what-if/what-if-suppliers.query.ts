import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { WhatIfFinding, WhatIfFindingChange, WhatIfRow } from '@covertrail/contracts/what-if/what-if.replies';
import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import type { Finding } from '@covertrail/domain/compliance/finding';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { FindingChange } from '@covertrail/domain/what-if/what-if.contract';
import { findingsChanged, tried } from '@covertrail/domain/what-if/what-if.rules';
import { EventCodec } from '@covertrail/platform/deciders/event-codec';
import { StatesAt } from '@covertrail/platform/deciders/states-at';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { within } from '@covertrail/platform/timing/within';
import { fixText, requirementTitle, sentenceOf } from '@covertrail/wording/compliance/sentence';
import { AssessmentInputsLoader } from '#assessment-inputs/assessment-inputs.loader';
import { readAhead } from '#assessment-inputs/read-ahead';
import type { Actor } from '#auth/actor';
import { OtherAgencies } from '#other-agencies/other-agencies.service';
import type { OtherAgencyPolicies } from '#other-agencies/other-agency-policies';
import { EVENTS } from '#tokens/tokens';
import type { WhatIfSuppliersDto } from '@covertrail/contracts/what-if/what-if.inputs';
import { pageOf } from '#http/page.rules';
import { Problem } from '#http/problem';
import { WhatIfAnswers } from '#what-if/what-if-answers.service';
import type { NamedEffect } from '#what-if/what-if-names.reader';
import type { WhatIfRecord } from '#what-if/what-if-record';
import { WhatIfs } from '#what-if/what-ifs.service';

/** Rows whose findings are read before other calls are answered. */
const AT_ONCE = 25;

/** Milliseconds that a caller waits until all suppliers are assessed; a page asks for them when they are. */
const WAIT_MS = 10_000;
/** Seconds after which the caller may try again. */
const AGAIN_S = 5;

/** One page of the suppliers, with the requirements that would change. `after` is the number of the last row. Throws HTTP.NOT_FOUND, WHAT_IF.NOT_ASSESSED. */
export class ReadWhatIfSuppliers extends Query<PageOf<WhatIfRow>> {
  constructor(
    readonly whatIfId: Uuid,
    readonly input: WhatIfSuppliersDto,
    readonly actor: Pick<Actor, 'role' | 'companyId'>,
  ) {
    super();
  }
}

@QueryHandler(ReadWhatIfSuppliers)
export class ReadWhatIfSuppliersHandler implements IQueryHandler<ReadWhatIfSuppliers> {
  constructor(
    @Inject(WhatIfs) private readonly whatIfs: Pick<WhatIfs, 'of'>,
    @Inject(WhatIfAnswers) private readonly answers: Pick<WhatIfAnswers, 'of'>,
    @Inject(EVENTS) private readonly events: Pick<EventStore, 'readStream' | 'readStreams'>,
    @Inject(OtherAgencies) private readonly otherAgencies: Pick<OtherAgencies, 'policiesAmong'>,
  ) {}

  async execute({ whatIfId, input, actor }: ReadWhatIfSuppliers): Promise<PageOf<WhatIfRow>> {
    const record = await this.whatIfs.of(whatIfId);
    const found = (await this.assessed(record)).filter(isAsked(input));
    const { limit, offset = 0, after } = pageOf(input);
    const first = after === undefined ? offset : rowNumber(after);
    const rows = await this.rowsOf(found.slice(first, first + limit), record, actor);
    return { rows, total: found.length, ...(first + limit < found.length ? { next: String(first + limit) } : {}) };
  }

  private async assessed(record: WhatIfRecord): Promise<readonly NamedEffect[]> {
    const { effects, progress } = this.answers.of(record);
    if (await within(effects, WAIT_MS)) return effects;
    throw new Problem('WHAT_IF.NOT_ASSESSED', {
      params: { done: progress.done, total: progress.total ?? 'all' },
      retryAfter: AGAIN_S,
    });
  }

  /** Only the shown suppliers are assessed with their findings: an answer for thousands keeps none. */
  private async rowsOf(
    effects: readonly NamedEffect[],
    { change, day, position }: WhatIfRecord,
    actor: Pick<Actor, 'role' | 'companyId'>,
  ): Promise<readonly WhatIfRow[]> {
    const applied = tried(change);
    const streams = new StatesAt(this.events, new EventCodec(EVENT_CATALOGUE), position);
    await readAhead(
      streams,
      effects.map(({ trackingId }) => trackingId),
      applied.asks,
    );
    const loader = new AssessmentInputsLoader(streams, applied.asks);
    const rows: WhatIfRow[] = [];
    for (const effect of effects) {
      const inputs = await loader.load(effect.trackingId);
      const others = await this.otherAgencies.policiesAmong(actor, inputs?.policies.keys() ?? []);
      rows.push(rowOf(effect, inputs ? findingsChanged(applied, inputs, day) : [], others));
      if (rows.length % AT_ONCE === 0) await nextTurn();
    }
    return rows;
  }
}

function rowNumber(after: string): number {
  if (!/^\d{1,9}$/.test(after))
    throw new Problem('HTTP.BAD_INPUT', { errors: { after: 'is not a key that a page gave' } });
  return Number(after);
}

function isAsked({ effect, cure, keyword }: WhatIfSuppliersDto): (row: NamedEffect) => boolean {
  const words = foldedText(keyword?.trim() ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return (row) =>
    (effect === undefined || row.effect === effect) &&
    (cure === undefined || row.cure === cure) &&
    words.every((word) => namesOf(row).includes(` ${word}`));
}

const namesOf = ({ supplierName, requesterName, projectName }: NamedEffect): string =>
  foldedText(` ${supplierName} ${requesterName} ${projectName}`);

function rowOf(
  { trackingId: id, supplierName, requesterName, projectName, before, after, effect, cure }: NamedEffect,
  changes: readonly FindingChange[],
  others: OtherAgencyPolicies,
): WhatIfRow {
  return {
    id,
    supplierName,
    requesterName,
    projectName,
    before,
    after,
    effect,
    cure,
    findings: changes.flatMap((change) => changeInWords(change, others)),
  };
}

function changeInWords(
  { rule, before, after }: FindingChange,
  others: OtherAgencyPolicies,
): readonly WhatIfFindingChange[] {
  const either = after ?? before;
  if (!either) return [];
  const [was, is] = [before, after].map((finding) => inWords(finding, others));
  return [{ rule, line: either.line, title: requirementTitle(either), before: was ?? null, after: is ?? null }];
}

function inWords(finding: Finding | null, others: OtherAgencyPolicies): WhatIfFinding | null {
  if (!finding) return null;
  const withheld = others.sentence(finding);
  if (withheld !== null) return { outcome: finding.outcome, sentence: withheld };
  const cure = finding.outcome === 'pass' ? undefined : fixText(finding);
  return { outcome: finding.outcome, sentence: sentenceOf(finding), ...(cure === undefined ? {} : { fixText: cure }) };
}
