import type { SignUpFromSystemDto } from '@covertrail/contracts/registration/agent-sign-up.inputs';
import {
  amsAgencyId,
  sagittaAccount,
  sagittaFurther,
  sagittaPassword,
  sagittaServer,
  sagittaUser,
  type SignUpSystem,
} from '@covertrail/domain/fields/agency-system-fields';
import type { FieldRule } from '@covertrail/domain/fields/field-rule';

type SystemField =
  | 'externalAgencyId'
  | 'sagittaServerUrl'
  | 'sagittaAccount'
  | 'sagittaUsername'
  | 'sagittaPassword'
  | 'sagittaServerPool'
  | 'sagittaOnlineCode';

/** How the agency is known in the system from which it signs up; `amsName` is empty where it signs up by itself [A08]. */
export type SystemValues = Readonly<Record<SystemField, string>> & { readonly amsName: SignUpSystem | '' };

export const EMPTY_SYSTEM: SystemValues = {
  amsName: '',
  externalAgencyId: '',
  sagittaServerUrl: '',
  sagittaAccount: '',
  sagittaUsername: '',
  sagittaPassword: '',
  sagittaServerPool: '',
  sagittaOnlineCode: '',
};

/** How the list of management systems names them. */
export const LISTED_AS: Readonly<Record<SignUpSystem, string>> = { HawkSoft: 'HawkSoft', Sagitta: 'Vertafore Sagitta' };

const only =
  (system: SignUpSystem, { check }: FieldRule) =>
  (value: unknown, { amsName }: Pick<SystemValues, 'amsName'>) =>
    amsName === system ? check(value) : null;

export const SYSTEM_RULES = {
  externalAgencyId: only('HawkSoft', amsAgencyId),
  sagittaServerUrl: only('Sagitta', sagittaServer),
  sagittaAccount: only('Sagitta', sagittaAccount),
  sagittaUsername: only('Sagitta', sagittaUser),
  sagittaPassword: only('Sagitta', sagittaPassword),
  sagittaServerPool: only('Sagitta', sagittaFurther),
  sagittaOnlineCode: only('Sagitta', sagittaFurther),
};

export const SYSTEM_FIELDS: Readonly<
  Record<SignUpSystem, readonly { readonly name: SystemField; readonly label: string; readonly required?: true }[]>
> = {
  HawkSoft: [{ name: 'externalAgencyId', label: 'AMS Agency ID', required: true }],
  Sagitta: [
    { name: 'sagittaServerUrl', label: 'Server', required: true },
    { name: 'sagittaAccount', label: 'Account', required: true },
    { name: 'sagittaUsername', label: 'User', required: true },
    { name: 'sagittaPassword', label: 'Sagitta password', required: true },
    { name: 'sagittaServerPool', label: 'Server pool' },
    { name: 'sagittaOnlineCode', label: 'Online code' },
  ],
};

/** What the call takes of the fields of one system. */
export const givenSystem = (
  amsName: SignUpSystem,
  values: SystemValues,
): Pick<SignUpFromSystemDto, 'amsName' | SystemField> => ({
  amsName,
  ...Object.fromEntries(SYSTEM_FIELDS[amsName].map(({ name }) => [name, values[name]])),
});
