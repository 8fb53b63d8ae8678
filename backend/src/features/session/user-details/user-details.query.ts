import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { isAppliedAgency } from '@covertrail/domain/company/applied-agency.rules';
import { REGION_TABLE, regionOf } from '@covertrail/domain/insurance/lines/regions';
import { actingRolesOf, isOperator } from '@covertrail/domain/rights/principal';
import { isDismissed } from '@covertrail/domain/user/guides.rules';
import { revisedSince } from '@covertrail/domain/user/terms.rules';
import { GUIDES } from '@covertrail/domain/user/user.contract';
import { userDecider, type UserState } from '@covertrail/domain/user/user.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor, Operator } from '#auth/actor';
import { Problem } from '#http/problem';
import type { ServiceConfig } from '#service/service-config';
import { SERVICE } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { roleWords } from '../landing-role.rules.js';
import type { UserDetails } from '@covertrail/contracts/session/session.replies';

/** Answers GET user/userdetails. */
export class ReadUserDetails extends Query<UserDetails> {
  constructor(readonly actor: Actor | Operator) {
    super();
  }
}

@QueryHandler(ReadUserDetails)
export class ReadUserDetailsHandler implements IQueryHandler<ReadUserDetails> {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    @Inject(SERVICE) private readonly service: ServiceConfig,
  ) {}

  async execute({ actor }: ReadUserDetails): Promise<UserDetails> {
    const person = await this.views.get(peopleView, actor.userId);
    const { firstName = '', lastName = '', email = '', phone = null } = person ?? {};
    const { state: user } = await this.deciders.readable.load(userDecider, actor.userId);
    const ownTimeZone = user?.choices.timeZone ?? null;
    const { idleMinutes, epicPluginUrl } = this.service;
    const photoId = user?.choices.photo?.fileId ?? null;
    const details = { id: actor.userId, firstName, lastName, email, phone, photoId, ownTimeZone, idleMinutes };
    if (isOperator(actor))
      return {
        ...details,
        role: 'Operator',
        roles: ['Operator'],
        permissions: [],
        access: 'readOnly',
        dismissedGuides: [],
        termsToAccept: [],
        company: null,
      };
    const { state: company } = await this.deciders.readable.load(companyDecider, actor.companyId);
    if (!company) throw new Problem('AUTH.NO_COMPANY');
    const roles = roleWords(actor.companyRoles);
    const { address, timeZone } = company.registration;
    return {
      ...details,
      role: roles[0],
      roles,
      permissions: actor.permissions,
      access: actor.access,
      ...ofPerson(actor, user),
      company: {
        id: actor.companyId,
        name: company.name,
        regionId: REGION_TABLE[regionOf(address.country)].id,
        roles: actor.companyRoles,
        timeZone,
        primaryContact: actor.primaryContact,
        logoId: company.logo?.fileId ?? null,
        isInTraining: company.isInTraining,
        epicPluginUrl: isAppliedAgency(company) ? epicPluginUrl : null,
      },
    };
  }
}

/** The guides that the person does not need to see again, in each role of the company, and the terms that are to be accepted. */
function ofPerson(
  { companyId, companyRoles }: Actor,
  user: UserState,
): Pick<UserDetails, 'dismissedGuides' | 'termsToAccept'> {
  const guides = actingRolesOf(companyRoles).flatMap((role) => GUIDES.map((guide) => ({ guide, role })));
  return {
    dismissedGuides: guides.filter((guide) => isDismissed(user?.dismissedGuides ?? [], { ...guide, companyId })),
    termsToAccept: revisedSince(user?.accepted ?? {}),
  };
}
