import type { IncomingMessage } from 'node:http';
import { Inject } from '@nestjs/common';
import {
  SubscribeMessage,
  WebSocketGateway,
  WebSocketServer,
  type OnGatewayConnection,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import type { Position } from '@covertrail/domain/kernel/event';
import {
  EVERYONE,
  LIVE_PATH,
  type ClientToServer,
  type LiveChange,
  type ServerToClient,
} from '@covertrail/contracts/live/live.messages';
import { Telemetry } from '@covertrail/platform/telemetry/telemetry';
import type { LiveFeed, LiveUpdate } from '@covertrail/platform/engine/live-feed/live-feed.port';
import type { Actor, TokenHolder } from '../auth/actor.js';
import { Rights } from '../auth/rights.service.js';
import { Tokens } from '../auth/tokens.service.js';
import { LIMITS, LIVE_FEED } from '../tokens/tokens.js';
import { isOwnOrigin } from '../http/own-origin.js';
import type { Limits } from '../limits/limits.js';
import { Rate } from '../limits/rate.js';
import { Views } from '../views/views.service.js';
import { GatheredUpdates } from './gathered-updates.js';
import { SwitchedViews } from './switched-views.js';
import { isWatchMessage, MAX_WATCHED, viewsIn, watchedViewsIn, type WatchedView } from './watched-views.js';

/** Someone of a company: an operator has no views, and so no socket. */
type Person = TokenHolder & Pick<Actor, 'companyId'>;
type LiveSocket = Socket<ClientToServer, ServerToClient, Record<string, never>, { holder: Person }>;

const roomsOf = ({ companyId, userId }: Person, view: string): string[] =>
  [companyId, userId, EVERYONE].map((audience) => `${audience}|${view}`);

/** Checked before the handshake is answered: 403 when it is refused. */
const ofOwnOrigin = (request: IncomingMessage, decide: (error: string | null, allowed: boolean) => void): void => {
  const own = isOwnOrigin(request);
  decide(own ? null : 'Not from this origin', own);
};

/** The rooms of the socket itself, its company, user and session, and three for each view. */
const MOST_ROOMS = 4 + 3 * MAX_WATCHED;

/**
 * The one socket of a page [J04] (reference: live messages). A socket without a valid token is never connected, and
 * neither is one that the page of another site opens (OWASP ASVS 4.4.2). Rooms are `<company, user or everyone>|<view>`: the first part
 * comes only from the verified token, the page names the second.
 */
@WebSocketGateway({ path: LIVE_PATH, transports: ['websocket', 'polling'], allowRequest: ofOwnOrigin })
export class LiveGateway implements OnGatewayInit, OnGatewayConnection {
  @WebSocketServer() private readonly server!: Server<ClientToServer, ServerToClient>;
  private readonly gathered = new GatheredUpdates((room, { updates, refetch }, gathering) => {
    if (updates.length > 0) this.server.to(room).emit('updated', { updates });
    for (const message of refetch) this.server.to(room).emit('refetch', message);
    const views = [...updates, ...refetch].map(({ view }) => view);
    this.telemetry.sent({ message: updates.length > 0 ? 'updated' : 'refetch', views, ...gathering });
  });
  private readonly switched: SwitchedViews;
  private readonly watches: Rate;

  constructor(
    private readonly tokens: Tokens,
    private readonly rights: Rights,
    @Inject(LIVE_FEED) private readonly feed: LiveFeed,
    @Inject(LIMITS) private readonly limits: Limits,
    private readonly telemetry: Telemetry,
    views: Views,
  ) {
    this.watches = new Rate(limits.watchesPerMinute);
    this.switched = new SwitchedViews(views.names, (view) => views.answering(view));
  }

  afterInit(server: Server): void {
    this.telemetry.metrics.collect('sockets', () =>
      this.telemetry.metrics.set('sockets', {}, server.sockets.sockets.size),
    );
    server.use((socket, next) => {
      void this.holderOf(socket).then(
        (holder) => {
          if (!holder) return next(new Error('Token is invalid'));
          if (this.hasTooMany(holder)) return next(new Error('Too many pages are open'));
          (socket as unknown as LiveSocket).data.holder = holder;
          next();
        },
        () => next(new Error('Not available at the moment')),
      );
    });
    this.feed.listen(
      (updates) => {
        this.gathered.add(updates);
        void this.dropLeavers(updates);
      },
      (view) => this.readAgain(view),
    );
  }

  handleConnection(socket: LiveSocket): void {
    const { companyId, userId, sessionId } = socket.data.holder;
    void socket.join([`company:${companyId}`, `user:${userId}`, `session:${sessionId}`]);
  }

  /**
   * Session and rights are checked again: a socket of a person who has logged out or left the company receives nothing new. It
   * replies once the socket is subscribed and looks up missed changes after that, so that every message sent meanwhile reaches
   * the socket through its rooms. False is the answer to a message that names no views.
   */
  @SubscribeMessage('watch')
  async watch(socket: LiveSocket, message: unknown): Promise<boolean> {
    const { holder } = socket.data;
    if ((await this.watches.over(holder.userId)) !== null) return !socket.disconnect(true);
    if (!(await this.mayWatch(holder))) return !socket.disconnect(true);
    if (!isWatchMessage(message)) return false;
    const watched = watchedViewsIn(message);
    for (const { view } of watched) await socket.join(roomsOf(holder, view));
    if (socket.rooms.size > MOST_ROOMS) return !socket.disconnect(true);
    void this.catchUp(socket, watched);
    return true;
  }

  @SubscribeMessage('unwatch')
  async unwatch(socket: LiveSocket, message: unknown): Promise<void> {
    for (const view of viewsIn(message)) for (const room of roomsOf(socket.data.holder, view)) await socket.leave(room);
  }

  /** Sends a message that is of no view to every page of a company [I03]. */
  notifyCompany<Message extends keyof ServerToClient>(
    companyId: string,
    message: Message,
    ...content: Parameters<ServerToClient[Message]>
  ): void {
    this.server.to(`company:${companyId}`).emit(message, ...content);
  }

  endSession(sessionId: string): void {
    this.server.in(`session:${sessionId}`).disconnectSockets(true);
  }

  endSessionsOf(userId: string): void {
    this.server.in(`user:${userId}`).disconnectSockets(true);
  }

  /** Disconnects pages whose sessions have expired, or were ended by another process. Throws StoreUnreachable. */
  async endDeadSessions(): Promise<void> {
    const sockets = await this.server.fetchSockets();
    const ids = new Set(sockets.map((socket) => (socket.data as LiveSocket['data']).holder.sessionId));
    for (const id of ids) if (!(await this.tokens.lives(id))) this.endSession(id);
  }

  /** Makes pages read again each view that was rebuilt since the last check: no message was sent for its differences. */
  async notifySwitched(): Promise<void> {
    for (const view of await this.switched.switchedSince()) this.readAgain(view);
  }

  /** Rooms with messages that are not sent yet. */
  get roomsWaiting(): number {
    return this.gathered.waiting;
  }

  /** Sends to every page of every company: the name of a view reveals nothing. */
  private readAgain(view: string): void {
    this.server.emit('refetch', { view, position: null });
  }

  private async catchUp(socket: LiveSocket, watched: readonly WatchedView[]): Promise<void> {
    for (const { view, since } of watched) {
      if (since === undefined) continue;
      if (!socket.connected) return;
      const missed = await this.missed(socket.data.holder, view, since);
      if (missed === null) socket.emit('refetch', { view, position: null });
      else if (missed.ids.length > 0) socket.emit('updated', { updates: [missed] });
    }
  }

  /**
   * Null where the page must read the view again. The same where the store does not answer: reading then waits for the store, or
   * shows the person that it failed, while without a message an old page would still claim to be live.
   */
  private async missed(
    { companyId, userId }: Person,
    view: string,
    since: Position | null,
  ): Promise<LiveChange | null> {
    if (since === null) return null;
    const missed = await this.feed.missed(view, since, new Set([companyId, userId, EVERYONE])).catch(() => null);
    return missed && changeOf(view, since, missed);
  }

  /** Number of live pages of one person, in this process. */
  private hasTooMany({ userId }: Person): boolean {
    const { socketsPerPerson } = this.limits;
    const open = this.server.sockets.adapter.rooms.get(`user:${userId}`)?.size ?? 0;
    return socketsPerPerson > 0 && open >= socketsPerPerson;
  }

  private async mayWatch(holder: Person): Promise<boolean> {
    return (await this.tokens.lives(holder.sessionId).catch(() => false)) && this.rightsOf(holder);
  }

  /** When rights cannot be read, the socket gets none: the page connects again, and they are checked again. */
  private async rightsOf(holder: Person): Promise<boolean> {
    return (await this.rights.ofSession(holder).catch(() => null)) !== null;
  }

  /** A person whose membership ended receives nothing more from that moment. */
  private async dropLeavers(updates: readonly LiveUpdate[]): Promise<void> {
    const userIds = updates.filter(({ view }) => view === 'accounts').flatMap(({ ids }) => ids);
    for (const userId of userIds) {
      for (const socket of await this.server.in(`user:${userId}`).fetchSockets()) {
        if (!(await this.rightsOf((socket.data as LiveSocket['data']).holder))) socket.disconnect(true);
      }
    }
  }

  private async holderOf(socket: { handshake: { auth: Record<string, unknown> } }): Promise<Person | null> {
    const token = socket.handshake.auth['token'];
    const holder = typeof token === 'string' ? await this.tokens.verify(token) : null;
    const rights = holder && (await this.rights.ofSession(holder));
    return rights ? { ...holder, companyId: rights.companyId } : null;
  }
}

/** One change for all messages about a view. Which other rooms receive it stays on the server. */
const changeOf = (view: string, since: Position, updates: readonly LiveUpdate[]): LiveChange => ({
  view,
  ids: [...new Set(updates.flatMap(({ ids }) => ids))],
  position: updates.reduce((latest, { position }) => (position > latest ? position : latest), since),
  ...(updates.some(({ again }) => again) ? { again: true } : {}),
});
