// Loaded into a server before anything else (NODE_OPTIONS=--import=…): moves its clock ahead by the milliseconds in the
// file CLOCK_FILE, read twenty times a second. Timers keep running, as when a computer's clock is set.
import { readFileSync } from 'node:fs';

const RealDate = Date;
let aheadMs = 0;

function read() {
  try {
    aheadMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) || 0;
  } catch {
    aheadMs = 0;
  }
}
read();
setInterval(read, 50).unref();

globalThis.Date = class MovedDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + aheadMs);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + aheadMs;
  }
};
