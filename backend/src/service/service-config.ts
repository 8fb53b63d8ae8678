import { StartRefused } from '@covertrail/platform/errors/refusal';

/** What those who run the product decide for the people who use it. */
export interface ServiceConfig {
  /** Where people write to when they need help; null where nobody says. */
  readonly supportEmail: string | null;
}

const DEMO_SUPPORT = 'support@covertrail.example';

export const DEFAULT_SERVICE: ServiceConfig = { supportEmail: null };

/** COVERTRAIL_SUPPORT_EMAIL; an invented address in a demo without it. Throws on what is no address. */
export function serviceConfigFrom(env: NodeJS.ProcessEnv, demo: boolean): ServiceConfig {
  const supportEmail = env['COVERTRAIL_SUPPORT_EMAIL'] ?? '';
  if (supportEmail === '') return demo ? { supportEmail: DEMO_SUPPORT } : DEFAULT_SERVICE;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(supportEmail))
    throw new StartRefused(`COVERTRAIL_SUPPORT_EMAIL must be an address, not "${supportEmail}"`);
  return { supportEmail };
}
