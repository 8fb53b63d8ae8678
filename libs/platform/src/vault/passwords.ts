import { hash, verify } from '@node-rs/argon2';

/** argon2id by OWASP's first choice; tests pass a cheap one. */
export interface PasswordCost {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
}

export const STRONG: PasswordCost = { memoryCost: 19_456, timeCost: 2 };
export const CHEAP: PasswordCost = { memoryCost: 1024, timeCost: 1 };

export const hashPassword = (password: string, cost: PasswordCost): Promise<string> =>
  hash(password, { ...cost, parallelism: 1 });

/** False also for a hash that cannot be read: no password opens such an account. */
export const passwordFits = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password).catch(() => false);
