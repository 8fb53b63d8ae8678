import { Injectable } from '@nestjs/common';
import { agentClientsView } from '@covertrail/contracts/client/client.views';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { AgencyImportCounts, AgencyImportStarted } from '@covertrail/domain/agency-import/agency-import.contract';
import { agencyImportDecider } from '@covertrail/domain/agency-import/agency-import.decider';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { RefusedRow } from '@covertrail/domain/sheet-import/sheet-import.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { refusalOf } from '@covertrail/platform/deciders/refusal-of';
import { deriveId } from '@covertrail/platform/ids/ids';
import { atOnce } from '@covertrail/platform/timing/at-once';
import { SheetReader } from '#spreadsheets/sheet-reader.service';
import { Views } from '#views/views.service';
import { AgencyRows } from './agency-row.service.js';
import { exportRowsIn, type ExportRow } from './agency-sheet.rules.js';
import { evidenceOf } from './agency-imports.service.js';

const MOST_AT_ONCE = 16;

type Done = keyof AgencyImportCounts;
type Import = AgencyImportStarted['data'];
type MetaOf = (commandId: Uuid) => CommandMeta;

/** Carries out imports: each row becomes a command with an id from the import and its place, so that an import that broke off continues where it was. */
@Injectable()
export class AgencyImporter {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reader: SheetReader,
    private readonly rows: AgencyRows,
    private readonly views: Views,
  ) {}

  /** Carries out the rows of a started import, then records its end. To repeat it is harmless. */
  async carryOut(started: Import, position: Position, metaOf: MetaOf): Promise<void> {
    const { importId, sheet } = started;
    const { records } = exportRowsIn(await this.reader.read(sheet.fileId));
    await this.views.reached(position, policiesView, agentClientsView);
    const counts: Record<Done, number> = { added: 0, changed: 0, confirmed: 0, unchanged: 0 };
    const refused: RefusedRow[] = [];
    await atOnce(MOST_AT_ONCE, [...records.entries()], async ([index, row]) => {
      const code = await refusalOf(this.carryOutRow(started, row, metaOf(deriveId('agency-import-row', importId, index))).then((done) => {
        counts[done] += 1;
      }));
      if (code !== null) refused.push({ row: row.row, code });
    });
    refused.sort((one, other) => one.row - other.row);
    const complete = { type: 'CompleteAgencyImport', ...counts, refused } as const;
    await this.deciders.handle(agencyImportDecider, importId, complete, metaOf(deriveId('complete', importId)));
  }

  private async carryOutRow(started: Import, row: ExportRow, meta: CommandMeta): Promise<Done> {
    const { policyId, command, facts } = await this.rows.commandOf(started.agencyId, row, evidenceOf(started.sheet, started));
    return this.doneBy(await this.deciders.handle(policyDecider, policyId, command, meta, { facts: () => Promise.resolve(facts) }));
  }

  /** By what was recorded: after a restart a command is answered as before, and only its events say what it did. */
  private async doneBy({ streamId, events }: Outcome): Promise<Done> {
    if (events.length === 0) return 'unchanged';
    const { state } = await this.deciders.readable.load(policyDecider, streamId);
    const types = new Set(state?.history.filter(({ id }) => events.includes(id)).map(({ type }) => type));
    if (types.has('PolicyAdded')) return 'added';
    return types.size === 1 && types.has('PolicyConfirmedBySystem') ? 'confirmed' : 'changed';
  }
}
