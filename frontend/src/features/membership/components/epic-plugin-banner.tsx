import { Plug } from 'lucide-react';
import { useGuide } from '#shared/guides/guide.hook';
import { type ByReader, useReader } from '#shared/session/by-reader';
import { useSession } from '#shared/session/use-session';
import { Button } from '#shared/ui/button.tsx';
import { EpicPluginLink } from '#shared/ui/epic-plugin-link.tsx';

const USES_A_PLUGIN: ByReader<boolean> = { requester: false, insured: false, agent: true };

/** Tells agents of an agency that works with Applied Epic of the free plugin, until they dismiss it [B05]. */
export function EpicPluginBanner() {
  const { epicPluginUrl } = useSession().user;
  const usesPlugin = USES_A_PLUGIN[useReader()];
  const { dismissed, dismiss } = useGuide('epicPlugin');
  if (!usesPlugin || epicPluginUrl === null || dismissed !== false) return null;
  return (
    <div className="pending-banner" role="status">
      <Plug size={17} aria-hidden />
      <span>Your agency works with Applied Epic: there is a free plugin for it.</span>
      <EpicPluginLink url={epicPluginUrl} />
      <Button type="button" size="mini" basic onClick={dismiss}>
        Dismiss
      </Button>
    </div>
  );
}
