import { Injectable } from '@nestjs/common';
import { agentClientsView } from '@covertrail/contracts/client/client.views';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { AgencyImportStarted } from '@covertrail/domain/agency-import/agency-import.contract';
import { agencyImportDecider } from '@covertrail/domain/agency-import/agency-import.decider';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { RefusedRow } from '@covertrail/domain/sheet-import/sheet-import.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { refusalOf } from '@covertrail/platform/deciders/refusal-of';
import { deriveId } from '@covertrail/platform/ids/ids';
import { atOnce } from '@covertrail/platform/timing/at-once';
import { SheetReader } from '#spreadsheets/sheet-reader.service';
import { Views } from '#views/views.service';
import { countsOf, outcomeOf, type RowOutcome } from './agency-outcome.rules.js';
import { AgencyPolicies, type NamedInSheet } from './agency-policies.reader.js';
import { rowGroups, type RowGroup } from './agency-row-groups.rules.js';
import { AgencyRows } from './agency-row.service.js';
import { exportRowsIn, type ExportRow } from './agency-sheet.rules.js';
import { evidenceOf } from './agency-imports.service.js';

const MOST_AT_ONCE = 16;

type Import = AgencyImportStarted['data'];
type MetaOf = (commandId: Uuid) => CommandMeta;

interface RowPlace {
  readonly named: NamedInSheet;
  readonly group: RowGroup;
  readonly meta: CommandMeta;
}

/** Carries out imports: each row becomes a command with an id from the import and its number, so that an import that broke off continues where it was. */
@Injectable()
export class AgencyImporter {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reader: SheetReader,
    private readonly policies: AgencyPolicies,
    private readonly rows: AgencyRows,
    private readonly views: Views,
  ) {}

  /** Carries out the rows of a started import, then records its end. Nothing where the log has its end: what its rows meant then is known no more. */
  async carryOut(started: Import, position: Position, metaOf: MetaOf): Promise<void> {
    const { importId, sheet } = started;
    const { state } = await this.deciders.load(agencyImportDecider, importId);
    if (state !== null && state.stage !== 'running') return;
    const { records } = exportRowsIn(
      await this.reader.read(sheet.fileId, { companyId: started.agencyId, promised: true }),
    );
    await this.views.reached(position, policiesView, agentClientsView);
    const named = await this.policies.namedIn(started.agencyId, records);
    const outcomes: RowOutcome[] = [];
    const refused: RefusedRow[] = [];
    await atOnce(MOST_AT_ONCE, rowGroups(records), async (group) => {
      for (const row of group.rows) {
        const meta = metaOf(deriveId('agency-import-row', importId, row.row));
        const code = await refusalOf(
          this.carryOutRow(started, row, { named, group, meta }).then((outcome) => outcomes.push(outcome)),
        );
        if (code !== null) refused.push({ row: row.row, code });
      }
    });
    refused.sort((refusal, other) => refusal.row - other.row);
    const complete = { type: 'CompleteAgencyImport', ...countsOf(outcomes), refused } as const;
    await this.deciders.handle(agencyImportDecider, importId, complete, metaOf(deriveId('complete', importId)));
  }

  private async carryOutRow(started: Import, row: ExportRow, { named, group, meta }: RowPlace): Promise<RowOutcome> {
    const of = { agencyId: started.agencyId, evidence: evidenceOf(started.sheet, started) };
    const { policyId, command, facts } = await this.rows.commandOf(of, row, named, group);
    const { events } = await this.deciders.handle(policyDecider, policyId, command, meta, {
      facts: () => Promise.resolve(facts),
    });
    const { state } = await this.deciders.readable.load(policyDecider, policyId);
    if (state) group.states.set(policyId, state);
    // After a restart a command is answered as before, and only its events say what it did.
    return outcomeOf((state?.history ?? []).filter(({ id }) => events.includes(id)).map(({ type }) => type));
  }
}
