/** The content of a command without its name. Keys without a value are left out, as in the log. */
export function dataOf<Command extends { readonly type: string }>(command: Command): Omit<Command, 'type'> {
  const said = Object.entries(command).filter(([key, value]) => key !== 'type' && value !== undefined);
  return Object.fromEntries(said) as Omit<Command, 'type'>;
}
