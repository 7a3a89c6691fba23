import ICAL from 'ical.js';
import { getZone, type Zone } from '#kit/time/zone.ts';

export type Timezone = InstanceType<typeof ICAL.Timezone>;

export const utc: Zone = { toInstant: (local) => local, toLocal: (instant) => instant };

/** Finds zones by the names in calendar files: of IANA or Windows, or defined in the file. */
export function createZones(companyZone: string, defined: ReadonlyMap<string, Timezone>) {
  const company = getZone(companyZone);
  const known = new Map<string, Zone>();
  return {
    company,
    /** An unknown zone is that of the company. */
    find(name: string): Zone {
      const zone = known.get(name) ?? findZone(name, defined) ?? company;
      known.set(name, zone);
      return zone;
    },
  };
}

function findZone(name: string, defined: ReadonlyMap<string, Timezone>): Zone | undefined {
  if (isKnownZone(name)) return getZone(name);
  const definition = defined.get(name);
  if (definition) return createDefinedZone(definition);
  if (/^tzone:\/\/microsoft\/utc$/i.test(name)) return utc;
  const windows = windowsZones().get(name.replace(/ (Standard|Daylight) Time$/, ''));
  // Such as /freeassociation.sourceforge.net/America/Los_Angeles
  const last = /[A-Z]\w+\/[\w/+-]+$/.exec(name)?.[0] ?? '';
  const found = windows ?? (isKnownZone(last) ? last : undefined);
  return found === undefined ? undefined : getZone(found);
}

function isKnownZone(name: string): boolean {
  try {
    return Boolean(name && new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

function createDefinedZone(timezone: Timezone): Zone {
  const getOffset = (local: number) => timezone.utcOffset(toTime(local)) * 1000;
  return {
    toInstant: (local) => local - getOffset(local),
    toLocal: (instant) => instant + getOffset(instant + getOffset(instant)),
  };
}

/** A time of no zone. */
export function toTime(local: number) {
  const date = new Date(local);
  return ICAL.Time.fromData({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  });
}

let windows: Map<string, string> | undefined;

/** By Unicode's table, the zones in use in the Americas, and the larger ones elsewhere. */
function windowsZones(): Map<string, string> {
  windows ??= new Map(
    windowsNames
      .trim()
      .split('\n')
      .map((line) => line.split(' = ') as [string, string]),
  );
  return windows;
}

const windowsNames = `
UTC = Etc/UTC
Coordinated Universal Time = Etc/UTC
GMT = Europe/London
Hawaiian = Pacific/Honolulu
Aleutian = America/Adak
Alaskan = America/Anchorage
Pacific = America/Los_Angeles
Pacific Standard Time (Mexico) = America/Tijuana
US Mountain = America/Phoenix
Mountain = America/Denver
Mountain Standard Time (Mexico) = America/Mazatlan
Yukon = America/Whitehorse
Central = America/Chicago
Central America = America/Guatemala
Central Standard Time (Mexico) = America/Mexico_City
Canada Central = America/Regina
Eastern = America/New_York
Eastern Standard Time (Mexico) = America/Cancun
US Eastern = America/Indianapolis
Cuba = America/Havana
Haiti = America/Port-au-Prince
SA Pacific = America/Bogota
SA Western = America/La_Paz
SA Eastern = America/Cayenne
Atlantic = America/Halifax
Venezuela = America/Caracas
Pacific SA = America/Santiago
Paraguay = America/Asuncion
Newfoundland = America/St_Johns
E. South America = America/Sao_Paulo
Argentina = America/Buenos_Aires
Greenland = America/Godthab
Montevideo = America/Montevideo
Azores = Atlantic/Azores
Cape Verde = Atlantic/Cape_Verde
Morocco = Africa/Casablanca
Greenwich = Atlantic/Reykjavik
W. Europe = Europe/Berlin
Central Europe = Europe/Budapest
Central European = Europe/Warsaw
Romance = Europe/Paris
W. Central Africa = Africa/Lagos
GTB = Europe/Bucharest
E. Europe = Europe/Chisinau
FLE = Europe/Kiev
Egypt = Africa/Cairo
South Africa = Africa/Johannesburg
Israel = Asia/Jerusalem
Turkey = Europe/Istanbul
Arabic = Asia/Baghdad
Arab = Asia/Riyadh
E. Africa = Africa/Nairobi
Russian = Europe/Moscow
Iran = Asia/Tehran
Arabian = Asia/Dubai
Caucasus = Asia/Yerevan
Pakistan = Asia/Karachi
India = Asia/Calcutta
Sri Lanka = Asia/Colombo
Nepal = Asia/Katmandu
Bangladesh = Asia/Dhaka
SE Asia = Asia/Bangkok
China = Asia/Shanghai
Singapore = Asia/Singapore
W. Australia = Australia/Perth
Taipei = Asia/Taipei
Tokyo = Asia/Tokyo
Korea = Asia/Seoul
Cen. Australia = Australia/Adelaide
AUS Central = Australia/Darwin
E. Australia = Australia/Brisbane
AUS Eastern = Australia/Sydney
New Zealand = Pacific/Auckland
Samoa = Pacific/Apia
`;
