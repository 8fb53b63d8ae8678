import { hashPassword, passwordFits, type PasswordCost } from './passwords.js';

/** Too many callers already wait for a hash. */
export class HashingBusy extends Error {
  override readonly name = 'HashingBusy';
}

/** A hash uses a processor for tens of milliseconds, and a thread that file access needs as well. */
const AT_ONCE = 2;
/** About four seconds of work. */
const MOST_WAITING = 100;

/** Hashes passwords a few at a time, in the order of the calls. Throws `HashingBusy` when the wait would become too long. */
export class PasswordHashing {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly cost: PasswordCost,
    private readonly atOnce = AT_ONCE,
    private readonly mostWaiting = MOST_WAITING,
  ) {}

  hash(password: string): Promise<string> {
    return this.inTurn(() => hashPassword(password, this.cost));
  }

  /** `beforehand` runs when it is this password's turn; if it throws, the password is not hashed. */
  fits(
    passwordHash: string,
    password: string,
    beforehand: () => Promise<void> = () => Promise.resolve(),
  ): Promise<boolean> {
    return this.inTurn(async () => {
      await beforehand();
      return passwordFits(passwordHash, password);
    });
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.atOnce) await this.turn();
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** Resolves when a hash is done; its place goes directly to the next caller. */
  private turn(): Promise<void> {
    if (this.waiting.length >= this.mostWaiting)
      return Promise.reject(new HashingBusy(`${this.mostWaiting} passwords wait already`));
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
