import { Fragment } from 'react';

/** A sentence of the server, in which `*word*` names a thing: names are shown in bold. */
export function RichText({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('*').map((part, index) => (
        <Fragment key={index}>{index % 2 === 1 ? <b>{part}</b> : part}</Fragment>
      ))}
    </>
  );
}

/** The same sentence without marks, for labels and plain text. */
export const plainText = (text: string): string => text.replaceAll('*', '');
