import { besideDot, getPosition, type MapLabel, mapLabels } from '#company/coverage/coverage-map-texts.ts';
import { coverage } from '#company/coverage/coverage-page-texts.ts';
import { withFacts } from '#company/profile/business-facts.ts';
import type { Place } from '#company/profile/profile.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { drawings, mapBox } from '#kit/paths/drawing-paths.ts';
import { findEntry } from '#kit/text/find-entry.ts';

/** The places on a simplified map of the county. Highlights the places in `found`. */
export function AreasMap({ found = [], className = '' }: { found?: readonly Place[]; className?: string }) {
  const profile = useProfile();
  const { places } = profile;
  if (!profile.hasMap) return null;
  return (
    <div className={`relative ${className}`}>
      <img src={drawings.mapLand} alt="" loading="lazy" className="absolute inset-0 size-full" />
      <svg
        viewBox={Object.values(mapBox).join(' ')}
        role="img"
        aria-label={withFacts(coverage.mapLabel, profile)}
        className="relative h-auto w-full stroke-3"
        strokeLinejoin="round"
      >
        <g className="fill-coral stroke-paper">
          {places.map((place) => (
            <Dot key={place.name} place={place} size={8} />
          ))}
        </g>
        <g className="fill-sun stroke-ink">
          {found.map((place) => (
            <Dot key={place.name} place={place} size={12} />
          ))}
        </g>
        <g className="fill-ink stroke-sand stroke-6 text-[22px] font-semibold [paint-order:stroke]">
          {places.map((place) => (
            <Name
              key={place.name}
              place={place}
              label={findEntry(mapLabels, place.name) ?? (found.includes(place) ? besideDot : null)}
            />
          ))}
        </g>
      </svg>
    </div>
  );
}

function Dot({ place, size }: { place: Place; size: number }) {
  const position = getPosition(place);
  if (!position) return null;
  const [x, y] = position;
  return <circle cx={x} cy={y} r={size} />;
}

function Name({ place, label }: { place: Place; label: MapLabel | null }) {
  const position = label && getPosition(place);
  if (!position) return null;
  const [x, y] = position;
  return (
    <text x={x + label.dx} y={y + label.dy} className={label.kind && labelClass[label.kind]}>
      {place.label ?? place.name}
    </text>
  );
}

const labelClass = { main: 'font-bold', left: 'stroke-paper [text-anchor:end]' };
