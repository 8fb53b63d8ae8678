import { Refusal } from '../errors/refusal.js';

/** Result codes of SQLite (https://www.sqlite.org/rescode.html); the higher bytes of a code only say more of the same. */
const DAMAGED: ReadonlySet<unknown> = new Set([11, 26]);
/** No permission, read-only, input/output error, cannot open, not authorized. */
const NOT_GIVEN: ReadonlySet<unknown> = new Set([3, 8, 10, 14, 23]);

const PUT_BACK = 'put back the copy of it that was kept';

/** The content of a file is not what SQLite wrote. */
export class FileDamaged extends Refusal {
  override readonly name = 'FileDamaged';

  static of(file: string, error: unknown, remedy = PUT_BACK): FileDamaged {
    return new FileDamaged(`The file ${file} is damaged (${reasonOf(error)}): ${remedy}`, { cause: error });
  }
}

/** The operating system does not let this process use a file. */
export class FileNotGiven extends Refusal {
  override readonly name = 'FileNotGiven';

  static of(file: string, error: unknown): FileNotGiven {
    const sentence = `The file ${file} cannot be used (${reasonOf(error)}): let the user that runs this program read and write it and its folder`;
    return new FileNotGiven(sentence, { cause: error });
  }
}

/** Opens a file, and adds the file's name to SQLite's errors: throws FileDamaged or FileNotGiven. */
export function opening<Opened>(file: string, open: () => Opened, remedy = PUT_BACK): Opened {
  try {
    return open();
  } catch (error) {
    throw damageIn(file, error, remedy) ?? notGiven(file, error) ?? error;
  }
}

/** Null for an error that is not about damage. `remedy` says how to repair it. */
export const damageIn = (file: string, error: unknown, remedy = PUT_BACK): FileDamaged | null =>
  DAMAGED.has(primaryOf(error)) ? FileDamaged.of(file, error, remedy) : null;

const notGiven = (file: string, error: unknown): FileNotGiven | null =>
  NOT_GIVEN.has(primaryOf(error)) ? FileNotGiven.of(file, error) : null;

function primaryOf(error: unknown): number | null {
  const { errcode } = (error ?? {}) as { readonly errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : null;
}

const reasonOf = (error: unknown): string => (error as Partial<Error> | null)?.message ?? String(error);
