/** Features of a workspace that have no rules of their own, each with its reason. */
export const WITHOUT_RULES: Readonly<Record<string, string>> = {
  health: 'reports on the process, not on the product',
  session: 'log-in keeps secrets and tokens in the vault; none of it is an event',
  history: 'reads the events of every other feature and adds none',
  shell: 'the frame around every page: menu, notifications and footer',
  dev: 'pages for the person who develops',
};
