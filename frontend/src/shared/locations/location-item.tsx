import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { LocationRow } from '@covertrail/contracts/location/location.replies';
import { plural } from '../format/plural.js';
import { SourceAge } from '../policies/source-age.js';
import './locations.css';

interface LocationItemProps {
  readonly location: LocationRow;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** One location of the accordion. */
export function LocationItem({ location, open, onToggle, children }: LocationItemProps) {
  const id = useId();
  const { number, address1, address2, city, state, county, zipCode, buildingCount, limitCount, source } = location;
  const address = [address1, address2, city, county === city ? '' : county, `${state} ${zipCode}`.trim()]
    .filter((part) => part !== '')
    .join(', ');
  const contents = [
    buildingCount > 0 ? plural(buildingCount, 'building') : '',
    limitCount > 0 ? plural(limitCount, 'limit') : '',
  ].filter(Boolean);
  return (
    <li className="location-item">
      <h3>
        <button type="button" id={`${id}-head`} aria-expanded={open} aria-controls={`${id}-body`} onClick={onToggle}>
          <ChevronRight size={16} aria-hidden />
          <span className="cell-main">{number}</span>
          <span className="location-address">{address}</span>
          <span className="sub">{contents.join(', ')}</span>
        </button>
      </h3>
      <div id={`${id}-body`} role="region" aria-labelledby={`${id}-head`} hidden={!open} className="location-body">
        {open ? (
          <>
            <SourceAge source={source} />
            {children}
          </>
        ) : null}
      </div>
    </li>
  );
}
