/* The booking step: arrival windows, address, the booked visit. */

export const pickWindow = 'Pick your arrival window';
export const holdHint = 'One tap holds your time while you enter the address.';
export const anyTime = 'Any time';
export const pickLater = 'Send me the quote first; we’ll find a time together.';
export const pickHint = 'Pick a time and you’re booked, or just get your quote.';
export const privacyLead = 'We only use your details for your visit:';
export const bookFor = (total: string) => `Book for ${total}`;
export const isFull = (day: string) => `${day} is full. This is the nearest day with a free window.`;
export const windowsOn = (day: string) => `Arrival windows on ${day}`;
export const asAsked = (part: string) => `${part}, as you asked`;
export const nearby = 'We’re near you that day';
export const otherTimes = 'Other times';
export const holding = 'Holding…';
export const allTaken = (hours: string) =>
  `Every arrival window is taken right now. We’ll contact you within ${hours} to find a time.`;
export const day = 'Day';
export const earlierDays = 'Earlier days';
export const laterDays = 'Later days';
export const noFreeWindow = (date: string) => `${date}, no free window`;
export const noConnection =
  'We couldn’t reach the server, so this time isn’t held yet. Check your connection and pick it again. Your quote is saved.';
export const unknownProblem = 'Something went wrong. Pick a time again. Your quote is saved.';

export const weArrive = (window: string) => `We arrive ${window}`;
export const change = 'Change';
export const holdEnded =
  'We no longer hold this time. You can still book it unless someone else takes it first.';
export const holdingFor = (minutes: number) =>
  `We’re holding this time for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;

export const where = 'Where should we come?';
export const street = 'Street address';
export const unit = 'Apartment or unit';
export const city = 'City';
export const zipCode = 'ZIP code';
export const accessNotes = 'How do we get in?';
export const accessHint = 'Gate code, parking, pets';
export const name = 'Your name';
export const phone = 'Phone number';
export const acceptLead = 'I accept the quote of';
export const agreeLead = 'and agree to the';
export const terms = 'Terms of Service';
export const andThe = 'and the';
export const agreement = 'Service Agreement';
export const newTab = ' (opens in a new tab)';
export const isNow = (total: string) => `It’s now ${total}.`;
export const depositNext = (amount: string) => `Next, pay a deposit of ${amount} by card.`;
export const quoteChanged =
  'We changed your quote since you opened it. Check the new total, accept it and book again.';
export const booking = 'Booking...';
export const book = 'Book this visit';

export const weComeTo = 'We come to';
export const addToCalendar = 'Add to calendar';
export const plansChanged = 'Plans changed? You can move or cancel your visit on your quote’s page.';
export const moveOrCancel = 'Move or cancel this visit';
export const refusedHeading = 'Your quote changed';
export const openQuote = 'Open your quote';
