import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ProgramRow } from '@covertrail/contracts/enrollment/enrollment.replies';
import type { Actor } from '#auth/actor';
import { OwnProgramsReader } from './own-programs.reader.js';

/** Answers GET enrollment/programs and enrollment/checkEligibility. */
export class ReadOwnPrograms extends Query<readonly ProgramRow[]> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(ReadOwnPrograms)
export class ReadOwnProgramsHandler implements IQueryHandler<ReadOwnPrograms> {
  constructor(private readonly programs: OwnProgramsReader) {}

  execute({ actor }: ReadOwnPrograms): Promise<readonly ProgramRow[]> {
    return this.programs.of(actor);
  }
}
