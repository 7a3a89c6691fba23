/* The first script of the calculator: what loads later has its texts in modules of its own. */

export const eyebrow = 'Free quote';
export const heading = 'Your price, before we knock';
export const almostDone = 'Almost Done';
export const whereAndWhen = 'Tell us where and when, and we’ll send your personalized quote.';
export const bookedFor = (when: string) => `Your visit is booked for ${when}. `;
export const seeQuote = 'See your quote';
export const photoLost = 'Image upload failed, but we have your request. Email us the photo anytime.';

export const stepsLabel = 'Steps';
export const servicesStep = 'Services';
export const contactStep = 'Your details';
export const windowStep = 'Arrival window';
export const doneStep = 'Done';
export const stepDone = ' (done)';
export const getStep = (step: number, steps: number, label: string) => `Step ${step} of ${steps}: ${label}`;

export const chooseServices = 'Choose your services';
export const noServices = 'No services available at this time. Please check back later or call';
export const noServicesEnd = 'for custom pricing.';
export const loading = 'Loading...';
export const retry = 'Retry';
export const tryAgain = 'Try again';
export const orCall = 'Try again, or call';
export const formLoading = 'Loading the form...';
export const formFailed = 'The form didn’t load. Your quote is saved.';
export const restFailed = 'The rest of this page didn’t load. We have your request.';

export const removedServices = (titles: string) =>
  `We removed these from your quote because we no longer offer them: ${titles}.`;
export const someUnavailable = 'We no longer offer some services in your link. The others are in your quote.';
export const unavailable = 'We no longer offer the service in your link. Here’s what we do clean.';
export const oneDropped = 'We removed one service from your quote because we no longer offer it.';
export const manyDropped = 'We removed some services from your quote because we no longer offer them.';

export const inQuote = ' in your quote';
export const addOns = 'Add-ons';
export const serviceCount = (count: number) => `${count} ${count === 1 ? 'service' : 'services'}`;
export const addOnCount = (count: number) => `${count} ${count === 1 ? 'add-on' : 'add-ons'}`;
export const from = 'from';
export const details = 'Details';
export const getDetails = (service: string) => ` of ${service}`;
export const insteadText = 'instead of';
export const percentOff = (percent: number) => `${percent}% off`;
export const add = 'Add';
export const addService = (service: string) => `Add ${service}`;
export const addOne = (service: string) => `Add one ${service}`;
export const removeOne = (service: string) => `Remove one ${service}`;
export const getQuantity = (service: string) => `Quantity of ${service}`;
export const changed = (service: string, amount: string | false, total: string) =>
  `${service}: ${amount ? `${amount}${inQuote}` : 'removed'}. Estimated total ${total}.`;

export const chooseOne = 'choose one';
export const mostChosen = 'Most chosen';

export const yourQuote = 'Your quote';
export const emptyReason = 'Choose at least one service first';
export const emptyQuote = 'Add a service to see your price.';
export const estimatedTotal = 'Estimated total';
export const total = 'Total';
export const getQuote = 'Get This Quote';
export const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);
export const each = 'each';
export const removeFromQuote = (service: string) => `Remove one ${service} from your quote`;
export const addToQuote = (service: string) => `Add one ${service} to your quote`;
export const subtotal = 'Subtotal';
export const discount = 'Discount';
export { minimumFee, tripFee } from '#company/catalog/price-texts.ts';
export const awayFrom = (amount: string, percent: number) => `${amount} away from ${percent}% off`;
export const bestDiscount = (percent: number) => `You save ${percent}%, our best discount`;

export const zipLabel = 'Your ZIP code';

export const sentHeading = 'Quote Request Sent!';
export const booked = 'You’re booked';
export const thanks = (firstName: string | undefined) =>
  firstName ? `Thank you, ${firstName}. ` : 'Thank you. ';
export const contactWithin = (hours: string) =>
  `We'll contact you within ${hours} with your personalized quote`;
