import { Injectable } from '@nestjs/common';
import type { FormEntry } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import { formEntriesView, type FormEntryDocument } from '@covertrail/contracts/form-equivalence/form-equivalence.views';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { NamesService } from '#naming/names.service';
import { Views } from '#views/views.service';
import { entryOn } from './form-entry.reply.js';

const PAGE = 500;

/** The entries of a requester, with the names of those who changed them. */
@Injectable()
export class FormEntries {
  constructor(
    private readonly views: Views,
    private readonly names: NamesService,
  ) {}

  async of(requesterId: Uuid, today: CalendarDate): Promise<readonly FormEntry[]> {
    const documents: FormEntryDocument[] = [];
    for (let after: string | undefined, more = true; more;) {
      const page = await this.views.find(formEntriesView, { where: { requesterId: { eq: requesterId } } }, [], {
        limit: PAGE,
        ...(after ? { after } : {}),
      });
      documents.push(...page.documents);
      after = page.nextKey;
      more = after !== undefined;
    }
    const people = await this.names.people(documents.flatMap(({ changedBy }) => changedBy ?? []));
    return documents.map((document) => entryOn(document, today, people));
  }
}
