import { EpicPluginBanner } from './epic-plugin-banner.js';
import { NoAgentBanner } from './no-agent-banner.js';

/** What insureds without an agency read, and agents of some agencies [B05]. */
export const RepresentationBanners = () => (
  <>
    <NoAgentBanner />
    <EpicPluginBanner />
  </>
);
