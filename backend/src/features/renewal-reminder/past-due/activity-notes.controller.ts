import { Body, Controller } from '@nestjs/common';
import { LinkDto } from '@covertrail/contracts/inputs/link.inputs';
import { readActivityNotes } from '@covertrail/contracts/renewal-reminder/activity-notes.calls';
import type { ActivityNotesPage } from '@covertrail/contracts/renewal-reminder/activity-notes.replies';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { LookUp } from '#limits/look-up.decorator';
import { ActivityNotes } from './activity-notes.service.js';

/** What a reminder of renewals leads an agent to, without a log-in [A11]. */
@Controller()
export class ActivityNotesController {
  constructor(private readonly notes: ActivityNotes) {}

  @Open('whoever has the mail has the secret of its link, which is for one agent and shows the own clients')
  @LookUp()
  @Answers(readActivityNotes)
  read(@Body() { token }: LinkDto): Promise<ActivityNotesPage> {
    return this.notes.read(token);
  }
}
