import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@covertrail/platform/ids/ids';
import { LedgerTree } from '@covertrail/platform/ledger/ledger-tree';
import { openInfrastructure, type Infrastructure } from '../../backend/src/composition/infrastructure.js';
import { addPolicy } from '../add-policy.js';
import type { Bench, Measure } from '../bench.js';
import { duration, FLUSHED, type Figure } from '../figure.js';
import { giveVault } from '../given-vault.js';
import { median, once } from '../timing.js';

const COMMANDS = 1_000;
const ROUNDS = 5;
/** A command may cost so much more with the tree. */
const AT_MOST = 1.05;

/** Milliseconds that a command takes, and those that it takes with its part of the growth of the tree, in one round. */
async function round({ deciders }: Infrastructure, tree: LedgerTree): Promise<{ plain: number; grown: number }> {
  const plain = await once(async () => {
    for (let count = 0; count < COMMANDS; count += 1) await addPolicy(deciders, newId());
  });
  const growth = await once(async () => {
    while ((await tree.grow()) > 0);
  });
  return { plain: plain / COMMANDS, grown: (plain + growth) / COMMANDS };
}

/**
 * What the tree over the log costs: commands, and the same commands with all that the job does to bring the tree behind them. The two are of
 * the same commands, so that what else the machine does is in both.
 */
export const ledger: Measure = {
  name: 'ledger',
  run: async (bench: Bench): Promise<Figure[]> => {
    const folder = bench.folder();
    mkdirSync(folder, { recursive: true });
    const config = { folder, writer: 'worker', mongodbUrl: null } as const;
    await giveVault(config);
    const infrastructure = await openInfrastructure(config);
    const tree = await LedgerTree.open(join(folder, 'ledger'), infrastructure.events);
    await round(infrastructure, tree);
    const rounds: { plain: number; grown: number }[] = [];
    for (let count = 0; count < ROUNDS; count += 1) rounds.push(await round(infrastructure, tree));
    await tree.close();
    await infrastructure.close();
    const ratio = median(rounds.map(({ plain, grown }) => grown / plain));
    return [
      {
        measure: 'command with the tree over the log',
        ours: duration(median(rounds.map(({ grown }) => grown))),
        peer: `${duration(median(rounds.map(({ plain }) => plain)))} the same command without`,
        ratio,
        bar: `≤ ${AT_MOST} ×`,
        met: ratio <= AT_MOST,
        workload: `AddPolicy through its decider, ${COMMANDS} times, then the growth of the tree over them; ${ROUNDS} rounds after one that is not counted, medians of pairs`,
        callers: '1, one command after another',
        durability: `${FLUSHED}, of the log and of the tree`,
        size: `${((ROUNDS + 1) * COMMANDS).toLocaleString('en')} events, empty log at the start`,
      },
    ];
  },
};
