import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

const UNKNOWN = '-';
/** States of a process that has ended and that its parent has not yet asked about: proc(5). */
const ENDED = ['Z', 'X', 'x'];

interface Life {
  readonly state: string;
  /** In ticks of the machine since it was started. */
  readonly startedAt: string;
}

/**
 * The machine as far as process numbers are concerned: a boot of the kernel, and the namespace in which the numbers count. Two
 * containers on one machine have different ones. Unknown where there is no /proc.
 */
function machineOf(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return createHash('sha256')
      .update(`${boot} ${readlinkSync('/proc/self/ns/pid')}`)
      .digest('hex')
      .slice(0, 16);
  } catch {
    return UNKNOWN;
  }
}

/** Null where nothing can be read of it. */
function lifeOf(pid: number | string): Life | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in parentheses and may itself contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
  } catch {
    return null;
  }
}

const MACHINE = machineOf();

/** What the name of this process says of it. */
export const ownProcess = (): { readonly machine: string; readonly startedAt: string } => ({
  machine: MACHINE,
  startedAt: lifeOf('self')?.startedAt ?? UNKNOWN,
});

/**
 * Whether the process of this name (`PROCESS_NAME`) certainly no longer runs: it was on this machine, and its number is free or
 * belongs to a process that started at another time. False for a process on another machine, and wherever it is not certain.
 */
export function isDead(name: string): boolean {
  const [, pid = '', machine, startedAt] = name.split(':');
  if (machine === undefined || machine === UNKNOWN || machine !== MACHINE || startedAt === UNKNOWN) return false;
  const life = lifeOf(pid);
  if (life === null) return isFree(Number(pid));
  return ENDED.includes(life.state) || life.startedAt !== startedAt;
}

/** The numbers of other users' processes may be hidden in /proc; a signal that is not sent finds them. */
function isFree(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
