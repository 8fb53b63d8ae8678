import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';
import {
  addSupplierContact,
  removeSupplierContact,
  reviseSupplierContact,
  supplierBookList,
  supplierContactList,
} from '@covertrail/contracts/supplier-contact/supplier-contact.calls';
import {
  SupplierContactDto,
  SupplierContactListDto,
} from '@covertrail/contracts/supplier-contact/supplier-contact.inputs';
import type {
  SupplierBookRow,
  SupplierContactRow,
} from '@covertrail/contracts/supplier-contact/supplier-contact.replies';
import { supplierContactDecider } from '@covertrail/domain/supplier-contact/supplier-contact.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor, IfMatch } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { ListPage } from '#lists/list.query';
import { AddSupplierContact } from './add-supplier-contact.command.js';
import { ReviseSupplierContact } from './revise-supplier-contact.command.js';
import { supplierBookRows, supplierContactRows } from './supplier-contact-list.query.js';
import { ContactStandings } from './supplier-contact-standing.reader.js';

type Reply = CommandReply<{ readonly contactId: string }>;

/** The supplier address books of a requester [F06]. Every call is about the company of the actor. */
@Controller()
export class SupplierContactController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly standings: ContactStandings,
  ) {}

  @Answers(supplierContactList)
  list(
    @Query() input: SupplierContactListDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<SupplierContactRow>>> {
    return this.queries.execute(new ListPage(supplierContactRows(this.standings), actor, input));
  }

  @Answers(supplierBookList)
  books(@Query() input: PageDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<SupplierBookRow>>> {
    return this.queries.execute(new ListPage(supplierBookRows, actor, input));
  }

  @Answers(addSupplierContact)
  async add(
    @Body() given: SupplierContactDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new AddSupplierContact(companyId, given, null, meta)));
  }

  @RightTo({ kind: 'supplierContact', at: 'params.id' })
  @Answers(reviseSupplierContact)
  async revise(
    @Param('id') id: string,
    @Body() given: SupplierContactDto,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new ReviseSupplierContact(id, given, expected, meta)));
  }

  @RightTo({ kind: 'supplierContact', at: 'params.id' })
  @Answers(removeSupplierContact)
  async remove(
    @Param('id') id: string,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return reply(
      await this.commands.execute(
        new Forward(supplierContactDecider, id, { type: 'RemoveSupplierContact' }, meta, expected),
      ),
    );
  }
}

const reply = (outcome: Outcome): Reply => new CommandReply({ contactId: outcome.streamId }, outcome);
