import { useParams } from 'react-router-dom';
import { keepPartner } from './kept-partner.js';
import { partnerOf, type Partner } from './partners.js';

/** The partner that the address names, which this tab keeps from now on. Null for a name that is none: then it keeps none. */
export function useNamedPartner(): Partner | null {
  const { name } = useParams();
  const partner = partnerOf(name);
  // Before the page below is drawn, which shows what is kept.
  keepPartner(partner?.key ?? null);
  return partner;
}
