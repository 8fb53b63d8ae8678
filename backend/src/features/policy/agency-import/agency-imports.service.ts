import { Inject, Injectable } from '@nestjs/common';
import type { AgencySheetPreview } from '@covertrail/contracts/agency-import/agency-import.replies';
import type { ExportOfSystemDto } from '@covertrail/contracts/agency-import/agency-import.inputs';
import type { SheetRowError } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import type { ExportEvidence, SystemExport } from '@covertrail/domain/insurance/source-table';
import type { PolicyPeriod } from '@covertrail/domain/insurance/terms/policy-terms';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import type { ImportedSheet } from '@covertrail/domain/sheet-import/sheet-import.contract';
import { supposed } from '@covertrail/domain/what-if/what-if-supposed';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { dayText } from '@covertrail/wording/text/day-text';
import type { Clock } from '@covertrail/platform/clock/clock';
import { refusalOf } from '@covertrail/platform/deciders/refusal-of';
import type { CompanyTurn } from '@covertrail/platform/fair-queue/fair-queue';
import { atOnce } from '@covertrail/platform/timing/at-once';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { SheetReader } from '#spreadsheets/sheet-reader.service';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { refusedRowText } from './agency-import.problems.js';
import { holdToPast } from './export-day.rules.js';
import { lastTermOf } from './agency-match.rules.js';
import { countsOf, outcomeOf, type RowOutcome } from './agency-outcome.rules.js';
import { AgencyPolicies, type NamedInSheet } from './agency-policies.reader.js';
import { rowGroups, type RowGroup } from './agency-row-groups.rules.js';
import { AgencyRows, type OfImport } from './agency-row.service.js';
import { exportRowsIn, ignoredIn, type ExportRow } from './agency-sheet.rules.js';

const MOST_ERRORS = 100;
const SAMPLE = 5;
const MOST_AT_ONCE = 16;

interface TriedRow {
  readonly row: ExportRow;
  readonly renews: AddedPolicy | null;
  readonly outcome: RowOutcome;
}

/** Previews imports from the systems of agencies. */
@Injectable()
export class AgencyImports {
  constructor(
    private readonly reader: SheetReader,
    private readonly policies: AgencyPolicies,
    private readonly rows: AgencyRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What an import would do; nothing is changed. Throws a problem `SHEET.*`, and 400 without a file or for a day that is yet to come. */
  async preview(
    actor: Actor,
    exported: ExportOfSystemDto,
    sheet: KeptUpload | undefined,
    turn: CompanyTurn,
  ): Promise<AgencySheetPreview> {
    holdToPast(actor, exported, this.clock);
    if (!sheet) throw new Problem('HTTP.BAD_INPUT', { errors: { sheet: 'Please choose a file.' } });
    const { uploadId, stored } = sheet;
    const content = await this.reader.read(stored.fileId, turn);
    const { records, errors } = exportRowsIn(content);
    const evidence = evidenceOf({ ...stored, fileName: stored.name }, { ...exported, importId: uploadId });
    const { accepted, refused } = await this.tried({ agencyId: actor.companyId, evidence }, records);
    const all = [...errors, ...refused].sort((error, other) => error.row - other.row);
    return {
      uploadId,
      fileName: stored.name,
      rows: content.rows.length,
      count: accepted.length,
      errorCount: all.length,
      effect: countsOf(accepted.map(({ outcome }) => outcome)),
      errors: all.slice(0, MOST_ERRORS),
      sample: accepted.slice(0, SAMPLE).map(lineOf),
      ignored: ignoredIn(content),
    };
  }

  /** What each row would do, in the order of the sheet. */
  private async tried(
    of: OfImport,
    records: readonly ExportRow[],
  ): Promise<{ readonly accepted: readonly TriedRow[]; readonly refused: readonly SheetRowError[] }> {
    const named = await this.policies.namedIn(of.agencyId, records);
    const accepted: TriedRow[] = [];
    const refused: SheetRowError[] = [];
    await atOnce(MOST_AT_ONCE, rowGroups(records), async (group) => {
      for (const row of group.rows) {
        const code = await refusalOf(this.tryRow(of, row, named, group).then((tried) => accepted.push(tried)));
        if (code !== null) refused.push({ row: row.row, column: null, message: refusedRowText(code) });
      }
    });
    return { accepted: accepted.sort((tried, other) => tried.row.row - other.row.row), refused };
  }

  private async tryRow(of: OfImport, row: ExportRow, named: NamedInSheet, group: RowGroup): Promise<TriedRow> {
    const { policyId, command, state, facts, renews = null } = await this.rows.commandOf(of, row, named, group);
    const after = supposed(policyDecider, state, command, facts);
    if (after) group.states.set(policyId, after);
    return {
      row,
      renews,
      outcome: outcomeOf((after?.history ?? []).slice(state?.history.length ?? 0).map(({ type }) => type)),
    };
  }
}

/** What an event says of the sheet from which a value was taken. */
export const evidenceOf = (
  { sha256, fileName }: Pick<ImportedSheet, 'sha256' | 'fileName'>,
  { system, asOf, importId }: SystemExport,
): ExportEvidence => ({ name: fileName, sha256, export: { system, asOf, importId } });

function lineOf({ row, renews }: TriedRow): string {
  const policy = `${row.client}: ${LINE_NAMES[row.line]} ${row.policyNumber}, ${daysOf(row.period)}`;
  if (renews === null) return policy;
  const { number, period } = lastTermOf(renews);
  return `${policy}; renews ${number}, ${daysOf(period)}`;
}

const daysOf = ({ effectiveOn, expiresOn }: PolicyPeriod): string => `${dayText(effectiveOn)} – ${dayText(expiresOn)}`;
