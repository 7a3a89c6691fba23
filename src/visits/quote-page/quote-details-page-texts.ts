/* The form of the calculator. */

export const backToServices = 'Back to Services';
export const sending = 'Sending...';
export const send = 'Send my quote request';
export const pricesUnchecked = 'We couldn’t check for new prices. You can still send your request.';
export const pricesChanged = (total: string) =>
  `Prices have changed since you opened this page. Your new total is ${total}.`;

export const name = 'Your name';
export const contactMethod = 'How should we reach you?';
export const phone = 'Phone number';
export const email = 'Email address';
export const zipCode = 'ZIP code';
export const preferredDate = 'Preferred date';
export const preferredTime = 'Preferred time';
export const anytime = 'Anytime';
export const textMessage = 'Text message';
export const emailMethod = 'Email';
export const closedOn = (weekdays: readonly string[]) =>
  `Closed on ${weekdays.map((weekday) => `${weekday}s`).join(', ')}`;

export const photo = 'Photo';
export const photoHint = (megabytes: number) =>
  `JPG, PNG, GIF up to ${megabytes}MB; WebP, AVIF and HEIC work too.`;
export const choosePhoto = 'Choose a photo';
export const chooseAnotherPhoto = 'Choose another photo';
export const photoIdeas = 'Stains, fabric, the whole room: anything helps';
export const plainPhotoIdeas = 'The whole place, and what needs work: anything helps';
export const remove = 'Remove';
export const removePhoto = ' photo';
export const yourUpload = 'Your upload';
export const photoUnreadable = 'We can’t read this photo. Please choose another one';
export const photoOfOtherType = 'Please choose a JPG, PNG, GIF, WebP, AVIF or HEIC photo';
export const photoTooLarge = 'This photo is larger than 10 MB. Please choose a smaller one';
export const photoUploaded = 'Image uploaded.';
export const photoWarning = 'Warning';
export const photoFailed = 'Image upload failed, but your request will still be sent';
