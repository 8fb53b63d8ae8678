import type { DemoActor, DemoCommand } from '../demo-step.js';
import { ACCOUNT_COMMANDS } from './account-commands.js';
import type { CommandMakers, CommandOf } from './command-makers.js';
import { DEALING_COMMANDS } from './dealing-commands.js';
import { POLICY_COMMANDS } from './policy-commands.js';
import { REQUIREMENT_COMMANDS } from './requirement-commands.js';
import { metaOf } from './step-author.js';

/** Steps that need something before their command: a file, or what is open at that moment. `listOnPolicy` is many commands. */
type PreparedStep =
  'listOnPolicy' | 'importFromSystem' | 'attachDocument' | 'decideExceptions' | 'acknowledgeCorrection';
type PlainStep = Exclude<DemoCommand['do'], PreparedStep>;
type PlainCommand<Name extends PlainStep> = { [Each in Name]: CommandOf<Each> & { readonly do: Each } }[Name];

const MAKERS: CommandMakers<PlainStep> = {
  ...ACCOUNT_COMMANDS,
  ...REQUIREMENT_COMMANDS,
  ...POLICY_COMMANDS,
  ...DEALING_COMMANDS,
};

/** The command of the product that a step stands for. */
export function commandFor<Name extends PlainStep>(
  command: PlainCommand<Name>,
  key: string,
  by: DemoActor | null,
): object {
  const name: Name = command.do;
  const author = { by, companyId: by?.companyId ?? '', userId: by?.userId ?? '', meta: metaOf(key, by) };
  return MAKERS[name](command, author);
}
