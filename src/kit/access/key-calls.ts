import { type PanelCall, rolesOfCall } from './call-roles.ts';
import { ownerOnly } from './roles.ts';

/** Calls that need a person: their account, sessions and devices, and their own calendar link. */
const callsOfPeople: readonly PanelCall[] = [
  'addPushSubscription',
  'changePassword',
  'confirmSecondFactor',
  'deletePushSubscription',
  'endOtherSessions',
  'endSecondFactor',
  'endSession',
  'getAccount',
  'getCalendarFeed',
  'getCrewCalendarFeed',
  'listPushSubscriptions',
  'listSessions',
  'renewBackupCodes',
  'replaceCalendarFeed',
  'reportPushArrival',
  'setUpSecondFactor',
  'testPushSubscription',
  'updateAccount',
];

/** Whether a program may make this call with a key of the right role. */
export const isForKeys = (name: string): boolean =>
  rolesOfCall(name) !== ownerOnly && !callsOfPeople.some((call) => call === name);
