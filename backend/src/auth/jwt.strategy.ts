import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { JWT_KEY } from '../tokens/tokens.js';
import type { TokenHolder } from './actor.js';
import { AUDIENCE, Tokens, type Claims } from './tokens.service.js';

/**
 * Bearer tokens by passport-jwt; an older token is renewed in the `jwt_refreshed` header [A12]. A page names the person whom it shows in the header
 * `userKey`: a token of somebody else opens nothing for it.
 */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(JWT_KEY) key: KeyObject,
    private readonly tokens: Tokens,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: key,
      algorithms: ['HS256'],
      audience: AUDIENCE,
      // The strategy would use the computer's clock. The product's clock issued the token, so `holderOf` decides whether it has
      // expired.
      ignoreExpiration: true,
      passReqToCallback: true,
    });
  }

  async validate(request: Request & { res?: Response }, claims: Claims): Promise<TokenHolder | null> {
    const shown = request.header('userKey');
    if (shown !== undefined && shown !== claims.sub) return null;
    const holder = await this.tokens.holderOf(claims);
    if (!holder) return null;
    const fresh = this.tokens.renewed(claims);
    if (fresh) request.res?.setHeader('jwt_refreshed', fresh);
    return { userId: holder.userId, companyId: holder.companyId, sessionId: holder.sessionId };
  }
}
