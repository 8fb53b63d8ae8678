/** @run rest: hundreds of random walks through a transfer. */
import fc from 'fast-check';
import type { Decider } from '../kernel/decider.js';
import type { DomainEvent, RecordedOf } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { eventId, recorded } from '../kernel/testing/given.js';
import { representationDecider } from '../representation/representation.decider.js';
import {
  currentTenures,
  hasMoved,
  tenureOf,
  type RepresentationState,
  type Tenure,
} from '../representation/representation.state.js';
import type { ClientTransferCommand, TransferParties } from './client-transfer.contract.js';
import { CLIENT_TRANSFER_CODES, clientTransferDecider } from './client-transfer.decider.js';
import { hasEnded, partiesOf, type ClientTransferState } from './client-transfer.state.js';

const AGENCIES = [eventId(1), eventId(2), eventId(3)] as const;
const TRANSFERS = [eventId(11), eventId(12), eventId(13)] as const;
const insuredId = eventId(20);

/** Any agency may send any command to any transfer; the reaction may run at any moment, late, twice, or stop between its two steps. */
interface Step {
  readonly transfer: number;
  readonly command: ClientTransferCommand | 'move' | 'move and die';
}

/** `unfinished` is the transfer at which the reaction stopped: it continues there first, because of its checkpoint. */
interface World {
  readonly transfers: readonly ClientTransferState[];
  readonly representation: RepresentationState;
  readonly unfinished: number | null;
}

const agency = fc.constantFrom(...AGENCIES);
const side = fc.constantFrom('holder' as const, 'receiver' as const);
const parties = (transfer: number, from: string, to: string): TransferParties => ({
  transferId: TRANSFERS[transfer] ?? '',
  insuredId,
  fromAgencyId: from,
  fromAgentId: from,
  toAgencyId: to,
  toAgentId: to,
});

const request = (transfer: number) =>
  fc
    .record({ from: agency, to: agency, startedBy: side, letter: fc.boolean() })
    .map(({ from, to, startedBy, letter }): ClientTransferCommand => ({
      type: 'RequestClientTransfer',
      ...parties(transfer, from, to),
      startedBy,
      note: '',
      ...(letter
        ? {
            letter: {
              fileName: 'letter.pdf',
              signedOn: '2026-11-20',
              file: { fileId: AGENCIES[0], sha256: 'a', contentType: 'application/pdf', bytes: 1 },
            },
          }
        : {}),
    }));

const byAgency = fc.record({
  type: fc.constantFrom(
    ...(['AcknowledgeClientTransfer', 'ApproveClientTransfer', 'CancelClientTransfer', 'CloseClientTransfer'] as const),
  ),
  byAgencyId: agency,
});
const deny = fc.record({
  type: fc.constant('DenyClientTransfer' as const),
  byAgencyId: agency,
  reason: fc.constantFrom('', 'No', 'Never'),
});

const step: fc.Arbitrary<Step> = fc.nat({ max: TRANSFERS.length - 1 }).chain((transfer) =>
  fc.oneof(
    request(transfer).map((command) => ({ transfer, command })),
    fc.oneof(byAgency, deny).map((command) => ({ transfer, command })),
    fc.constantFrom('move' as const, 'move and die' as const).map((command) => ({ transfer, command })),
  ),
);

/** What a handler does with one command: a refused command changes nothing. */
function handle<State, Command, Event extends DomainEvent, Facts>(
  decider: Decider<State, Command, Event, Facts>,
  state: State,
  command: Command,
  facts: Facts,
  codes?: readonly string[],
): { readonly state: State; readonly refused: boolean } {
  try {
    const events = recorded<Event>(decider.decide(command, state, facts));
    return {
      state: events.reduce((folded: State, event: RecordedOf<Event>) => decider.evolve(folded, event), state),
      refused: false,
    };
  } catch (error) {
    if (!(error instanceof RuleBroken)) throw error;
    if (codes) expect(codes).toContain(error.code);
    return { state, refused: true };
  }
}

/** The reaction: the client moves in the representation stream, then the transfer is completed. */
function move(world: World, index: number, dies: boolean): World {
  const transfer = world.transfers[index] ?? null;
  if (transfer?.stage !== 'approved') return world;
  const moved = handle(
    representationDecider,
    world.representation,
    { type: 'TransferClient', ...partiesOf(transfer) },
    undefined,
  );
  const next = { ...world, representation: moved.state };
  if (moved.refused) return next;
  return dies ? { ...next, unfinished: index } : attempt(next, index, { type: 'CompleteClientTransfer' });
}

function react(world: World, index: number, dies: boolean): World {
  if (world.unfinished === null) return move(world, index, dies);
  return move(move({ ...world, unfinished: null }, world.unfinished, false), index, dies);
}

function attempt(world: World, index: number, command: ClientTransferCommand): World {
  const started = command.type === 'RequestClientTransfer' ? command : world.transfers[index]?.request;
  const { fromAgencyId, transferId } = started ?? parties(index, '', '');
  const facts = {
    held: tenureOf(world.representation, fromAgencyId) !== undefined,
    moved: hasMoved(world.representation, transferId),
  };
  const { state } = handle(
    clientTransferDecider,
    world.transfers[index] ?? null,
    command,
    facts,
    CLIENT_TRANSFER_CODES,
  );
  return { ...world, transfers: world.transfers.map((transfer, at) => (at === index ? state : transfer)) };
}

const start = (): World => {
  const appoint = {
    type: 'AppointAgency',
    insuredId,
    agencyId: AGENCIES[0],
    agentId: AGENCIES[0],
    proof: { by: 'invitation' },
    domain: null,
  } as const;
  const { state } = handle(representationDecider, representationDecider.initialState, appoint, undefined);
  return { transfers: TRANSFERS.map(() => null), representation: state, unfinished: null };
};

const take = (world: World, { transfer, command }: Step): World =>
  typeof command === 'string' ? react(world, transfer, command === 'move and die') : attempt(world, transfer, command);

const run = (steps: readonly Step[], check: (before: World, after: World) => void): World =>
  steps.reduce((before, step) => {
    const after = take(before, step);
    check(before, after);
    return after;
  }, start());

const anySteps = fc.array(step, { minLength: 1, maxLength: 60, size: 'max' });

const begun = ({ agencyId, event }: Tenure) => ({ agencyId, event });

describe('transfers by chance', () => {
  it('leave exactly one agency answering, and change it only by an approved transfer from the one before', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        run(steps, (before, after) => {
          const was = before.representation.tenures;
          const is = after.representation.tenures;
          expect(is.slice(0, was.length).map(begun)).toEqual(was.map(begun));
          expect(currentTenures(after.representation)).toHaveLength(1);
          expect(is.length - was.length).toBeLessThanOrEqual(1);
          if (is.length === was.length) return;
          const cause = before.transfers.find((transfer) => transfer?.request.transferId === is.at(-1)?.transferId);
          const moves = { fromAgencyId: was.at(-1)?.agencyId, toAgencyId: is.at(-1)?.agencyId };
          expect(cause).toMatchObject({ stage: 'approved', request: moves });
        });
      }),
    );
  });

  it('stay ended once they ended', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        run(steps, (before, after) => {
          const ended = before.transfers.map((was, index) =>
            was && hasEnded(was) ? [was.stage, after.transfers[index]?.stage] : [],
          );
          for (const [was, is] of ended) expect(is).toBe(was);
        });
      }),
    );
  });

  it('are completed exactly where the client did move', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { transfers, representation } = react(
          run(steps, () => undefined),
          0,
          false,
        );
        const moved = representation.tenures.flatMap(({ transferId }) => transferId ?? []);
        const completed = transfers.flatMap((transfer) =>
          transfer?.stage === 'completed' ? transfer.request.transferId : [],
        );
        expect([...moved].sort()).toEqual([...completed].sort());
      }),
    );
  });

  it('are repeated without effect', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const living = steps.filter(({ command }) => command !== 'move and die');
        expect(living.reduce((world, step) => take(take(world, step), step), start())).toEqual(
          run(living, () => undefined),
        );
      }),
    );
  });
});

describe('the orders of chance', () => {
  it('do reach completed, denied and canceled', () => {
    const stages = fc
      .sample(anySteps, { numRuns: 400, seed: 7 })
      .flatMap((steps) => run(steps, () => undefined).transfers.map((transfer) => transfer?.stage));
    expect(new Set(stages)).toEqual(new Set([undefined, 'requested', 'approved', 'denied', 'canceled', 'completed']));
  });
});
