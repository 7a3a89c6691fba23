/** The arrival windows of 30 days for 4 crews with 8 visits each a day. */

import { defaultBooking } from '#company/profile/booking.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { addDays } from '#kit/time/dates.ts';
import { offeredWindows } from '#visits/booking/arrival-windows.ts';
import { getDrivingTimes } from '#visits/booking/driving.ts';
import { loadZipPoints } from '#visits/visits/server/zip-points.ts';
import { median } from './load.mjs';
import { markdownTable, ms } from './report.mjs';
import { scaled } from './scale.mjs';

const days = 30;
const crews = 4;
const visitsOfDay = 8;
const warmUps = 5;
const rounds = warmUps + scaled(20, 1);
const today = '2026-12-01';

/** Minutes of each visit: days with room, days that are nearly full, and days in which no order is left. */
const kinds = {
  'with room': { minutes: (visit) => 20 + visit },
  'nearly full': { minutes: (visit) => 30 + visit },
  full: { minutes: (visit) => 42 + visit },
  'with room, driving': { minutes: (visit) => 10 + visit, isDriving: true },
  'nearly full, driving': { minutes: (visit) => 24 + visit, isDriving: true },
  'full, driving': { minutes: (visit) => 36 + visit, isDriving: true },
};

/** Around Burbank, so that neighbors are a few minutes apart and others half an hour. */
const zipCodes = ['91501', '91201', '91601', '91505', '91101', '90012', '91502', '90210'];

export async function measureWindows() {
  const findPoint = await loadZipPoints();
  const rows = Object.entries(kinds).map(([kind, { minutes, isDriving = false }]) => {
    const calendar = findCalendar(minutes, { ...defaultBooking.driving, isOn: isDriving }, findPoint);
    const times = Array.from({ length: rounds }, () => time(calendar)).slice(warmUps);
    const took = times.map((each) => each.took).toSorted((one, other) => one - other);
    const late = took[Math.ceil(took.length * 0.95) - 1];
    return [kind, String(time(calendar).windows), ms(median(took)), ms(late)];
  });
  return markdownTable(
    [
      `Arrival windows of ${days} days, ${crews} crews, ${visitsOfDay} visits each a day`,
      'offered',
      'median',
      '95th percentile',
    ],
    rows,
  );
}

function time(calendar) {
  const begin = performance.now();
  const offered = offeredWindows(calendar, { minutes: 45, zipCode: '91501' }, { from: today, days });
  const took = performance.now() - begin;
  return { took, windows: offered.reduce((sum, { windows }) => sum + windows.length, 0) };
}

/** Each visit has a length of its own and one of four windows in turn, which is the slowest to decide. */
function findCalendar(minutes, driving, findPoint) {
  const windows = defaultBooking.arrivalWindows;
  const busy = [];
  for (let day = 0; day < days; day++) {
    for (let crewId = 1; crewId <= crews; crewId++) {
      for (let visit = 0; visit < visitsOfDay; visit++) {
        const { from, to } = windows[(visit + crewId) % 4];
        busy.push({
          crewId,
          date: addDays(today, day),
          windowFrom: from,
          windowTo: to,
          durationMinutes: minutes(visit),
          zipCode: zipCodes[(visit + crewId + day) % zipCodes.length],
        });
      }
    }
  }
  return {
    settings: {
      ...defaultSettings,
      places: [{ name: 'Burbank', groups: [], zipCodes: ['91501'] }],
      hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '08:00', closes: '18:00' })),
    },
    crews: Array.from({ length: crews }, (_, index) => ({
      id: index + 1,
      hours: null,
      places: null,
      isActive: true,
    })),
    blocks: [],
    driving: getDrivingTimes(driving, findPoint),
    busy,
    timeZone: 'America/Los_Angeles',
    now: new Date(`${today}T08:00:00Z`),
  };
}
