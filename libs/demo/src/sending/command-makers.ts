import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { DemoActor, DemoCommand } from '../demo-step.js';

/** The command of a step by its name. */
export type CommandOf<Name extends DemoCommand['do']> = CommandsByName[Name];
type CommandsByName = { readonly [Name in DemoCommand['do']]: Extract<DemoCommand, { do: Name }> };

/** Who sends a step, as the commands of the product want it. */
interface StepAuthor {
  readonly by: DemoActor | null;
  /** The company and the person that act; empty where the product itself does. */
  readonly companyId: Uuid;
  readonly userId: Uuid;
  readonly meta: CommandMeta;
}

/** For each of these steps the command of the product that it stands for. */
export type CommandMakers<Names extends DemoCommand['do']> = {
  readonly [Name in Names]: (command: CommandOf<Name>, author: StepAuthor) => object;
};

export function pick<From extends object, Key extends keyof From>(from: From, ...keys: Key[]): Pick<From, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;
}
