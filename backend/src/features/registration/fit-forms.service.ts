import { Injectable } from '@nestjs/common';
import { insuredTextProblem, LONGEST_INSURED_TEXT, taxIdDigits } from '@covertrail/domain/fields/company-fields';
import type { Agreement } from '@covertrail/domain/user/user.contract';
import { PUBLIC_EMAIL } from '@covertrail/wording/fields/server-messages';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { isPublicHost } from '#accounts/mail-hosts.rules';
import { NewPasswords } from '#accounts/new-passwords.service';
import { Problem } from '#http/problem';
import { SignUpLogos } from './agents/sign-up-logos.service.js';
import { Joining } from './joining/joining.service.js';
import { insuredTextOf, type CompanyForm, type SignUpForm } from './pending-of-form.rules.js';

/** What refuses a form before anything is kept of it [A07] [A08]. */
@Injectable()
export class FitForms {
  constructor(
    private readonly reservations: Reservations,
    private readonly joining: Joining,
    private readonly passwords: NewPasswords,
    private readonly logos: SignUpLogos,
  ) {}

  /** `role`: as whom the person signs up. Throws what is wrong with the form or its address. */
  async refuseUnfit(form: SignUpForm, email: string, role: Agreement): Promise<void> {
    await this.passwords.refuseCommon(form.password);
    if (await isPublicHost(email)) throw new Problem('REGISTRATION.PUBLIC_DOMAIN');
    if ('companyId' in form) return this.joining.refuseUnfit(form.companyId, role);
    this.refuseLong(form);
    if ('logoUploadId' in form && form.logoUploadId) await this.logos.refuseMissing(form.logoUploadId);
    if ('agentEmail' in form && form.agentEmail && (await isPublicHost(form.agentEmail)))
      throw new Problem('HTTP.BAD_INPUT', { errors: { agentEmail: PUBLIC_EMAIL } });
    const taxId = 'taxId' in form ? taxIdDigits(form.taxId ?? '') : '';
    if (taxId && (await this.reservations.ownerOf('taxId', 'product', taxId)) !== null)
      throw new Problem('COMPANY.TAX_ID_TAKEN');
  }

  /** Throws REGISTRATION.INSURED_TEXT. */
  refuseLong(form: CompanyForm): void {
    if (insuredTextProblem(insuredTextOf(form)) !== null)
      throw new Problem('REGISTRATION.INSURED_TEXT', { params: { most: LONGEST_INSURED_TEXT } });
  }
}
