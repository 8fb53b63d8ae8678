import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { isUuid } from '@covertrail/domain/kernel/uuid';
import { newId } from '@covertrail/platform/ids/ids';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { VAULT } from '../tokens/tokens.js';
import { Problem } from '../http/problem.js';
import type { KnownRequest } from './actor.js';
import { commandIdOf } from './command-id.js';

/** Gives the command of a request its id: from `Idempotency-Key`, or a new one. It runs after the access guard. */
@Injectable()
export class CommandIdGuard implements CanActivate {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() === 'ws') return true;
    const request = context.switchToHttp().getRequest<Partial<KnownRequest> & KnownRequest>();
    if (request.method === 'GET' || request.user === undefined) return true;
    const key = request.header('idempotency-key')?.toLowerCase();
    if (key !== undefined && !isUuid(key)) throw new Problem('HTTP.KEY_REQUIRED');
    request.commandId = key === undefined ? newId() : await commandIdOf(this.vault, request.user, key);
    return true;
  }
}
