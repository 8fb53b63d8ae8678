import { policiesView } from '@covertrail/contracts/policy/policy.views';
import {
  LIVE_PATH,
  type ClientToServer,
  type LiveChange,
  type ServerToClient,
} from '@covertrail/contracts/live/live.messages';
import type { Position } from '@covertrail/domain/kernel/event';
import { io, type Socket } from 'socket.io-client';
import type { Caller } from '#testing/people';
import type { TestProduct } from '#testing/test-product';
import { usableBy } from '#views/policy-readers.filter';
import { Views } from '#views/views.service';

const VIEW = policiesView;
const RECONNECT_MS = 20;
const ALL = { limit: 1_000 };

type Shown = ReadonlyMap<string, string>;

/** The policies that a company may see, as they are now. */
export async function policiesOf(product: TestProduct, companyId: string): Promise<Shown> {
  const views = product.app.get(Views);
  const own = { or: [{ where: { insuredId: { eq: companyId } } }, await usableBy(companyId, views)] };
  const { documents } = await views.find(VIEW, own, [], ALL);
  return new Map(documents.map((document) => [document.id, JSON.stringify(document)]));
}

/**
 * A page that shows the policies of its company and follows the contract: it reads all of them once, then only those of which it
 * is notified, and on every connect it sends the position that it shows. A change of which it is never notified stays wrong on
 * it.
 */
export class LivePage {
  readonly received = new Set<string>();
  refetched = 0;
  readonly socket: Socket<ServerToClient, ClientToServer>;
  private readonly shown = new Map<string, string>();
  private position: Position | null = null;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly product: TestProduct,
    readonly caller: Caller,
  ) {
    this.socket = io(product.url, {
      path: LIVE_PATH,
      transports: ['websocket'],
      forceNew: true,
      auth: { token: caller.token },
      reconnectionDelay: RECONNECT_MS,
      reconnectionDelayMax: RECONNECT_MS,
    });
    this.socket.on('connect', () => this.watch());
    this.socket.on('updated', ({ updates }) => this.then(() => this.readAgain(updates)));
    this.socket.on('refetch', () => this.then(() => this.readAll()));
  }

  /** Reads what the page shows; it begins before the socket is connected, as pages do. */
  read(): Promise<void> {
    return this.then(async () => {
      await this.readAll();
      if (this.socket.connected) this.watch();
    });
  }

  /** Cuts the connection; the page connects again by itself. False when there was none. */
  cut(): boolean {
    if (!this.socket.connected) return false;
    this.socket.io.engine.close();
    return true;
  }

  /** True when it shows exactly these policies. */
  shows(truth: Shown): boolean {
    return truth.size === this.shown.size && [...truth].every(([id, document]) => this.shown.get(id) === document);
  }

  private watch(): void {
    this.socket.emit('watch', {
      views: [VIEW.name],
      ...(this.position === null ? {} : { since: { [VIEW.name]: this.position } }),
    });
  }

  private async readAll(): Promise<void> {
    const views = this.product.app.get(Views);
    const { body: policies, position } = await views.inRequest(undefined, async () =>
      views.reply(await policiesOf(this.product, this.caller.companyId)),
    );
    this.shown.clear();
    for (const [id, document] of policies) this.shown.set(id, document);
    if (this.position !== null) this.refetched += 1;
    this.showsAsOf(position);
  }

  private async readAgain(updates: readonly LiveChange[]): Promise<void> {
    for (const { ids, position } of updates) {
      const found = await this.product.app.get(Views).byId(VIEW, ids);
      for (const id of ids) {
        this.received.add(id);
        this.shown.set(id, JSON.stringify(found.get(id)));
      }
      this.showsAsOf(position);
    }
  }

  private showsAsOf(position: Position): void {
    if (this.position === null || position > this.position) this.position = position;
  }

  private then(step: () => Promise<void>): Promise<void> {
    this.work = this.work.then(step);
    return this.work;
  }
}
