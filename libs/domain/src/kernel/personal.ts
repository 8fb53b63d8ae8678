/**
 * Text about a person (name, e-mail, phone, signature). Inside events it is sealed under that person's key, so deciders
 * and projections carry it without reading it; only the `people` view opens it (reference: personal data).
 */
export type PersonalText = string;

/** Names the fields of one event type that are personal, and the field that holds the person's id. */
export interface PersonalFields {
  readonly person: string;
  readonly fields: readonly string[];
}
