import type { Metadata } from '@grpc/grpc-js';
import { accessDenied, noLeader, notAuthenticated, notReady, type Refusal } from './refusals.js';

export type Method = 'append' | 'batch-append' | 'read' | 'subscribe' | 'server-features' | 'gossip';

/** Why the server takes no appends now: it is starting or stopping, or it only has a copy of the log. */
export type NoAppends = 'not-ready' | 'read-only';

export interface Credentials {
  readonly user: string;
  readonly password: string;
}

const REFUSALS: Readonly<Record<NoAppends, () => Refusal>> = { 'not-ready': notReady, 'read-only': noLeader };

const isAppend = (method: Method): boolean => method === 'append' || method === 'batch-append';

/** Which calls are let in: by their credentials, and by what a test has asked to go wrong. */
export class Admission {
  noAppends: NoAppends | null = null;
  private readonly planned: { readonly method: Method; readonly refusal: Refusal }[] = [];
  private answersToLose = 0;

  /** `credentials` null: whoever comes is let in, as by a server without TLS. `lose` breaks the connections. */
  constructor(private readonly credentials: Credentials | null, private readonly lose: () => void) {}

  failNext(method: Method, refusal: Refusal, times: number): void {
    for (let time = 0; time < times; time += 1) this.planned.push({ method, refusal });
  }

  loseNextAnswer(): void {
    this.answersToLose += 1;
  }

  /** Null for a call that is let in. An append over the one call for all is asked for again by `refusalOfBatch`. */
  refusalOf(method: Method, metadata: Metadata): Refusal | null {
    const denied = this.credentials === null || method === 'server-features' || method === 'gossip' ? null : denial(this.credentials, metadata);
    if (denied !== null || method === 'batch-append') return denied;
    if (isAppend(method) && this.noAppends !== null) return REFUSALS[this.noAppends]();
    return this.takePlanned(method);
  }

  /** What an append over the one call for all is refused with: only a message, the call itself goes on. */
  refusalOfBatch(): string | null {
    if (this.noAppends !== null) return REFUSALS[this.noAppends]().details;
    return this.takePlanned('batch-append')?.details ?? null;
  }

  /** True where the caller is not to learn that the append was stored: its connection is broken instead. */
  losesAnswer(): boolean {
    if (this.answersToLose === 0) return false;
    this.answersToLose -= 1;
    this.lose();
    return true;
  }

  private takePlanned(method: Method): Refusal | null {
    const index = this.planned.findIndex((one) => one.method === method);
    return index < 0 ? null : this.planned.splice(index, 1)[0]!.refusal;
  }
}

function denial({ user, password }: Credentials, metadata: Metadata): Refusal | null {
  const given = metadata.get('authorization')[0];
  if (given === undefined) return accessDenied();
  const right = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return String(given) === right ? null : notAuthenticated();
}
