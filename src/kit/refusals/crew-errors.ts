import { longDate } from '#kit/time/dates.ts';
import { windowLabel } from '#kit/time/window-label.ts';

/** Refusals of a crew: at a visit, at the sign-in and in its own account. */
export const visitAhead = (day: string) =>
  `This visit is on ${longDate(day)}. Ask the office to move it first.`;
export const visitIsDone = 'This visit is done. Ask the office to reopen it.';
export const visitMoved = (day: string, from: string, to: string) =>
  `This visit was moved to ${longDate(day)}, ${windowLabel(from, to)}.`;
export const visitWasCancelled = 'This visit was cancelled. Call the office.';
export const visitNoShow = 'This visit is marked as a no-show. Call the office.';
export const tooManyEntries = (max: number) => `A visit has at most ${max} entries.`;
export const tooManyLines = (max: number) => `A quote has at most ${max} lines`;
export const tooManyVisitPhotos = (max: number) => `A visit has at most ${max} photos. Remove one first.`;
export const photoOfOthers = 'This photo does not belong to one of your visits.';
export const crewsTakeNone = 'Crews don’t take payments. The office will see what you took.';
export const moreThanOwed = (taken: string, owed: string) =>
  `You took ${taken}, and ${owed} is owed. The office will see it.`;

export const changedMeanwhile = 'Someone else changed this since you opened it. Load it again.';
export const ownerOnly = 'Only the owner can do this.';
export const officeOnly = 'Only the owner and the office can do this.';
export const noPanel = 'Your account can’t use this panel.';
export const secondFactorFirst = 'Everyone needs two-step sign-in here. Turn it on for your account first.';
export const signInFirst = 'Please sign in.';
export const sessionUnreadable = 'We can’t read your session right now. Please try again in a moment.';
export const wrongPair = 'Invalid username or password. Please try again.';
export const wrongCode =
  'That code is wrong or was already used. Please try the next one. If it still doesn’t work, check the time on your phone.';
export const signInExpired = 'This sign-in timed out. Please enter your password again.';
export const passwordLinkEnded =
  'This link has expired, was used or was replaced: ask for a new one with “Forgot your password?” at the sign-in.';

export const setupExpired = 'Your setup expired. Please start again.';
export const wrongSetupCode =
  'That code is wrong. Enter the code the app shows now. If it still doesn’t work, check the time on your phone';
export const secondFactorStays = 'Everyone needs two-step sign-in here, so it stays on.';
export const secondFactorOff = 'Two-step sign-in is off.';
export const secondFactorOn = 'Two-step sign-in is on already';
export const secondFactorChanged = 'Two-step sign-in was just changed. Load the page again.';
export const passwordForEmail = 'Enter your current password to change your email address';
export const emailTaken = 'Another account uses this email address';
export const samePassword = 'This is your current password. Choose another one';
export const sessionEnded = 'This session has already ended.';
export const notYourPassword = 'That’s not your current password';
export const passwordJustChanged = 'Your password was just changed. Enter the new one';
