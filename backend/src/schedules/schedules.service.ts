import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { SheetFormat } from '@covertrail/contracts/sheet-import/sheet-file.inputs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { CarriesOver } from '#carrying-over/carrier-of';
import { CarryOver } from '#carrying-over/carry-over.service';
import type { SheetCells } from '#spreadsheets/sheet-question';
import type { ImportsOfKind } from '#spreadsheets/sheet-importer-of';
import { SheetImporter } from '#spreadsheets/sheet-importer.service';
import { SheetWriter } from '#spreadsheets/sheet-writer.service';
import { Views } from '#views/views.service';
import { carriedSchedule } from './carried-schedule.js';
import { listedOf } from './listed-of.js';
import { scheduleRecords } from './schedule-records.js';
import type { Schedule, ScheduleRow } from './schedule.js';

/** Imports, exports and carries over the records of any schedule. */
@Injectable()
export class Schedules {
  constructor(
    private readonly commands: CommandBus,
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    private readonly importer: SheetImporter,
    private readonly carryOver: CarryOver,
    private readonly writer: SheetWriter,
  ) {}

  imports<Given>(schedule: Schedule<Given>): ImportsOfKind<ScheduleRow<Given>> {
    return { importer: this.importer, kind: scheduleRecords(schedule, this.commands, this.deciders) };
  }

  carrier<Given>(schedule: Schedule<Given>): CarriesOver {
    return {
      carryOver: this.carryOver,
      records: carriedSchedule(schedule, this.commands, this.deciders, this.views),
    };
  }

  /** The schedule of a policy as a spreadsheet that can be imported again. */
  file<Given>(schedule: Schedule<Given>, policyId: Uuid, format: SheetFormat): Promise<Buffer> {
    return this.writer.file(this.rows(schedule, policyId), format);
  }

  private async *rows<Given>(schedule: Schedule<Given>, policyId: Uuid): AsyncGenerator<SheetCells> {
    const { decider, sheet, view } = schedule;
    yield sheet.heading;
    for await (const document of listedOf(this.views, schedule, policyId)) {
      const listed = view.termsIn(document);
      if (listed !== null) yield* sheet.rowsOf(listed);
      else {
        const { state } = await this.deciders.load(decider, document.id);
        if (state && !state.removed) yield* sheet.rowsOf(schedule.termsOf(state));
      }
    }
  }
}
