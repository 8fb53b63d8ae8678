import { status, type Metadata } from '@grpc/grpc-js';
import { accessDenied, noLeader, notAuthenticated, notReady, type Refusal } from './refusals.js';

export type Method = 'append' | 'batch-append' | 'read' | 'subscribe' | 'server-features' | 'gossip';

/** Why the server takes no appends now: it is starting or stopping, or it only has a copy of the log. */
export type NoAppends = 'not-ready' | 'read-only';

/**
 * What becomes of an append that the server takes long for: whether it is stored, and what its caller learns. The server's own time-out says
 * nothing of whether it is stored.
 */
export interface SlowAppend {
  readonly stored: boolean;
  readonly answer: 'never' | 'timed out' | { readonly afterMs: number };
}

export interface Credentials {
  readonly user: string;
  readonly password: string;
}

const REFUSALS: Readonly<Record<NoAppends, () => Refusal>> = { 'not-ready': notReady, 'read-only': noLeader };

/** Which calls are accepted: by their credentials, and by what a test has asked to go wrong. */
export class Admission {
  noAppends: NoAppends | null = null;
  private readonly planned: { readonly method: Method; readonly refusal: Refusal }[] = [];
  private readonly slowAppends: SlowAppend[] = [];
  private answersToLose = 0;

  /** `credentials` null: every caller is accepted, as by a server without TLS. `lose` breaks the connections. */
  constructor(
    private readonly credentials: Credentials | null,
    private readonly lose: () => void,
  ) {}

  failNext(method: Method, refusal: Refusal, times: number): void {
    for (let time = 0; time < times; time += 1) this.planned.push({ method, refusal });
  }

  slowNext(appends: readonly SlowAppend[]): void {
    this.slowAppends.push(...appends);
  }

  /** Null for an append that is stored and answered at once. */
  takeSlow(): SlowAppend | null {
    return this.slowAppends.shift() ?? null;
  }

  loseNextAnswer(): void {
    this.answersToLose += 1;
  }

  /** Null for a call that is let in. The one call for all appends is, also without credentials: each append is asked for again. */
  refusalOf(method: Exclude<Method, 'batch-append'>, metadata: Metadata): Refusal | null {
    const open = method === 'server-features' || method === 'gossip';
    const denied = open ? null : this.denial(metadata);
    if (denied !== null) return denied;
    if (method === 'append' && this.noAppends !== null) return REFUSALS[this.noAppends]();
    return this.takePlanned(method);
  }

  /** Null where the call for all appends is let in: only wrong credentials keep it out. */
  refusalOfBatchCall(metadata: Metadata): Refusal | null {
    const denied = this.denial(metadata);
    return denied?.code === status.UNAUTHENTICATED ? denied : null;
  }

  /** Null for an append over that call that is let in. */
  refusalOfBatch(metadata: Metadata): Refusal | null {
    const denied = this.denial(metadata);
    if (denied !== null) return denied;
    return this.noAppends === null ? this.takePlanned('batch-append') : REFUSALS[this.noAppends]();
  }

  /** True where the caller is not to learn that the append was stored: its connection is broken instead. */
  losesAnswer(): boolean {
    if (this.answersToLose === 0) return false;
    this.answersToLose -= 1;
    this.lose();
    return true;
  }

  private takePlanned(method: Method): Refusal | null {
    const index = this.planned.findIndex((plan) => plan.method === method);
    return index < 0 ? null : this.planned.splice(index, 1)[0]!.refusal;
  }

  private denial(metadata: Metadata): Refusal | null {
    if (this.credentials === null) return null;
    const given = metadata.get('authorization')[0];
    if (given === undefined) return accessDenied();
    const { user, password } = this.credentials;
    const right = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    return String(given) === right ? null : notAuthenticated();
  }
}
