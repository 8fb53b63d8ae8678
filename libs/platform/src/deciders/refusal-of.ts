import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';

/** The code of the rule that refused a command; null when it was done. Other failures are thrown. */
export async function refusalOf(command: Promise<unknown>): Promise<string | null> {
  try {
    await command;
    return null;
  } catch (error) {
    if (error instanceof RuleBroken) return error.code;
    throw error;
  }
}
