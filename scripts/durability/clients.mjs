import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '#kit/paths/paths.ts';
import { smallJpeg } from '../../tests/support/pictures.ts';

const patienceMs = 60_000;
const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/**
 * Sends quotes as the calculator does, photo first, each with one idempotency key, and repeats until a response arrives.
 * @param {string} origin
 * @param {{ submissions: number, clients: number, onAnswer?: (count: number) => void }} options
 * @returns every acknowledged quote: request and response
 */
export async function sendQuotes(origin, { submissions, clients, onAnswer = () => {} }) {
  const photo = await smallJpeg();
  const acknowledged = [];
  const counts = { broken: 0, refused: 0, repeated: 0 };
  let next = 0;

  async function client() {
    while (next < submissions) {
      const number = next;
      next += 1;
      const { imageUrl } = await sendPhoto(origin, number, photo, counts);
      const body = quoteBody(number, imageUrl);
      const answer = await sendQuote(origin, number, body, counts);
      acknowledged.push({ number, body, answer });
      onAnswer(acknowledged.length);
      // Simulates a lost response.
      if (number % 5 === 0) {
        counts.repeated += 1;
        const again = await sendQuote(origin, number, body, counts);
        if (JSON.stringify(again) !== JSON.stringify(answer)) {
          throw new Error(
            `Quote ${number} was answered ${JSON.stringify(answer)}, then ${JSON.stringify(again)}`,
          );
        }
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  return { acknowledged, counts };
}

export const sendQuote = (origin, number, body, counts) =>
  untilAnswered(counts, () =>
    fetch(origin + api.contact, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `quote-${number}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    }),
  );

function sendPhoto(origin, number, photo, counts) {
  const form = new FormData();
  form.set('image', new File([withComment(photo, `photo ${number}`)], 'sofa.jpg', { type: 'image/jpeg' }));
  return untilAnswered(counts, () =>
    fetch(origin + api.upload, {
      method: 'POST',
      headers: { 'Idempotency-Key': `photo-${number}` },
      body: form,
      signal: AbortSignal.timeout(15_000),
    }),
  );
}

/** After a broken connection or a 503 the outcome is unknown; anything else but 201 is a fault. */
async function untilAnswered(counts, send) {
  const latest = Date.now() + patienceMs;
  for (;;) {
    const answer = await send()
      .then(
        async (response) => ({ status: response.status, body: await response.json() }),
        () => null,
      )
      .catch(() => null);
    if (answer?.status === 201) return answer.body;
    if (answer && answer.status !== 503)
      throw new Error(`Answered ${answer.status} ${JSON.stringify(answer.body)}`);
    if (Date.now() > latest) throw new Error('Not answered for a minute');
    counts[answer ? 'refused' : 'broken'] += 1;
    await sleep(50 + Math.random() * 100);
  }
}

export const toEmail = (number) => `durability-${number}@example.com`;

const quoteBody = (number, imageUrl) => ({
  firstName: 'Ana',
  lastName: `Number ${number}`,
  email: toEmail(number),
  phone: '(818) 555-0111',
  service: 'Quote Request',
  message: '',
  imageUrl,
  quote: {
    items: [{ serviceId: 1, quantity: 1 + (number % 3) }],
    contactMethod: 'sms',
    zipCode: '91501',
    preferredDate: date,
  },
});

/** Each photo is different. */
function withComment(jpeg, text) {
  const comment = Buffer.from(text);
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}
