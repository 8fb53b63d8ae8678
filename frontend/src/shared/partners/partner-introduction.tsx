import { Check } from 'lucide-react';
import { keptPartner, SIGN_ON } from './kept-partner.js';
import { OwnLogInLink } from './own-log-in-link.js';
import { partnerOf } from './partners.js';
import './partner-introduction.css';

/** What a partner says beside the pages before a log-in, and the way to the product without it [A04]. Shows nothing for a partner that is none. */
export default function PartnerIntroduction() {
  const partner = partnerOf(keptPartner());
  if (!partner) return null;
  const { key, name, mark, colors, tagline, points } = partner;
  return (
    <section
      className="entry-promise"
      aria-label={`Covertrail for ${name}`}
      style={{ background: `linear-gradient(150deg, ${colors.join(', ')} 70%)` }}
    >
      <div className="brand">
        <span className="brand-mark">
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden>
            <path d={mark} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </span>
        {name} <span className="partner-with">with Covertrail</span>
      </div>
      <div>
        <p className="tagline">{tagline}</p>
        <ul>
          {points.map((text) => (
            <li key={text}>
              <Check size={18} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
        <p className="partner-leave">
          {key === SIGN_ON ? 'No single sign-on?' : `Not with ${name}?`} <OwnLogInLink />
        </p>
      </div>
    </section>
  );
}
