import type {
  ClientTransferEvent,
  ClientTransferRequested,
  TransferParties,
} from '@covertrail/domain/client-transfer/client-transfer.contract';
import type { EventMetadata } from '@covertrail/domain/kernel/event';
import type { Names, Sentences } from '../text/event-wording.js';
import { dayText } from '../text/day-text.js';
import { ended, named, plain } from '../text/sentence-parts.js';

interface OfTransfer {
  readonly data: TransferParties;
  readonly meta: EventMetadata;
}

/** The side that acted is the company for which the person did; the sentence names the other one besides, and both where the client acted. */
const acted = (verb: string, { data, meta }: OfTransfer, names: Names): string => {
  if (meta.tenant === data.insuredId)
    return `${named(names.company(data.insuredId))} ${verb} its transfer from ${named(names.company(data.fromAgencyId))} to ${named(names.company(data.toAgencyId))}`;
  const from = meta.tenant === data.fromAgencyId ? '' : ` from ${named(names.company(data.fromAgencyId))}`;
  const to = meta.tenant === data.toAgencyId ? '' : ` to ${named(names.company(data.toAgencyId))}`;
  return `${named(names.company(meta.tenant))} ${verb} the transfer of ${named(names.company(data.insuredId))}${from}${to}`;
};

const step =
  (verb: string) =>
  (event: OfTransfer, names: Names): string =>
    `${acted(verb, event, names)}.`;

const status = (before: string, after: string) => () => [{ label: 'Transfer', before, after }];

const saidWith = ({ letter, note }: ClientTransferRequested['data']) => [
  ...(letter
    ? [{ label: 'Broker of record letter', after: `${letter.fileName}, signed ${dayText(letter.signedOn)}` }]
    : []),
  ...(note ? [{ label: 'Note', after: note }] : []),
];

export const clientTransferSentences: Sentences<ClientTransferEvent> = {
  ClientTransferRequested: {
    sentence: ({ data }, names) => {
      const [from, to] = [named(names.company(data.fromAgencyId)), named(names.company(data.toAgencyId))];
      const client = named(names.company(data.insuredId));
      return data.startedBy === 'holder'
        ? `${from} offered ${client} to ${to}.`
        : `${to} asked ${from} to release ${client}.`;
    },
    changes: ({ data }) => [{ label: 'Transfer', before: 'none', after: 'requested' }, ...saidWith(data)],
  },
  ClientTransferAcknowledged: {
    sentence: step('acknowledged'),
    changes: status('requested', 'acknowledged'),
  },
  ClientTransferApproved: { sentence: step('approved'), changes: status('requested', 'approved') },
  ClientTransferDenied: {
    sentence: (event, names) => ended(`${acted('denied', event, names)}: ${plain(event.data.reason)}`),
    changes: ({ data }) => [
      { label: 'Transfer', before: 'requested', after: 'denied' },
      { label: 'Reason', after: data.reason },
    ],
  },
  ClientTransferCanceled: {
    sentence: step('canceled'),
    changes: status('requested', 'canceled'),
  },
  ClientTransferCompleted: {
    sentence: ({ data }, names) =>
      `The transfer of ${named(names.company(data.insuredId))} from ${named(names.company(data.fromAgencyId))} ` +
      `to ${named(names.company(data.toAgencyId))} is complete.`,
    changes: status('approved', 'completed'),
  },
  ClientTransferClosed: {
    sentence: ({ data }, names) =>
      `${named(names.company(data.agencyId))} dismissed the notice about the transfer of ${named(names.company(data.insuredId))}.`,
    changes: () => [],
  },
};
