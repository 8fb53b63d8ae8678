import { clientTransferDecider } from '@covertrail/domain/client-transfer/client-transfer.decider';
import type { TransferAction } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { reservationDecider } from '@covertrail/domain/reservation/reservation.decider';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { MovedClock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { EVENT_VALIDATORS } from '@covertrail/domain/catalogue/event-validators.generated';
import { DeclaredEvents } from '@covertrail/platform/deciders/declared-events';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Reaction } from '@covertrail/platform/engine/reaction';
import { START } from '@covertrail/platform/event-store/event-store.port';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Sealing } from '@covertrail/platform/sealing/sealing';
import { singlePiece } from '@covertrail/platform/files/single-piece';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import { Rights } from '#auth/rights.service';
import { openInfrastructure, type Infrastructure } from '#composition/infrastructure';
import { byNobody, type Caller } from '#testing/people';
import { TEST_DAY } from '#testing/test-product';
import { clientUpdater } from '#features/client/reactions/client-updater.reaction';
import { ActOnTransfer, ActOnTransferHandler, stepOf } from '../act-on-transfer.command.js';
import { transferCompleter } from '../reactions/transfer-completer.reaction.js';
import { RequestTransfer, RequestTransferHandler } from '../request-transfer/request-transfer.command.js';
import { TransferSides } from '../request-transfer/transfer-sides.reader.js';
import { Killed, mortalLog } from './mortal-log.js';
import { Letters } from '../letter/letters.service.js';
import { uploadedFileId } from '#uploads/upload-id.rules';
import { Uploads } from '#uploads/uploads.service';
import { LETTER_CONTENT } from './transfer-parties.js';

/** A transfer from its request to its end, with the same commands each time they are sent. */
export interface Story {
  readonly insuredId: Uuid;
  readonly holder: Caller;
  readonly receiver: Caller;
}

const metaOf = ({ userId, companyId }: Caller, step: string): CommandMeta => ({
  ...byNobody('transfer', step),
  actor: userId,
  role: 'agent',
  tenant: companyId,
});
export const TRANSFER_ID = deriveId('transfer', metaOf({ userId: '', companyId: '' } as Caller, 'request').commandId);

/**
 * One run of a process on these files: it continues the transfer, adds one event and is killed. Resolves with the event after
 * which it was killed, or null when nothing was left to add. `immortal` keeps it running.
 */
export async function oneLife(folder: string, story: Story, immortal = false): Promise<string | null> {
  const clock = new MovedClock(TEST_DAY);
  const infrastructure = await openInfrastructure({ folder, writer: 'inline', mongodbUrl: null }, clock);
  const deciders = new DeciderStore(
    immortal ? infrastructure.events : mortalLog(infrastructure.events),
    infrastructure.codec,
    new DeclaredEvents(EVENT_VALIDATORS),
    new Sealing(infrastructure.vault),
    clock,
  );
  try {
    await take(infrastructure, deciders, story);
    await react(infrastructure, [transferCompleter.with(deciders), clientUpdater.with(deciders)]);
    return null;
  } catch (error) {
    if (error instanceof Killed) return error.message;
    throw error;
  } finally {
    await infrastructure.close();
  }
}

/** The steps are held against the streams alone: nobody's address is known. */
const NO_VIEWS = { get: () => Promise.resolve(null) } as never;

const UPLOAD = '0a000000-0000-4000-8000-000000000001';

async function take(
  { vault, files, clock }: Infrastructure,
  deciders: DeciderStore,
  { insuredId, holder, receiver }: Story,
): Promise<void> {
  const representations = new Representations(deciders);
  const request = new RequestTransferHandler(
    deciders,
    new Reservations(deciders, vault, reservationDecider),
    representations,
    new TransferSides(deciders, representations, new Rights(deciders, vault), NO_VIEWS),
    new Letters(new Uploads(files, clock), clock),
    clock,
  );
  const letter = {
    fileId: uploadedFileId('letter', receiver.companyId, UPLOAD),
    name: 'letter.pdf',
    contentType: 'application/pdf',
    uploadedAt: TEST_DAY,
  };
  await files.put(letter, singlePiece(LETTER_CONTENT), { maxBytes: LETTER_CONTENT.length });
  const asker = { userId: receiver.userId, companyId: receiver.companyId, timeZone: 'America/Denver' } as Actor;
  await request.execute(
    new RequestTransfer(
      asker,
      { insuredCompanyId: insuredId, letter: { uploadId: UPLOAD, signedOn: '2026-11-20' } },
      metaOf(receiver, 'request'),
    ),
  );
  const act = new ActOnTransferHandler(deciders, representations);
  for (const action of ['acknowledge', 'approve'] satisfies TransferAction[]) {
    const step = stepOf(action, holder.companyId, '');
    await act.execute(new ActOnTransfer(TRANSFER_ID, step, undefined, metaOf(holder, action)));
  }
}

/** Gives the whole log to each reaction, as after a lost checkpoint, until no new event is added. */
async function react({ events, codec }: Infrastructure, reactions: readonly Reaction[]): Promise<void> {
  for (let head = await events.head(), before = ''; head !== before; head = await events.head()) {
    before = head;
    for await (const stored of events.readAll({ after: START })) {
      const event = codec.decode(stored);
      if (!event) continue;
      for (const reaction of reactions) if (reaction.handles.includes(event.type)) await reaction.react(event);
    }
  }
}

/** The state of the transfer on these files, and who represents the client. */
export async function standsAt(
  folder: string,
  insuredId: Uuid,
): Promise<{ readonly stage: string | null; readonly agencyId: Uuid | null }> {
  const infrastructure = await openInfrastructure(
    { folder, writer: 'inline', mongodbUrl: null },
    new MovedClock(TEST_DAY),
  );
  const { state } = await infrastructure.deciders.load(clientTransferDecider, TRANSFER_ID);
  const agencyId = await new Representations(infrastructure.deciders).agencyOf(insuredId);
  await infrastructure.close();
  return { stage: state?.stage ?? null, agencyId };
}
