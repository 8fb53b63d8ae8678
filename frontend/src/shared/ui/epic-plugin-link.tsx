/** To where an agency that works with Applied Epic gets the plugin for it [B05] [A11]. */
export const EpicPluginLink = ({ url }: { readonly url: string }) => (
  <a href={url} target="_blank" rel="noreferrer">
    Get the free plugin
  </a>
);
