import { positionOf } from '#shared/content/coverage-map.ts';
import { coverage } from '#shared/content/pages/coverage.ts';
import type { Place } from '#shared/profile.ts';
import { useProfile } from '#web/profile.tsx';

/**
 * Every place of the coverage table on a simplified Los Angeles County, north up, in the units of its drawing.
 * The places in `found` stand out, with their names.
 */
export function AreasMap({ found = [] }: { found?: readonly Place[] }) {
  const { places } = useProfile();
  return (
    <svg
      viewBox="14 196 700 562"
      role="img"
      aria-label={coverage.mapLabel}
      className="h-auto w-full fill-none stroke-3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        className="fill-sand stroke-teal"
        d="M21 532l3-20 36-17 44-17 0-26 64 0 0-46 18 0-2-53-20-48-29-64-20-48-46-112-21-35 0-10 649-2 0 169 9 172-8 44-21 61-7 19-26 46-9 12 1 37-102 1 0 27-28 21-16 16-13 17-4 31-12 17c-3-2-13-9-19-10-6-2-17-1-24 2-7 3-16 12-24 17-7 5-20 15-28 16-9 0-24-10-33-13-9-3-24-6-29-11-6-5-9-17-8-23 1-6 14-12 16-17 3-6 3-15 2-23-2-7-8-22-11-28-3-7-6-13-9-20-4-8-11-23-16-32-5-8-13-20-20-27-8-7-17-17-31-19-14-3-49 0-66 2-16 2-38 9-47 12-10 3-13 10-20 9-6-1-18-14-28-18-10-3-38-8-45-9z"
      />
      <path
        className="fill-line"
        d="M339 320q22-14 34-26 12 12 34 26zM408 304q29-20 44-36 16 16 44 36zM487 320q33-24 50-44 17 20 50 44zM585 346q27-19 42-34 15 15 42 34zM395 374q23-14 36-27 13 13 36 27zM466 384q29-18 44-32 16 14 44 32zM555 403q26-15 40-28 14 13 40 28zM100 493q19-11 30-19 10 8 30 19zM163 488q20-9 30-17 11 8 30 17z"
      />
      <path
        className="stroke-teal opacity-30"
        d="M204 440c7 2 38 9 53 12 15 4 37 12 53 13 15 1 41-9 52-5 12 4 24 22 30 33 5 11 4 27 10 41 6 15 27 42 29 58 2 16-13 41-16 58-2 16-1 52-1 60"
      />
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
      <g className="fill-ink stroke-sand stroke-6 text-[1.375rem] font-semibold [paint-order:stroke]">
        {places.map((place) => (
          <Name
            key={place.name}
            place={place}
            label={labels[place.name] ?? (found.includes(place) ? beside : null)}
          />
        ))}
      </g>
    </svg>
  );
}

function Dot({ place, size }: { place: Place; size: number }) {
  const position = positionOf(place);
  if (!position) return null;
  const [x, y] = position;
  return <circle cx={x} cy={y} r={size} />;
}

function Name({ place, label }: { place: Place; label: Label | null }) {
  const position = label && positionOf(place);
  if (!position) return null;
  const [x, y] = position;
  return (
    <text x={x + label.dx} y={y + label.dy} className={label.className}>
      {place.name}
    </text>
  );
}

interface Label {
  dx: number;
  dy: number;
  className?: string;
}

const beside: Label = { dx: 15, dy: 7 };

/** The places whose name has room, and where it stands from the dot. */
const labels: Record<string, Label> = {
  Castaic: beside,
  'Agua Dulce': beside,
  'San Fernando': beside,
  'La Cañada Flintridge': beside,
  Arcadia: beside,
  'El Monte': beside,
  Inglewood: beside,
  'Los Angeles': { dx: 8, dy: 28, className: 'font-bold' },
  'Santa Monica': { dx: -10, dy: 28, className: 'stroke-paper [text-anchor:end]' },
};
