import { Inject } from '@nestjs/common';
import { SubscribeMessage, WebSocketGateway, WebSocketServer, type OnGatewayConnection, type OnGatewayInit } from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { LIVE_PATH, type ClientToServer, type ServerToClient } from '@covertrail/domain/live/live.contract';
import type { LiveFeed, LiveUpdate } from '@covertrail/platform/engine/live-feed.port';
import type { TokenHolder } from '../auth/actor.js';
import { Rights } from '../auth/rights.service.js';
import { Tokens } from '../auth/tokens.service.js';
import { LIVE_FEED } from '../composition/tokens.js';
import { GatheredUpdates } from './gathered-updates.js';

type LiveSocket = Socket<ClientToServer, ServerToClient, Record<string, never>, { holder: TokenHolder }>;

const MAX_WATCHED = 50;
const VIEW_NAME = /^[a-z][a-z-]{1,60}$/;

/**
 * The one socket of a page (spec 1 section 4.6, DESIGN section 2.7). A socket without a valid token never connects.
 * Rooms are `<company or user>|<view>`: the first half comes from the verified token alone, the page names the second.
 */
@WebSocketGateway({ path: LIVE_PATH, transports: ['websocket', 'polling'] })
export class LiveGateway implements OnGatewayInit, OnGatewayConnection {
  @WebSocketServer() private readonly server!: Server<ClientToServer, ServerToClient>;

  constructor(
    private readonly tokens: Tokens,
    private readonly rights: Rights,
    @Inject(LIVE_FEED) private readonly feed: LiveFeed,
  ) {}

  afterInit(server: Server): void {
    server.use((socket, next) => {
      void this.holderOf(socket).then((holder) => {
        if (!holder) return next(new Error('Token is invalid'));
        (socket as unknown as LiveSocket).data.holder = holder;
        next();
      }, next);
    });
    const gathered = new GatheredUpdates((room, { updates, refetch }) => {
      if (updates.length > 0) this.server.to(room).emit('updated', { updates });
      for (const message of refetch) this.server.to(room).emit('refetch', message);
    });
    this.feed.listen((updates) => {
      gathered.add(updates);
      void this.dropLeavers(updates);
    });
  }

  handleConnection(socket: LiveSocket): void {
    const { companyId, userId, sessionId } = socket.data.holder;
    void socket.join([`company:${companyId}`, `user:${userId}`, `session:${sessionId}`]);
  }

  /** Rights are asked again: a socket of somebody who has left the company hears nothing new. Answers once the socket hears. */
  @SubscribeMessage('watch')
  async watch(socket: LiveSocket, message: unknown): Promise<boolean> {
    const { holder } = socket.data;
    if (!(await this.rights.of(holder))) return !socket.disconnect(true);
    for (const view of viewsIn(message)) await socket.join([`${holder.companyId}|${view}`, `${holder.userId}|${view}`]);
    return true;
  }

  @SubscribeMessage('unwatch')
  async unwatch(socket: LiveSocket, message: unknown): Promise<void> {
    const { companyId, userId } = socket.data.holder;
    for (const view of viewsIn(message)) {
      await socket.leave(`${companyId}|${view}`);
      await socket.leave(`${userId}|${view}`);
    }
  }

  /** To every page of a company, for the specification's own messages. */
  tellCompany<Message extends keyof ServerToClient>(companyId: string, message: Message, ...content: Parameters<ServerToClient[Message]>): void {
    this.server.to(`company:${companyId}`).emit(message, ...content);
  }

  endSession(sessionId: string): void {
    this.server.in(`session:${sessionId}`).disconnectSockets(true);
  }

  /** Somebody whose membership ended hears nothing more from that moment on, without asking for anything. */
  private async dropLeavers(updates: readonly LiveUpdate[]): Promise<void> {
    const userIds = updates.filter(({ view }) => view === 'accounts').flatMap(({ ids }) => ids);
    for (const userId of userIds) {
      for (const socket of await this.server.in(`user:${userId}`).fetchSockets()) {
        // Rights that cannot be read are none: the page connects again, and is asked again.
        const rights = await this.rights.of((socket.data as LiveSocket['data']).holder).catch(() => null);
        if (!rights) socket.disconnect(true);
      }
    }
  }

  private async holderOf(socket: { handshake: { auth: Record<string, unknown> } }): Promise<TokenHolder | null> {
    const token = socket.handshake.auth['token'];
    const holder = typeof token === 'string' ? await this.tokens.verify(token) : null;
    return holder && (await this.rights.of(holder)) ? holder : null;
  }
}

/** Views named in a message from outside; anything else in it is passed over. */
function viewsIn(message: unknown): readonly string[] {
  const views = (message as { views?: unknown } | null)?.views;
  if (!Array.isArray(views)) return [];
  return views.filter((view): view is string => typeof view === 'string' && VIEW_NAME.test(view)).slice(0, MAX_WATCHED);
}
