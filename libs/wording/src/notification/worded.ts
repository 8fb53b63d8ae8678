/** The words of a notification. */
export interface Wording<Name extends string> {
  readonly title: string;
  /** The parameters of the description; the compiler holds whoever raises the notification to it. */
  readonly names: readonly Name[];
  description(params: Readonly<Record<Name, string>>): string;
}

/** A notification in words, with the parameters that its description names. */
export const worded = <const Name extends string>(
  title: string,
  names: readonly Name[],
  description: Wording<Name>['description'],
) => ({ title, names, description });

/** `1 policy`, `12 policies`: the number as the notification has it. */
export const countedPolicies = (policies: string): string => (policies === '1' ? '1 policy' : `${policies} policies`);
