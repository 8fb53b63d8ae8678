import { Injectable } from '@nestjs/common';
import type { LinkedOptOut } from '@covertrail/contracts/opt-out/opt-out.replies';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { newId } from '@covertrail/platform/ids/ids';
import { Representations } from '#auth/representations.service';
import { Rights } from '#auth/rights.service';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { byLinkHolder, OpenedLinks } from '../invitation/opened-links.service.js';
import { OPT_OUT } from './opt-out-link.js';
import { OptOuts } from './opt-outs.service.js';

/** Who comes with a link, and the request that it is about. */
interface Holder {
  readonly requestId: Uuid;
  readonly meta: CommandMeta;
}

/**
 * That a company is no supplier of a requester, said by the link of a mail about a request [D11]: by someone who may answer for it at
 * that moment, or by whoever was invited by e-mail.
 */
@Injectable()
export class OptOutsByLink {
  constructor(
    private readonly links: AccessLinks,
    private readonly invitations: OpenedLinks,
    private readonly deciders: DeciderStore,
    private readonly rights: Rights,
    private readonly representations: Representations,
    private readonly optOuts: OptOuts,
  ) {}

  /** Throws `LINK.NOT_VALID`. */
  async read(token: string): Promise<LinkedOptOut> {
    return this.shown(await this.behind(token));
  }

  /** Throws `LINK.NOT_VALID`, and what the rules throw. */
  async optOut(token: string, reason: string): Promise<LinkedOptOut> {
    const holder = await this.behind(token);
    await this.optOuts.optOut(holder.requestId, reason, holder.meta);
    return this.shown(holder);
  }

  /** Throws `LINK.NOT_VALID`, and what the rules throw. */
  async takeBack(token: string): Promise<LinkedOptOut> {
    const holder = await this.behind(token);
    const said = await this.optOuts.of(holder.requestId);
    if (said) await this.optOuts.takeBack(said.optOutId, holder.meta);
    return this.shown(holder);
  }

  private async behind(token: string): Promise<Holder> {
    const { requestId, companyId, userId } = (await this.links.opened(OPT_OUT, token)) ?? {};
    if (!requestId || !companyId || !userId) return this.invited(token);
    const insuredId = (await this.deciders.load(requestDecider, requestId)).state?.requested.insuredId;
    const ofAgency = companyId !== insuredId;
    const isTheirs = insuredId && (!ofAgency || (await this.representations.represents(companyId, insuredId)));
    if (!isTheirs || !(await this.rights.mayDo('answerForInsured', userId, companyId)))
      throw new Problem('LINK.NOT_VALID');
    const commandId = newId();
    const role = ofAgency ? 'agent' : 'insured';
    const ids = { commandId, commandHash: commandId, correlationId: commandId, causationId: null };
    return { requestId, meta: { ...ids, actor: userId, role, tenant: companyId } };
  }

  private async invited(token: string): Promise<Holder> {
    const link = await this.invitations.opened(token);
    if (link.openedAs !== 'invitee') throw new Problem('LINK.NOT_VALID');
    return { requestId: link.requestId, meta: byLinkHolder(link) };
  }

  private async shown({ requestId }: Holder): Promise<LinkedOptOut> {
    const { state } = await this.deciders.load(requestDecider, requestId);
    const nameOf = async (id: Uuid) => (await this.deciders.readable.load(companyDecider, id)).state?.name ?? '';
    const { requesterId = '', insuredId = null } = state?.requested ?? {};
    const said = await this.optOuts.of(requestId);
    return {
      requesterName: await nameOf(requesterId),
      companyName: insuredId === null ? null : await nameOf(insuredId),
      reason: said?.stands ? said.reason : null,
    };
  }
}
