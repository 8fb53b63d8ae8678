import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { addNote, noteList, removeNote, reviseNote } from '@covertrail/contracts/note/note.calls';
import type { NoteRow } from '@covertrail/contracts/note/note.replies';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { NoteTextDto } from '@covertrail/contracts/note/note.inputs';
import { ListPage } from '#lists/list.query';
import { NamesService } from '#naming/names.service';
import { AddNote } from './add-note.command.js';
import { ChangeNote } from './change-note.command.js';
import { noteRows } from './note-list.query.js';

type Reply = CommandReply<{ noteId: string }>;

const replyOf = (outcome: Outcome): Reply => new CommandReply({ noteId: outcome.streamId }, outcome);

/** Notes of a requester about its suppliers [I02]. */
@Controller()
export class NoteController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly names: NamesService,
  ) {}

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(noteList)
  list(
    @Param('id') id: string,
    @Query() input: PageDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<NoteRow>>> {
    return this.queries.execute(new ListPage(noteRows(id, this.names), actor, input));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(addNote)
  async add(
    @Param('id') id: string,
    @Body() { noteText }: NoteTextDto,
    @CurrentActor() { userId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return replyOf(await this.commands.execute(new AddNote(id, userId, noteText, meta)));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(reviseNote)
  async revise(
    @Param('id') id: string,
    @Param('noteId') noteId: string,
    @Body() { noteText }: NoteTextDto,
    @CurrentActor() { userId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return replyOf(
      await this.commands.execute(new ChangeNote(id, noteId, { type: 'ReviseNote', by: userId, text: noteText }, meta)),
    );
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(removeNote)
  async remove(
    @Param('id') id: string,
    @Param('noteId') noteId: string,
    @CurrentActor() { userId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return replyOf(await this.commands.execute(new ChangeNote(id, noteId, { type: 'RemoveNote', by: userId }, meta)));
  }
}
