import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

export const registrationFeature: Feature = {
  name: 'registration',
  openRoutes: [
    { path: '/sign-up', ...lazyPage(() => import('./sign-up/sign-up.page.js')) },
    { path: '/sign-up-agent/new', ...lazyPage(() => import('./agent-sign-up/agent-sign-up.page.js')) },
    { path: '/sign-up-agent/new/:name', ...lazyPage(() => import('./agent-sign-up/agent-sign-up.page.js')) },
    { path: '/external-ams-signup', ...lazyPage(() => import('./agent-sign-up/system-sign-up.page.js')) },
    { path: '/sign-up-agent/:token/:name', ...lazyPage(() => import('./agent-sign-up/agent-link.page.js')) },
    { path: '/sign-up-agent/:token?', ...lazyPage(() => import('./agent-sign-up/agent-link.page.js')) },
    { path: '/registration-success-agentverify', ...lazyPage(() => import('./outcome/agent-verified.page.js')) },
    { path: '/sign-up/:name', ...lazyPage(() => import('./sign-up/partner-sign-up.page.js')) },
    { path: '/registration-success', ...lazyPage(() => import('./outcome/registration-success.page.js')) },
    // Mails name the token behind a `#`, where no server and no proxy sees it.
    { path: '/verify-user/:token?', ...lazyPage(() => import('./verification/verify-user.page.js')) },
    { path: '/activation/:token?', ...lazyPage(() => import('./activation/activation.page.js')) },
    { path: '/verify-user-success', ...lazyPage(() => import('./verification/email-verified.page.js')) },
  ],
};
