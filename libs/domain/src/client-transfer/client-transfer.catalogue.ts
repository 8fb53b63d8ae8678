import type { Catalogue, Names } from '../catalogue/event-description.js';
import { ended, named, plain } from '../catalogue/wording.js';
import { dayText } from '../kernel/day-text.js';
import type { EventMetadata, Uuid } from '../kernel/event.js';
import type { ClientTransferEvent, ClientTransferRequested, TransferParties } from './client-transfer.contract.js';
import { letterWithoutFile } from './client-transfer.upcasters.js';

interface OfTransfer {
  readonly data: TransferParties;
  readonly meta: EventMetadata;
}

const common = { feature: 'client-transfer', version: 1, upcasters: {} } as const;

/** Both agencies, and the client whom it is about. */
const seenBy = ({ data }: OfTransfer) => ({ companies: [data.fromAgencyId, data.toAgencyId, data.insuredId] });

/** The side that acted is the company for which the person did; the sentence names the other one besides. */
const acted = (verb: string, { data, meta }: OfTransfer, names: Names): string => {
  const from = meta.tenant === data.fromAgencyId ? '' : ` from ${named(names.company(data.fromAgencyId))}`;
  const to = meta.tenant === data.toAgencyId ? '' : ` to ${named(names.company(data.toAgencyId))}`;
  return `${named(names.company(meta.tenant))} ${verb} the transfer of ${named(names.company(data.insuredId))}${from}${to}`;
};

/** An agency that asks for a client learns who has it once that agency has approved: until then it reads of no name. */
const holderOf = ({ fromAgencyId, fromAgentId, toAgencyId }: TransferParties, reader: Uuid): readonly Uuid[] =>
  (reader === toAgencyId ? [fromAgencyId, fromAgentId] : []);

/** Where the holder answers, it was asked, and whoever answers for it is as unknown as itself. */
const hiddenAnswerer = ({ data, meta }: OfTransfer, reader: Uuid): readonly Uuid[] =>
  (meta.tenant === data.fromAgencyId ? [...holderOf(data, reader), ...(reader === data.toAgencyId ? [meta.actor] : [])] : []);

const step = (verb: string) => (event: OfTransfer, names: Names): string => `${acted(verb, event, names)}.`;

const status = (before: string, after: string) => () => [{ label: 'Transfer', before, after }];

const saidWith = ({ letter, note }: ClientTransferRequested['data']) => [
  ...(letter ? [{ label: 'Broker of record letter', after: `${letter.fileName}, signed ${dayText(letter.signedOn)}` }] : []),
  ...(note ? [{ label: 'Note', after: note }] : []),
];

export const clientTransferCatalogue: Catalogue<ClientTransferEvent> = {
  ClientTransferRequested: {
    ...common,
    version: 2,
    upcasters: { 1: letterWithoutFile },
    hides: ({ data }, reader) => (data.startedBy === 'receiver' ? holderOf(data, reader) : []),
    audience: seenBy,
    sentence: ({ data }, names) => {
      const [from, to] = [named(names.company(data.fromAgencyId)), named(names.company(data.toAgencyId))];
      const client = named(names.company(data.insuredId));
      return data.startedBy === 'holder' ? `${from} offered ${client} to ${to}.` : `${to} asked ${from} to release ${client}.`;
    },
    changes: ({ data }) => [{ label: 'Transfer', before: 'none', after: 'requested' }, ...saidWith(data)],
  },
  ClientTransferAcknowledged: {
    ...common,
    hides: hiddenAnswerer,
    audience: seenBy,
    sentence: step('acknowledged'),
    changes: status('requested', 'acknowledged'),
  },
  ClientTransferApproved: { ...common, audience: seenBy, sentence: step('approved'), changes: status('requested', 'approved') },
  ClientTransferDenied: {
    ...common,
    hides: hiddenAnswerer,
    audience: seenBy,
    sentence: (event, names) => ended(`${acted('denied', event, names)}: ${plain(event.data.reason)}`),
    changes: ({ data }) => [{ label: 'Transfer', before: 'requested', after: 'denied' }, { label: 'Reason', after: data.reason }],
  },
  ClientTransferCanceled: {
    ...common,
    hides: ({ data, meta }, reader) => (meta.tenant === data.toAgencyId ? holderOf(data, reader) : []),
    audience: seenBy,
    sentence: step('canceled'),
    changes: status('requested', 'canceled'),
  },
  ClientTransferCompleted: {
    ...common,
    audience: seenBy,
    sentence: ({ data }, names) =>
      `The transfer of ${named(names.company(data.insuredId))} from ${named(names.company(data.fromAgencyId))} `
      + `to ${named(names.company(data.toAgencyId))} is complete.`,
    changes: status('approved', 'completed'),
  },
  ClientTransferClosed: {
    ...common,
    audience: ({ data }) => ({ companies: [data.agencyId] }),
    sentence: ({ data }, names) =>
      `${named(names.company(data.agencyId))} put away the notice about the transfer of ${named(names.company(data.insuredId))}.`,
    changes: () => [],
  },
};
